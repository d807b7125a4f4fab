import { useTexts } from 'shared-contracts/host';
import { LongWait, Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { texts } from '../../locales/en/desk.ts';

/** The list to come: rows on a wide window, cards on a phone; and a word after 10 s. */
export function CallsSkeleton() {
  const text = useTexts(texts);
  return (
    <div>
      <Skeleton label={text('wait.calls')}>
        <div className="st-cards st-cards--waiting">
          {[0, 1, 2, 3, 4, 5, 6, 7].map((n) => (
            <div key={n} className="st-card">
              <SkeletonText lines={2} />
            </div>
          ))}
        </div>
      </Skeleton>
      <LongWait>{text('wait.long')}</LongWait>
    </div>
  );
}
