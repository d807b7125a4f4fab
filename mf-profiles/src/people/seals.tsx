import type { Badges } from 'shared-contracts/calls/listed-profiles';
import { provenOf, SEALS } from 'shared-contracts/domain/seals';
import { useTexts } from 'shared-contracts/host';
import { Seal } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';

/** The verifications that a reply carries, as seals; null when there is none to show. */
export function Seals({ badges, compact }: { badges: Badges; compact?: boolean }) {
  const t = useTexts(texts);
  const shown = provenOf(badges).map((verification) => SEALS[verification]);
  if (shown.length === 0) return null;
  return shown.map((kind) => (
    <Seal key={kind} kind={kind} label={t(`seal.${kind}`)} compact={compact} />
  ));
}
