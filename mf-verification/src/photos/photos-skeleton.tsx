import { useTexts } from 'shared-contracts/host';
import { LongWait, Skeleton } from 'shared-contracts/ui/core';
import { photoTexts } from '../locales/en/photos.ts';
import { texts } from '../locales/en/verification.ts';

/** Photos to come, in their own shape; and a word after 10 s. */
export function PhotosSkeleton() {
  const t = useTexts(photoTexts);
  const common = useTexts(texts);
  return (
    <div>
      <Skeleton label={t('wait')}>
        <div className="vf-photos">
          {[0, 1, 2, 3].map((n) => (
            <span key={n} className="sp-skeleton vf-skeleton__photo" />
          ))}
        </div>
      </Skeleton>
      <LongWait>{common('wait.long')}</LongWait>
    </div>
  );
}
