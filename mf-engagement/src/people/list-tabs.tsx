import { useEffect, useRef, type ReactNode } from 'react';
import { TabNav } from 'shared-contracts/ui/core';
import './list-tabs.css';

/** Props of the tabs above lists. */
export interface ListTabsProps {
  /** Names the row of tabs. */
  readonly label: string;
  /** Which of them is current: with another one the row follows. */
  readonly current: string | null;
  readonly children: ReactNode;
}

/** `TabLink`s that stay in one row: what has no room is scrolled to; the current one and the one of the keyboard are in sight. */
export function ListTabs({ label, current, children }: ListTabsProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = frame.current?.querySelector('nav');
    if (!row) return;
    // The keyboard's before the current one: whoever moves along the row keeps their place.
    const show = () =>
      bringIntoSight(row, row.querySelector(':focus') ?? row.querySelector('[aria-current]'));
    const follow = ({ target }: Event) => bringIntoSight(row, target as Element);
    // Tabs grow with their counts, which come later, and with the letters.
    const observer = new ResizeObserver(show);
    for (const tab of row.children) observer.observe(tab);
    // Not every browser scrolls a row for the keyboard as far as the tab is wide.
    row.addEventListener('focusin', follow);
    show();
    return () => {
      observer.disconnect();
      row.removeEventListener('focusin', follow);
    };
  }, [current]);
  return (
    <div ref={frame} className="en-tabs">
      <TabNav label={label}>{children}</TabNav>
    </div>
  );
}

/** Scrolls the row as far as a tab needs, in whole pixels, and the page not at all. */
function bringIntoSight(row: Element, tab: Element | null): void {
  if (tab === null) return;
  const { left, right } = row.getBoundingClientRect();
  const its = tab.getBoundingClientRect();
  if (its.left < left) row.scrollLeft -= Math.ceil(left - its.left);
  else if (its.right > right) row.scrollLeft += Math.ceil(its.right - right);
}
