import { useEffect, useRef } from 'react';

/** Moves the focus to an element, by id, once the screen shows what was just changed and no dialog covers it. */
export function useDeferredFocus(): (id: string) => void {
  const wish = useRef<string | null>(null);
  useEffect(() => {
    const id = wish.current;
    if (id === null) return;
    wish.current = null;
    requestAnimationFrame(() => focusPlace(id));
  });
  return (id) => {
    wish.current = id;
  };
}

/** Gives the focus to an element, or to what can take it in a group of choices. */
export function focusPlace(id: string): void {
  const place = document.getElementById(id);
  const inside =
    place?.tagName === 'FIELDSET'
      ? (place.querySelector<HTMLElement>('input:checked') ??
        place.querySelector<HTMLElement>('input, select'))
      : place;
  inside?.focus();
}
