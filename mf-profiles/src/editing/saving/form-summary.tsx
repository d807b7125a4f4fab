import { ErrorSummary } from 'shared-contracts/error-summary';
import { useTexts } from 'shared-contracts/host';
import { messages } from 'shared-contracts/messages';
import { editingTexts } from '../editing-texts.ts';
import { placeOf, SUMMARY_ID, type EditForm } from '../use-edit-form.ts';

/** What keeps the step from being saved, each with the way to its field; takes the focus after a refused save. */
export function FormSummary({ form }: { form: EditForm }) {
  const t = useTexts(editingTexts);
  const { wrong, general, failure } = form;
  const hasFaults = wrong.length + general.length > 0;
  // A refusal whose faults are all mended is no longer worth a word.
  const hasFailed = failure !== null && failure.errors.length === 0;
  if (!hasFaults && !hasFailed) return null;
  return (
    <ErrorSummary
      id={SUMMARY_ID}
      title={hasFaults ? messages['form.invalid'].text : messages['profile.saveFailed'].text}
      text={hasFaults ? undefined : `${failure?.text ?? ''} ${t('save.stillHere')}`}
      faults={wrong.map((field) => ({
        place: placeOf(field),
        text: t('fault.place', { field: t(`field.${field}`), fault: form.wordsOf(field) ?? '' }),
      }))}
      general={general}
    />
  );
}
