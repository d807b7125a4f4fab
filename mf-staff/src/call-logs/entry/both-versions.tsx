import { useEffect, useRef } from 'react';
import { useTexts } from 'shared-contracts/host';
import { FieldError } from 'shared-contracts/ui/core';
import { DESK_CLOCK } from '../../desk-time/desk-time.ts';
import { entryTexts } from '../../locales/en/entry.ts';
import type { EntryField } from './entry-values.ts';
import type { Pick, UsedVersions } from './use-versions.ts';
import { FIELD_LABELS, useValueText } from './value-text.ts';

interface BothVersionsProps {
  readonly versions: UsedVersions;
  /** Saving waits for what is not chosen. */
  readonly isSubmitted: boolean;
}

/** Shows what both callers made of an entry; where they changed the same field, one is chosen. Takes the focus. */
export function BothVersions({ versions, isSubmitted }: BothVersionsProps) {
  const text = useTexts(entryTexts);
  const valueText = useValueText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { both, taken } = versions.merged;
  const label = (field: EntryField) => text(FIELD_LABELS[field], { clock: DESK_CLOCK });
  const names = Object.keys(taken) as EntryField[];
  const shown = names.filter((name) => !name.endsWith('_name') || name === 'customer_name');
  return (
    <section className="st-both" aria-labelledby="st-both-title">
      <h3 id="st-both-title" className="st-both__title" tabIndex={-1} ref={title}>
        {text('both.title')}
      </h3>
      <p>{text(both.length > 0 ? 'both.text' : 'both.fits')}</p>
      {both.map((group) => {
        const [field] = group;
        return field === undefined ? null : (
          <BothField
            key={field}
            label={label(field)}
            mine={valueText(field, versions.mine)}
            theirs={valueText(field, versions.theirs)}
            picked={versions.pickOf(group)}
            onPick={(pick) => versions.pick(group, pick)}
            canJoin={field === 'remark'}
            isMissing={isSubmitted && versions.pickOf(group) === null}
          />
        );
      })}
      {shown.length > 0 && (
        <ul className="st-both__taken">
          {shown.map((field) => (
            <li key={field}>
              {text('both.taken', {
                field: label(field),
                value: valueText(field, versions.theirs),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface BothFieldProps {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly picked: Pick | null;
  readonly onPick: (pick: Pick) => void;
  /** Whether the two can stand below each other. */
  readonly canJoin: boolean;
  readonly isMissing: boolean;
}

function BothField(props: BothFieldProps) {
  const { label, mine, theirs, picked, onPick, canJoin, isMissing } = props;
  const text = useTexts(entryTexts);
  const error = `st-both-${label}-error`.replaceAll(' ', '-');
  const choices: readonly (readonly [Pick, string, string])[] = [
    ['mine', text('both.mine'), mine],
    ['theirs', text('both.theirs'), theirs],
    ...(canJoin ? ([['together', text('both.together'), `${theirs}\n${mine}`]] as const) : []),
  ];
  return (
    <fieldset className="st-both__field" aria-describedby={error}>
      <legend className="sp-field__label">{label}</legend>
      <div className="st-both__choices">
        {choices.map(([pick, words, value]) => (
          <label key={pick} className="st-both__choice">
            <input
              type="radio"
              name={`st-both-${label}`}
              checked={picked === pick}
              onChange={() => onPick(pick)}
            />
            <span>
              <strong>{words}</strong>
              <span className="st-both__value">{value}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={error}>{isMissing ? text('both.choose') : null}</FieldError>
    </fieldset>
  );
}
