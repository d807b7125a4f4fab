import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { keyMoves } from './key-moves.ts';

const stops = 'summary, [data-menu-item]:not(:disabled)';

/** What `Menu` needs on its `details` element. */
export interface MenuKeys {
  root: RefObject<HTMLDetailsElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
  close: () => void;
}

/** Keyboard and outside clicks of a menu made of nested `details`; it stays uncontrolled. */
export function useMenuKeys(): MenuKeys {
  const root = useRef<HTMLDetailsElement>(null);
  const close = () => root.current?.removeAttribute('open');

  useEffect(() => {
    const onPointerDown = (event: Event) => {
      const menu = root.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) {
        menu.open = false;
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  return {
    root,
    close,
    // Tabbing out leaves no open panel behind; a click on nothing (no related target) is not that.
    onBlur: (event) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
    },
    onKeyDown: (event) => {
      const menu = root.current;
      if (!menu || !(event.target instanceof HTMLElement)) return;
      if (event.key === 'Escape') return closeInnermost(event, event.target);
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      menu.open = true;
      const reachable = [...menu.querySelectorAll<HTMLElement>(stops)].filter(isShown);
      const items = reachable.slice(1);
      const next = move(items.indexOf(event.target), items.length);
      items[next]?.focus();
    },
  };
}

const moves = keyMoves('ArrowDown', 'ArrowUp');

/** Shown means: no closed `details` between it and the menu, save the one it is the summary of. */
function isShown(element: HTMLElement): boolean {
  const start = element.tagName === 'SUMMARY' ? element.parentElement?.parentElement : element;
  return !start?.closest('details:not([open])');
}

function closeInnermost(event: KeyboardEvent, from: HTMLElement) {
  const open = from.closest<HTMLDetailsElement>('details[open]');
  if (!open) return;
  event.preventDefault();
  event.stopPropagation();
  open.open = false;
  open.querySelector('summary')?.focus();
}
