import { useEffect, useRef } from 'react';

/** Moves the focus to an element, by id, once the screen shows what was just changed and no dialog covers it. */
export function useFocusWish(): (id: string) => void {
  const wish = useRef<string | null>(null);
  useEffect(() => {
    const id = wish.current;
    if (id === null) return;
    wish.current = null;
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  });
  return (id) => {
    wish.current = id;
  };
}
