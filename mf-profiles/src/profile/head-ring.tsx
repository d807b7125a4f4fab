import { GUN_MILAN_MOST } from 'shared-contracts/calls/gun-milan';
import { useTexts } from 'shared-contracts/host';
import { Ring } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

/** The Gun Milan beside a name; null leaves its place empty, and the panel below says why. */
export function HeadRing({ total }: { total: number | null | undefined }) {
  const t = useTexts(texts);
  if (total === null || total === undefined) return null;
  const most = GUN_MILAN_MOST;
  return (
    <div className="pf-head__ring">
      <Ring
        value={total}
        max={most}
        label={t('card.gunmilan', { total, max: most })}
        caption={t('card.ofMax', { max: most })}
      />
    </div>
  );
}
