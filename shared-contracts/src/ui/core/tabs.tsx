import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Anchor } from './anchor.tsx';
import type { Elements } from './elements.ts';
import { keyMoves } from './key-moves.ts';

/** One tab and its panel. */
export interface Tab {
  id: string;
  label: ReactNode;
  content: Elements;
}

/** Without `selected` they keep their own state. */
export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  selected?: string | undefined;
  defaultSelected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** All panels one below the other, each with its title; a choice scrolls to its own, and the row shows where one reads. */
  together?: boolean | undefined;
}

/** Tabs after the ARIA pattern: one stop, arrows choose, what does not fit stands on a second row, so that none is ever cut. */
export function Tabs(props: TabsProps) {
  const { label, tabs, selected, defaultSelected, onSelect, together = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const { reached, leadTo } = useReachedPanel(root, { together, first: selected });
  const base = useId();
  const [own, setOwn] = useState(defaultSelected);
  const [focused, setFocused] = useState<string>();
  const wanted = reached ?? selected ?? own;
  const current = tabs.find((tab) => tab.id === wanted) ?? tabs[0];
  // The tab with the focus is the one stop, so that Tab leads on to the panel before a late choice comes.
  const stop = focused ?? `${base}${current?.id}`;
  useEffect(() => {
    if (!together) return;
    // Only with another choice: a row that moves under a finger loses the press.
    const tab = root.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    tab?.parentElement?.scrollTo?.({ left: tab.offsetLeft - 16 });
  }, [together, current?.id]);

  const choose = (tab: Tab | undefined) => {
    if (!tab) return;
    setOwn(tab.id);
    onSelect?.(tab.id);
    leadTo(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    // From the tab that has the focus: the owner of the choice may be slower than the keys.
    const index = stops.indexOf(event.target as HTMLElement);
    const next = moves[event.key]?.(index, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(tabs[next]);
    stops[next]?.focus();
  };

  return (
    <div ref={root} className={together ? 'sp-tabs sp-tabs--together' : 'sp-tabs'}>
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
              aria-controls={isCurrent || together ? `${id}-panel` : undefined}
              tabIndex={id === stop ? 0 : -1}
              onClick={() => choose(tab)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {(together ? tabs : tabs.filter((tab) => tab === current)).map((tab) => (
        <div
          // With one key the one panel stays when another tab is chosen.
          key={together ? tab.id : 'panel'}
          role="tabpanel"
          id={`${base}${tab.id}-panel`}
          aria-labelledby={`${base}${tab.id}`}
          className="sp-tabs__panel"
          data-panel={tab.id}
          tabIndex={0}
        >
          {together && <h2 className="sp-tabs__title">{tab.label}</h2>}
          {tab.content}
        </div>
      ))}
    </div>
  );
}

const moves = keyMoves('ArrowRight', 'ArrowLeft');

/** What may scroll a page; a choice holds until then, though its panel may not reach the top. */
const SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** How long parts above a chosen panel may come and it stays in place (ms); as long as the shell holds a part of a page. */
const PATIENCE = 5000;

/** Before the page's own listeners, for a key or a press may be the next choice. */
const EARLY = { passive: true, capture: true };

interface PanelsTogether {
  readonly together: boolean;
  /** The panel of the owner's choice when the tabs are mounted: the page leads there. */
  readonly first: string | undefined;
}

/** The panel that the user reads, of those that are together; null before the user has scrolled. */
function useReachedPanel(root: RefObject<HTMLElement | null>, { together, first }: PanelsTogether) {
  const [reached, setReached] = useState<string | null>(null);
  const isChosen = useRef(false);
  const inPlace = useRef<() => void>(undefined);
  // Later the user has scrolled.
  const isMounted = useRef(false);
  useEffect(() => {
    if (isMounted.current) return;
    isMounted.current = true;
    const [top] = panelsIn(root.current);
    if (!together || first === undefined || first === top?.dataset['panel']) return;
    // Back has already led to where one was.
    if (window.scrollY > 0) return;
    isChosen.current = true;
    showPanel(root.current, first);
  }, [root, together, first]);
  useEffect(() => {
    if (!together || typeof IntersectionObserver === 'undefined') return;
    const release = () => {
      isChosen.current = false;
      inPlace.current?.();
    };
    for (const way of SCROLLING) window.addEventListener(way, release, EARLY);
    const observer = new IntersectionObserver((entries) => {
      const entered = entries.find((entry) => entry.isIntersecting)?.target;
      if (!isChosen.current && entered instanceof HTMLElement)
        setReached(entered.dataset['panel'] ?? null);
    }, READING_LINE);
    for (const panel of panelsIn(root.current)) observer.observe(panel);
    return () => {
      observer.disconnect();
      inPlace.current?.();
      for (const way of SCROLLING) window.removeEventListener(way, release, EARLY);
    };
  }, [root, together]);
  const leadTo = (id: string) => {
    if (!together) return;
    isChosen.current = true;
    setReached(id);
    inPlace.current?.();
    inPlace.current = keepInPlace(() => showPanel(root.current, id));
  };
  return { reached: together ? reached : null, leadTo };
}

/** Shows it again whenever the page changes its height; returns the way to stop. */
function keepInPlace(show: () => void): () => void {
  show();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const grown = new ResizeObserver(show);
  grown.observe(document.body);
  const timer = setTimeout(() => grown.disconnect(), PATIENCE);
  return () => {
    grown.disconnect();
    clearTimeout(timer);
  };
}

const panelsIn = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[data-panel]') ?? []),
];

const showPanel = (root: HTMLElement | null, id: string) =>
  panelsIn(root)
    .find((panel) => panel.dataset['panel'] === id)
    ?.scrollIntoView({ block: 'start' });

/** A line below the bars, which the panel that one reads crosses. */
const READING_LINE = { rootMargin: '-140px 0px -70% 0px' };

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
