import { DraftLine } from 'shared-contracts/forms/drafts/draft-line';
import { ErrorSummary } from 'shared-contracts/forms/error-summary';
import { useMessages, useTexts } from 'shared-contracts/host';
import { editingTexts } from '../../locales/en/editing.ts';
import type { EditFormState } from '../use-edit-form.ts';
import { fieldId } from '../values/edit-fields.ts';
import { FieldsChangedMeanwhile } from './changed-meanwhile.tsx';

/** What stands above the fields: the draft they begin with, what changed elsewhere, and what is wrong. */
export function EditNotices({ form }: { form: EditFormState }) {
  const t = useTexts(editingTexts);
  const message = useMessages();
  // A name that asks has its mark already.
  const placed = (field: string, error: string) =>
    field.endsWith('?') ? `${field} ${error}` : t('error.place', { field, error });
  return (
    <>
      <DraftLine from={form.from} onThrowAway={form.throwAway} />
      <FieldsChangedMeanwhile form={form} />
      <ErrorSummary
        form={form}
        failed={message('profile.saveFailed')}
        stillHere={t('save.stillHere')}
        lineOf={(field, error) => ({
          id: fieldId(field),
          text: placed(t(`field.${field}`), error),
        })}
      />
    </>
  );
}
