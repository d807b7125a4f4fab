import { useTexts, type Failure } from 'shared-contracts/host';
import { messages } from 'shared-contracts/messages';
import { KindIcon } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import type { EntryField } from './contact-entry.ts';
import { placeOf } from './server-words.ts';
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
    <div
      className="sp-banner sp-kind--danger vf-summary"
      id={SUMMARY_ID}
      role="group"
      aria-labelledby={`${SUMMARY_ID}-title`}
      tabIndex={-1}
    >
      <KindIcon kind="danger" />
      <div className="sp-banner__text">
        <div id={`${SUMMARY_ID}-title`}>
          <strong>{title}</strong>
          {!hasFaults && form.failure && (
            <p>
              {form.failure.text} {t('contacts.notSavedText')}
            </p>
          )}
        </div>
        {hasFaults && (
          <ul className="vf-summary__list">
            {wrong.map(({ place, text }) => (
              <li key={place}>
                <a
                  href={`#${place}`}
                  onClick={(event) => {
                    // No step in the history for a step on the page.
                    event.preventDefault();
                    document.getElementById(place)?.focus();
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
            {form.general.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function titleOf(hasFaults: boolean, failure: Failure | null): string | null {
  if (hasFaults) return messages['form.invalid'].text;
  // A refusal whose faults are all mended is no longer worth a word.
  if (failure === null || failure.errors.length > 0) return null;
  return messages['contacts.failed'].text;
}
