import { useEffectEvent, useLayoutEffect } from 'react';

/** What a key asks for while something is in hand. */
export type ReviewCommand =
  | 'approve'
  | 'refuse'
  | 'open'
  | 'uncover'
  | 'hide'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'turn'
  | 'previousPage'
  | 'nextPage'
  | 'sideBySide'
  | 'skip'
  | 'undo'
  | 'queue'
  | { readonly reason: number };

const WISHES: Readonly<Record<string, Exclude<ReviewCommand, object>>> = {
  a: 'approve',
  r: 'refuse',
  o: 'open',
  u: 'uncover',
  h: 'hide',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
  t: 'turn',
  '[': 'previousPage',
  ']': 'nextPage',
  b: 'sideBySide',
  n: 'skip',
  z: 'undo',
  q: 'queue',
};

/** Reads a key; those with a modifier belong to the browser, and letters to a field with the focus. */
export function wishOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>,
): ReviewCommand | null {
  if (event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return null;
  if (/^[1-9]$/.test(event.key)) return { reason: Number(event.key) };
  return WISHES[event.key.toLowerCase()] ?? null;
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;
}

/** Listens on the whole page while there is something to decide; `onCommand` says whether it did anything. */
export function useReviewKeys(isOn: boolean, onCommand: (command: ReviewCommand) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return;
    const command = wishOf(event);
    if (command !== null && onCommand(command)) event.preventDefault();
  });
  // Before the browser draws: a page that is seen takes its keys.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
