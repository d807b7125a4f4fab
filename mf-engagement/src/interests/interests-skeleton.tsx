import { useTexts } from 'shared-contracts/host';
import { LongWait, Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/engagement.ts';
import '../people/person-photo.css';
import './interest-card.css';

/** As many as a phone shows. */
const CARDS = 6;

/** Cards to come, in their shape. */
export function InterestsSkeleton() {
  const t = useTexts(texts);
  return (
    <div>
      <Skeleton label={t('interests.loading')}>
        <div className="en-interests__list">
          {Array.from({ length: CARDS }, (_, n) => (
            <div key={n} className="en-card">
              <span className="en-photo sp-skeleton" />
              <div className="en-interests__words">
                <SkeletonText />
              </div>
            </div>
          ))}
        </div>
      </Skeleton>
      <LongWait>{t('interests.slow')}</LongWait>
    </div>
  );
}
