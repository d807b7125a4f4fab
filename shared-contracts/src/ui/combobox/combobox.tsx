// By its shared name, as in forms/: every remote carries a copy of this file, and not of the design system.
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import { Field, VisuallyHidden } from 'shared-contracts/ui/core';
import type { Choice } from './matching-choices.ts';
import './combobox.css';

/** The parent decides which choices fit what is typed. */
export interface ComboboxProps<One extends Choice> {
  readonly id?: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  /** What is chosen, in words; '' for nothing. */
  readonly chosen: string;
  /** The choices for what is typed, in order. */
  readonly choices: readonly One[];
  /** Called with every change of the typed text; '' as long as nothing is typed. */
  readonly onType: (typed: string) => void;
  /** Called while the member types, and not when a choice or Escape empties the field. */
  readonly onEdit?: (typed: string) => void;
  /** Null where the field was emptied. */
  readonly onChoose: (choice: One | null) => void;
  /** Whether emptying the field chooses nothing, instead of leaving what was chosen. */
  readonly canBeEmpty?: boolean;
  /** The digits 1 to 9 choose the choice that shows them, at once. */
  readonly byDigit?: boolean;
  /**
   * Takes words that are not among the choices. Nothing is marked then until an arrow is pressed; Enter and leaving the
   * field take what is typed.
   */
  readonly onWords?: ((typed: string) => void) | undefined;
  /**
   * Gets the typed words as long as nothing is chosen for them, and '' afterwards. With it, words stay in the field when
   * it is left; those that are exactly one choice choose it.
   */
  readonly onUnchosen?: ((typed: string) => void) | undefined;
  /** Whether a choice is among several that are chosen; the list stays open then while one chooses. */
  readonly isChosen?: (choice: One) => boolean;
  /** Called when Backspace is pressed in the empty field. */
  readonly onRemoveLast?: () => void;
  readonly onOpen?: () => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** How many choices there are, in words for who cannot see them. */
  readonly countText?: ((count: number) => string) | undefined;
  /** Instead of choices: that they are on their way, that none fits. */
  readonly note?: string | null;
  /** How a choice looks; its text when absent. */
  readonly draw?: (choice: One) => ReactElement;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A combobox of the ARIA pattern 'list autocomplete with manual selection'. Enter and Tab take what is marked. */
export function Combobox<One extends Choice>(props: ComboboxProps<One>) {
  const { id, label, error, help, chosen, choices, note, draw, byDigit } = props;
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isFree = props.onWords !== undefined;
  const first = isFree ? -1 : 0;
  const [marked, setMarked] = useState(first);
  const active = isOpen ? choices[marked] : undefined;
  const isShown = isOpen && choices.length > 0;

  useListInSight(list, isShown, choices.length);

  const type = (text: string | null) => {
    setTyped(text);
    setMarked(first);
    props.onType(text ?? '');
    props.onUnchosen?.(text?.trim() ?? '');
  };
  const close = () => {
    setOpen(false);
    if (typed !== null) type(null);
  };
  const open = () => {
    setOpen(true);
    if (!isOpen) props.onOpen?.();
  };
  const choose = (choice: One | null) => {
    props.onChoose(choice);
    if (props.isChosen === undefined) close();
    else if (typed !== null) type(null);
  };
  const mark = (at: number) => {
    setMarked(at);
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  };
  const leaveUnchosen = (words: string) => {
    const [same, another] = choices.filter(({ text }) => isSameText(text, words));
    if (same !== undefined && another === undefined) choose(same);
    else if (isSameText(words, chosen)) close();
    else setOpen(false);
  };
  /** What leaving the field means: an emptied field is a choice too, where it may be empty. */
  const leave = () => {
    const words = (typed ?? '').trim();
    if (words !== '' && props.onWords !== undefined) {
      props.onWords(words);
      close();
    } else if (typed?.trim() === '' && props.canBeEmpty && chosen !== '') choose(null);
    else if (words !== '' && props.onUnchosen !== undefined) leaveUnchosen(words);
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
      if (!isOpen) open();
      else if (choices.length > 0) {
        const step = key === 'ArrowDown' ? 1 : -1;
        const from = marked < 0 && step < 0 ? 0 : marked;
        mark((from + step + choices.length) % choices.length);
      }
    } else if (key === 'Enter' && (isOpen || props.isChosen !== undefined)) {
      // Never sends the form while something is being chosen.
      event.preventDefault();
      if (active !== undefined) choose(active);
      else if (isFree) leave();
      else if (!isOpen) open();
    } else if (key === 'Backspace' && (typed ?? chosen) === '') {
      props.onRemoveLast?.();
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
        <div className="sp-combobox">
          <input
            {...control}
            ref={props.inputRef}
            className="sp-input sp-input--select"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={active === undefined ? undefined : `${listId}-${marked}`}
            value={typed ?? chosen}
            // A choice is replaced by typing; own words are continued.
            onFocus={({ target }) => !isFree && target.select()}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            onClick={open}
            onBlur={leave}
            onChange={({ target }) => {
              open();
              type(target.value);
              props.onEdit?.(target.value);
            }}
            onKeyDown={onKeyDown}
          />
          {/* Pressing a choice must not take the focus out of the field before the click arrives. */}
          <ul
            ref={list}
            id={listId}
            className="sp-combobox__list"
            role="listbox"
            // A name for who hears the list; while it is away the field alone has the label.
            aria-label={isShown ? label : undefined}
            aria-multiselectable={props.isChosen === undefined ? undefined : true}
            hidden={!isShown}
            onPointerDown={(event) => event.preventDefault()}
          >
            {isOpen &&
              choices.map((choice, at) => (
                <li
                  key={choice.value}
                  id={`${listId}-${at}`}
                  className="sp-combobox__choice"
                  role="option"
                  aria-selected={props.isChosen?.(choice) ?? at === marked}
                  data-marked={at === marked ? '' : undefined}
                  onClick={() => choose(choice)}
                >
                  {byDigit === true && (
                    <span className="sp-combobox__digit" aria-hidden="true">
                      {at < 9 ? at + 1 : ''}
                    </span>
                  )}
                  {draw === undefined ? <span>{choice.text}</span> : draw(choice)}
                </li>
              ))}
          </ul>
          <p
            className="sp-combobox__note"
            role="status"
            data-shown={isOpen && choices.length === 0 && note ? '' : undefined}
          >
            {isOpen && choices.length === 0 && note ? <span>{note}</span> : null}
            {isShown && props.countText && (
              <VisuallyHidden>{props.countText(choices.length)}</VisuallyHidden>
            )}
          </p>
        </div>
      )}
    </Field>
  );
}

function isSameText(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;
}

/** Brings an open list above the edge of the screen, and above the keyboard of a phone once that has come. */
function useListInSight(
  list: RefObject<HTMLUListElement | null>,
  isShown: boolean,
  count: number,
): void {
  useEffect(() => {
    if (!isShown) return;
    const show = () => list.current?.scrollIntoView({ block: 'nearest' });
    show();
    window.visualViewport?.addEventListener('resize', show);
    return () => window.visualViewport?.removeEventListener('resize', show);
  }, [list, isShown, count]);
}
