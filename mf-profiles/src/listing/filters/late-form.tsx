import { useEffect, useState, type ComponentType } from 'react';
import { useTexts } from 'shared-contracts/host';
import { LoadFailed } from 'shared-contracts/load-failed';
import { SkeletonText, VisuallyHidden } from 'shared-contracts/ui/core';
import type { FilterFormProps } from './filter-form.tsx';
import { filterTexts } from './filter-texts.ts';

interface Arrival {
  readonly Form?: ComponentType<FilterFormProps>;
  readonly error?: unknown;
}

/** The form with its heavy fields, asked for when it is first seen. */
export function LateForm(props: FilterFormProps) {
  const t = useTexts(filterTexts);
  const [tries, setTries] = useState(0);
  const [{ Form, error }, setArrival] = useState<Arrival>({});
  useEffect(() => {
    let live = true;
    const arrive = (arrival: Arrival) => live && setArrival(arrival);
    import('./filter-form.tsx').then(
      ({ FilterForm }) => arrive({ Form: FilterForm }),
      (reason: unknown) => arrive({ error: reason }),
    );
    return () => void (live = false);
  }, [tries]);
  if (Form !== undefined) return <Form {...props} />;
  if (error === undefined) {
    return (
      <div className="pf-form pf-form--waiting">
        <VisuallyHidden>{t('form.loading')}</VisuallyHidden>
        <SkeletonText lines={8} />
      </div>
    );
  }
  const again = () => {
    setArrival({});
    setTries(tries + 1);
  };
  return (
    <LoadFailed plain title={t('form.failed')} error={error} retrying={false} onRetry={again} />
  );
}
