// The host and the design system by their shared names: every remote carries a copy of this file, and not of what it
// stands on.
import { useId } from 'react';
import { describeError, useMessages } from 'shared-contracts/host';
import { KindIcon } from 'shared-contracts/ui/core';
import { ERROR_SUMMARY } from './focus-errors.ts';
import { focusField } from './use-deferred-focus.ts';
import type { FormErrors } from './use-form-errors.ts';

interface ErrorSummaryProps<Field extends string> {
  readonly form: Pick<FormErrors<Field>, 'wrong' | 'general' | 'failure' | 'errorOf'>;
  /** The title where no field is at fault, for example 'Profile save failed'; the reason itself when absent. */
  readonly failed?: string;
  /** Stands behind the reason then: that nothing is lost. */
  readonly stillHere?: string;
  /** The id in the document of a field, and the line that names it with its error. */
  readonly lineOf: (field: Field, error: string) => { readonly id: string; readonly text: string };
}

/**
 * What keeps a form from being saved, each with the way to its field; takes the focus after a refused save. Nothing
 * while all is well, and once the last error is mended.
 */
export function ErrorSummary<Field extends string>(props: ErrorSummaryProps<Field>) {
  const { form, failed, stillHere = '', lineOf } = props;
  const { wrong, general, failure, errorOf } = form;
  const message = useMessages();
  const titleId = useId();
  const isInvalid = wrong.length + general.length > 0;
  if (!isInvalid && failure === null) return null;
  const reason = isInvalid ? message('form.invalid') : message(describeError(failure).key);
  return (
    <div
      className="sp-banner sp-kind--danger sp-faults"
      {...{ [ERROR_SUMMARY]: '' }}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <KindIcon kind="danger" />
      <div className="sp-banner__text">
        <div id={titleId}>
          <strong>{isInvalid ? reason : (failed ?? reason)}</strong>
          {!isInvalid && failed !== undefined && <p>{`${reason} ${stillHere}`}</p>}
        </div>
        {isInvalid && (
          <ul className="sp-faults__list">
            {wrong.map((field) => {
              const { id, text } = lineOf(field, errorOf(field) ?? '');
              return (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    onClick={(event) => {
                      // No step in the history for a step on the page.
                      event.preventDefault();
                      focusField(id);
                    }}
                  >
                    {text}
                  </a>
                </li>
              );
            })}
            {general.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
