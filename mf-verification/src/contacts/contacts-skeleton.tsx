import { useTexts } from 'shared-contracts/host';
import { LongWait, Skeleton } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/verification.ts';

/** One contact to come, in its own shape; and a word after 10 s. */
export function ContactsSkeleton() {
  const t = useTexts(texts);
  return (
    <div>
      <Skeleton label={t('wait.contacts')}>
        <div className="sp-surface vf-entry__fields">
          {[0, 1, 2, 3, 4].map((n) => (
            <div key={n}>
              <span className="sp-skeleton vf-skeleton__label" />
              <span className="sp-skeleton vf-skeleton__control" />
            </div>
          ))}
        </div>
      </Skeleton>
      <LongWait>{t('wait.long')}</LongWait>
    </div>
  );
}
