import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useTexts } from 'shared-contracts/host';
import { SkeletonText, VisuallyHidden } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import type { FilterFormProps } from './filter-form.tsx';

const formCode = lazyCode(async () => (await import('./filter-form.tsx')).FilterForm);

/** The form with its heavy fields, fetched when it is first seen. */
export function LateForm(props: FilterFormProps) {
  const t = useTexts(filterTexts);
  return (
    <LazyPart
      code={formCode}
      waiting={
        <div className="pf-form pf-form--waiting">
          <VisuallyHidden>{t('form.loading')}</VisuallyHidden>
          <SkeletonText lines={8} />
        </div>
      }
      failed={(error, retry) => (
        <LoadFailed plain title={t('form.failed')} error={error} retrying={false} onRetry={retry} />
      )}
    >
      {(FilterForm) => <FilterForm {...props} />}
    </LazyPart>
  );
}
