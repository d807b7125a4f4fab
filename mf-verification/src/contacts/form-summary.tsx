import { ErrorSummary } from 'shared-contracts/error-summary';
import { useTexts, type Failure } from 'shared-contracts/host';
import { messages } from 'shared-contracts/messages';
import { texts } from '../texts.ts';
import type { EntryField } from './contact-entry.ts';
import { placeOf } from './places.ts';
import { SUMMARY_ID, type ContactsFormState } from './use-contacts-form.ts';

/** What keeps the form from being saved, each with the way to its field; takes the focus after a refused save. */
export function FormSummary({ form }: { form: ContactsFormState }) {
  const t = useTexts(texts);
  const wrong = form.entries.flatMap((entry, index) =>
    Object.entries(form.wordsOf(entry)).map(([field, fault]) => ({
      place: placeOf(entry.id, field as EntryField),
      text: t('fault.place', {
        n: index + 1,
        field: t(`field.${field as EntryField}`),
        fault: fault ?? '',
      }),
    })),
  );
  const hasFaults = wrong.length + form.general.length > 0;
  const title = titleOf(hasFaults, form.failure);
  if (title === null) return null;
  return (
    <ErrorSummary
      id={SUMMARY_ID}
      title={title}
      text={
        hasFaults || form.failure === null
          ? undefined
          : `${form.failure.text} ${t('contacts.notSavedText')}`
      }
      faults={wrong}
      general={form.general}
    />
  );
}

function titleOf(hasFaults: boolean, failure: Failure | null): string | null {
  if (hasFaults) return messages['form.invalid'].text;
  // A refusal whose faults are all mended is no longer worth a word.
  if (failure === null || failure.errors.length > 0) return null;
  return messages['contacts.failed'].text;
}
