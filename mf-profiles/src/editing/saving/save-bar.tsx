import { useEffect, useState } from 'react';
import { useHost, useTexts } from 'shared-contracts/host';
import { timeText } from 'shared-contracts/i18n/time-text';
import { ActionBar, Button, IconCheck } from 'shared-contracts/ui/core';
import { editingTexts } from '../../locales/en/editing.ts';
import type { EditFormState } from '../use-edit-form.ts';

/** How long 'just now' lasts, in ms. */
const JUST_NOW = 60_000;

interface SaveBarProps {
  readonly form: EditFormState;
  /** Whether Save was pressed for nothing; it is said then, on a phone too. */
  readonly hasNothing: boolean;
  readonly nextLabel: string;
  readonly onNext: () => void;
}

/** Save, save and go on, and how it stands. */
export function SaveBar({ form, hasNothing, nextLabel, onNext }: SaveBarProps) {
  const t = useTexts(editingTexts);
  return (
    <ActionBar label={t('save.bar')}>
      <p className="pf-edit__state pf-edit__state--asked" role="status">
        {hasNothing && t('save.nothing')}
      </p>
      {!hasNothing && <SavedState form={form} />}
      <Button type="submit" loading={form.isBusy}>
        {t('save.save')}
      </Button>
      <Button variant="primary" loading={form.isBusy} onClick={onNext}>
        {nextLabel}
      </Button>
    </ActionBar>
  );
}

function SavedState({ form }: { form: EditFormState }) {
  const t = useTexts(editingTexts);
  const { locale } = useHost();
  const { lastSave } = form;
  const isFresh = useIsFresh(lastSave?.at ?? null);
  if (form.isStepChanged) return <p className="pf-edit__state">{unsavedText()}</p>;
  if (lastSave === null)
    return <p className="pf-edit__state pf-edit__state--nothing">{t('save.nothing')}</p>;
  return (
    <p className="pf-edit__state pf-edit__state--saved">
      <IconCheck />
      <span>{savedText(lastSave)}</span>
    </p>
  );

  function savedText({ at, isMerged }: NonNullable<EditFormState['lastSave']>): string {
    if (isMerged) return t('save.merged');
    return isFresh ? t('save.now') : t('save.at', { time: timeText(at, locale) });
  }

  function unsavedText(): string {
    switch (form.draftStatus) {
      case 'saved':
        return t('save.kept');
      case 'waiting':
        return t('save.waiting');
      case 'refused':
      case 'unknown':
        return t('save.notKept');
      case 'saving':
        return t('save.unsaved');
    }
  }
}

/** Whether a moment is less than JUST_NOW ago. */
function useIsFresh(at: number | null): boolean {
  const [stale, setStale] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setStale(at), JUST_NOW);
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && stale !== at;
}
