import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { keyMoves } from './key-moves.ts';

/** One tab and its panel. */
export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

/** Without `selected` they keep their own state. */
export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  selected?: string | undefined;
  defaultSelected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** Tabs after the ARIA pattern: one stop, arrows choose, what does not fit stands on a second row, so that none is ever cut. */
export function Tabs({ label, tabs, selected, defaultSelected, onSelect }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultSelected);
  const [focused, setFocused] = useState<string>();
  const wanted = selected ?? own;
  const current = tabs.find((tab) => tab.id === wanted) ?? tabs[0];
  // The tab with the focus is the one stop, so that Tab leads on to the panel before a late choice comes.
  const stop = focused ?? `${base}${current?.id}`;

  const choose = (tab: Tab | undefined) => {
    if (!tab) return;
    setOwn(tab.id);
    onSelect?.(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    // From the tab that has the focus: whoever keeps the choice may be slower than the keys.
    const index = stops.indexOf(event.target as HTMLElement);
    const next = moves[event.key]?.(index, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(tabs[next]);
    stops[next]?.focus();
  };

  return (
    <div className="sp-tabs">
      <div
        className="sp-tabs__row"
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocus={(event) => setFocused(event.target.id)}
        onBlur={() => setFocused(undefined)}
      >
        {tabs.map((tab) => {
          const isCurrent = tab === current;
          const id = `${base}${tab.id}`;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={id}
              className="sp-tabs__tab"
              aria-selected={isCurrent}
              aria-controls={isCurrent ? `${id}-panel` : undefined}
              tabIndex={id === stop ? 0 : -1}
              onClick={() => choose(tab)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {current && (
        <div
          role="tabpanel"
          id={`${base}${current.id}-panel`}
          aria-labelledby={`${base}${current.id}`}
          className="sp-tabs__panel"
          tabIndex={0}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}

const moves = keyMoves('ArrowRight', 'ArrowLeft');

/** A row of links that looks like tabs, for lists that have an address each. */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="sp-tabs__row" aria-label={label}>
      {children}
    </nav>
  );
}

/** One link of a `TabNav`. */
export function TabLink(props: {
  href: string;
  current?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Anchor
      href={props.href}
      className="sp-tabs__tab"
      aria-current={props.current ? 'page' : undefined}
    >
      {props.children}
    </Anchor>
  );
}
