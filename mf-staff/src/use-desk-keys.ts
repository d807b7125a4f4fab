import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * What single keys do, by `event.key`, letters in lower case, and `Shift+` before keys without a character; an action that answers false
 * leaves the key to the browser.
 */
export type KeyActions = Readonly<Record<string, () => unknown>>;

/**
 * Listens to single keys anywhere on the page, but not while typing, with a modifier, or below an open dialog. What a
 * control has used already is not used again.
 */
export function useDeskKeys(actions: KeyActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat && !REPEATED.has(nameOf(event))) return;
    if (isTypedInto(event.target) || document.querySelector('dialog[open]') !== null) return;
    const action = actions[nameOf(event)];
    if (action === undefined || action() === false) return;
    event.preventDefault();
  });
  // Before the browser draws: a page that is seen takes its keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** What a key that is held does again and again: steps, and nothing that decides. */
const REPEATED = new Set([
  'j',
  'k',
  'ArrowDown',
  'ArrowUp',
  '+',
  '-',
  'Shift+ArrowLeft',
  'Shift+ArrowRight',
]);

function nameOf({ key, shiftKey }: KeyboardEvent): string {
  if (key.length === 1) return key.toLowerCase();
  return shiftKey ? `Shift+${key}` : key;
}

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), select, textarea, [contenteditable="true"]';

/** Whether letters belong to what has the focus. */
export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}
