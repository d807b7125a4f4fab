import { GUN_MILAN_MOST } from 'shared-contracts/domain/gun-milan';
import { useTexts } from 'shared-contracts/host';
import { Ring } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';

/** The Gun Milan beside a name; null says in a quiet line what it waits for, and the panel below more of it. */
export function HeadRing({ total }: { total: number | null | undefined }) {
  const t = useTexts(texts);
  if (total === undefined) return null;
  if (total === null) return <p className="pf-head__no-score">{t('card.noScore')}</p>;
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
