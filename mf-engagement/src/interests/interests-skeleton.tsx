import { useTexts } from 'shared-contracts/host';
import { Skeleton } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

/** As many as a phone shows. */
const CARDS = 6;

/** Cards to come, of about their height. */
export function InterestsSkeleton() {
  const t = useTexts(texts);
  return (
    <Skeleton label={t('interests.loading')}>
      <div className="en-interests__list">
        {Array.from({ length: CARDS }, (_, n) => (
          <div key={n} className="en-interests__skeleton sp-skeleton" />
        ))}
      </div>
    </Skeleton>
  );
}
