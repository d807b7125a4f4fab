import { useTexts } from 'shared-contracts/host';
import { LongWait, Skeleton } from 'shared-contracts/ui/core';
import { editingTexts } from '../locales/en/editing.ts';

/** Steps and fields to come, in their own shape; and a word after 10 s. The score above them may be there before. */
export function EditSkeleton() {
  const t = useTexts(editingTexts);
  return (
    <div>
      <Skeleton label={t('edit.loading')}>
        <div className="pf-edit__columns">
          <div className="pf-edit__side">
            <span className="sp-skeleton pf-edit__skeleton-steps" />
          </div>
          <div className="pf-edit__parts">
            <span className="sp-skeleton pf-edit__skeleton-title" />
            {[0, 1, 2, 3, 4, 5].map((n) => (
              <div key={n}>
                <span className="sp-skeleton pf-edit__skeleton-label" />
                <span className="sp-skeleton pf-edit__skeleton-control" />
              </div>
            ))}
          </div>
        </div>
      </Skeleton>
      <LongWait>{t('edit.slow')}</LongWait>
    </div>
  );
}
