import { useTexts } from 'shared-contracts/host';
import type { Badges } from 'shared-contracts/calls/profiles';
import { VERIFICATIONS, type Verification } from 'shared-contracts/domain/plan';
import { Seal, type SealKind } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

const kinds = {
  personal: 'identity',
  job: 'job',
  salary: 'income',
  property: 'property',
} as const satisfies Record<Verification, SealKind>;

/** The verifications that a reply carries, as seals; null when there is none to show. */
export function Seals({ badges, compact }: { badges: Badges; compact?: boolean }) {
  const t = useTexts(texts);
  const shown = VERIFICATIONS.filter((verification) => badges[verification] === true);
  if (shown.length === 0) return null;
  return shown.map((verification) => (
    <Seal
      key={verification}
      kind={kinds[verification]}
      label={t(`seal.${kinds[verification]}`)}
      compact={compact}
    />
  ));
}
