import { useRef, useState, type ReactNode } from 'react';
import { IconClose } from 'shared-contracts/ui/core';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { matchingChoices, type Choice } from './matching-choices.ts';

/** The choices are those of a known list, or whatever fits what is typed. */
interface SeveralComboboxProps<One extends Choice> extends Omit<
  ComboboxProps<One>,
  | 'chosen'
  | 'choices'
  | 'onChoose'
  | 'onType'
  | 'onWords'
  | 'isChosen'
  | 'onRemoveLast'
  | 'inputRef'
> {
  /** All there are, narrowed here by what is typed. */
  readonly all?: readonly One[];
  /** Instead of `all`: results of the caller for what is typed. */
  readonly found?: readonly One[];
  readonly onType?: (typed: string) => void;
  readonly values: readonly string[];
  /** Reads a chosen value. */
  readonly say: (value: string) => string;
  /** What the button of a chosen one is called. */
  readonly removeText: (words: string) => string;
  readonly onChange: (values: string[]) => void;
  /** Whether words of one's own count too. */
  readonly takesWords?: boolean;
}

/** A combobox for several: each chosen one stands below the field until it is pressed. */
export function SeveralCombobox<One extends Choice>(props: SeveralComboboxProps<One>): ReactNode {
  const { all, found, values, say, removeText, onChange, onType, takesWords, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const add = (value: string) => {
    if (!values.includes(value)) onChange([...values, value]);
  };
  const remove = (value: string) => onChange(values.filter((one) => one !== value));
  return (
    <div>
      <Combobox
        {...rest}
        inputRef={input}
        chosen=""
        choices={found ?? matchingChoices(all ?? [], typed)}
        isChosen={({ value }) => values.includes(value)}
        onType={(text) => {
          setTyped(text);
          onType?.(text);
        }}
        onChoose={(one) => {
          if (one !== null) (values.includes(one.value) ? remove : add)(one.value);
        }}
        onWords={takesWords === true ? add : undefined}
        onRemoveLast={() => onChange(values.slice(0, -1))}
      />
      {values.length > 0 && (
        <ul className="sp-combobox__chosen">
          {values.map((value) => (
            <li key={value}>
              <button
                type="button"
                className="sp-combobox__taken"
                aria-label={removeText(say(value))}
                onClick={({ detail }) => {
                  remove(value);
                  // By keyboard (no clicks counted) the focus needs a place; a finger shall not open the letters.
                  if (detail === 0) input.current?.focus();
                }}
              >
                <span>{say(value)}</span>
                <IconClose />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
