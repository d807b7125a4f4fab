// The design system by its shared name: every remote carries a copy of this file, and not of what it stands on.
import { KindIcon } from 'shared-contracts/ui/core';
import { focusPlace } from './use-deferred-focus.ts';

/** Props of what stands above a form that was not saved. */
export interface ErrorSummaryProps {
  /** Of the element, to give it the focus after a refused save. */
  readonly id: string;
  readonly title: string;
  /** Why, where no field is at fault. */
  readonly text?: string | undefined;
  /** Each with the id of the field that it leads to. */
  readonly faults: readonly { readonly place: string; readonly text: string }[];
  /** Faults of no field. */
  readonly general: readonly string[];
}

/** What keeps a form from being saved, each with the way to its field. */
export function ErrorSummary({ id, title, text, faults, general }: ErrorSummaryProps) {
  return (
    <div
      className="sp-banner sp-kind--danger sp-faults"
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <KindIcon kind="danger" />
      <div className="sp-banner__text">
        <div id={`${id}-title`}>
          <strong>{title}</strong>
          {text && <p>{text}</p>}
        </div>
        {faults.length + general.length > 0 && (
          <ul className="sp-faults__list">
            {faults.map((fault) => (
              <li key={fault.place}>
                <a
                  href={`#${fault.place}`}
                  onClick={(event) => {
                    // No step in the history for a step on the page.
                    event.preventDefault();
                    focusPlace(fault.place);
                  }}
                >
                  {fault.text}
                </a>
              </li>
            ))}
            {general.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
