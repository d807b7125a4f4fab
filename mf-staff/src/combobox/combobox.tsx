import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Field } from 'shared-contracts/ui/core';
import type { Choice } from './matching-choices.ts';
import './combobox.css';

/** Props of a field in which one types to choose; whoever mounts it decides which choices fit what is typed. */
export interface ComboboxProps<One extends Choice> {
  readonly id?: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  /** What is chosen, in words; '' for nothing. */
  readonly chosen: string;
  /** The choices for what is typed, in order. */
  readonly choices: readonly One[];
  /** Told of every change of the typed text; '' as long as nothing is typed. */
  readonly onType: (typed: string) => void;
  /** Null where the field was emptied. */
  readonly onChoose: (choice: One | null) => void;
  /** Whether emptying the field chooses nothing, instead of leaving what was chosen. */
  readonly canBeEmpty?: boolean;
  /** The digits 1 to 9 choose the choice that shows them, at once. */
  readonly byDigit?: boolean;
  /** Instead of choices: that they are on their way, that none fits. */
  readonly note?: string | null;
  /** How a choice looks; its text when absent. */
  readonly draw?: (choice: One) => ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A combobox of the ARIA pattern 'list autocomplete with manual selection'. Enter and Tab take what is marked. */
export function Combobox<One extends Choice>(props: ComboboxProps<One>) {
  const { id, label, error, help, chosen, choices, note, draw, byDigit } = props;
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const active = isOpen ? choices[marked] : undefined;

  const type = (text: string | null) => {
    setTyped(text);
    setMarked(0);
    props.onType(text ?? '');
  };
  const close = () => {
    setOpen(false);
    if (typed !== null) type(null);
  };
  const choose = (choice: One | null) => {
    props.onChoose(choice);
    close();
  };
  const mark = (at: number) => {
    setMarked(at);
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  };
  /** What leaving the field means: an emptied field is a choice too, where it may be empty. */
  const leave = () => {
    if (typed?.trim() === '' && props.canBeEmpty && chosen !== '') choose(null);
    else close();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (byDigit === true && /^[1-9]$/.test(key)) {
      event.preventDefault();
      const picked = choices[Number(key) - 1];
      if (picked !== undefined) choose(picked);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) setOpen(true);
      else if (choices.length > 0) {
        const step = key === 'ArrowDown' ? 1 : -1;
        mark((marked + step + choices.length) % choices.length);
      }
    } else if (key === 'Enter' && isOpen) {
      // Never sends the form while something is being chosen.
      event.preventDefault();
      if (active !== undefined) choose(active);
    } else if (key === 'Tab' && isOpen && active !== undefined && (typed ?? '').trim() !== '') {
      choose(active);
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <Field {...(id !== undefined && { id })} label={label} error={error} help={help}>
      {(control) => (
        <div className="st-combobox">
          <input
            {...control}
            ref={props.inputRef}
            className="sp-input st-combobox__input"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={active === undefined ? undefined : `${listId}-${marked}`}
            value={typed ?? chosen}
            onFocus={({ target }) => target.select()}
            onClick={() => setOpen(true)}
            onBlur={leave}
            onChange={({ target }) => {
              setOpen(true);
              type(target.value);
            }}
            onKeyDown={onKeyDown}
          />
          {/* Pressing a choice must not take the focus out of the field before the click arrives. */}
          <ul
            ref={list}
            id={listId}
            className="st-combobox__list"
            role="listbox"
            aria-label={label}
            hidden={!isOpen || choices.length === 0}
            onPointerDown={(event) => event.preventDefault()}
          >
            {isOpen &&
              choices.map((choice, at) => (
                <li
                  key={choice.value}
                  id={`${listId}-${at}`}
                  className="st-combobox__choice"
                  role="option"
                  aria-selected={at === marked}
                  onClick={() => choose(choice)}
                >
                  {byDigit === true && (
                    <span className="st-combobox__digit" aria-hidden="true">
                      {at < 9 ? at + 1 : ''}
                    </span>
                  )}
                  {draw === undefined ? choice.text : draw(choice)}
                </li>
              ))}
          </ul>
          <p
            className="st-combobox__note"
            role="status"
            data-shown={isOpen && choices.length === 0 && note ? '' : undefined}
          >
            {isOpen && choices.length === 0 ? note : null}
          </p>
        </div>
      )}
    </Field>
  );
}
