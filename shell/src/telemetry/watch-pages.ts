import type { Fault } from 'shared-contracts/calls/releases';
import { MISSING_VALUE } from 'shared-contracts/platform/missing-value';
import type { QueryClient } from 'shared-contracts/query';
import { blamedBuild } from './blamed-build.ts';
import type { FaultParts, Stands } from './early-faults.ts';

/** A page is looked at so long (ms) after it is ready. */
const LOOK_MS = 2000;
/** A frame that takes so long (ms) keeps a person waiting who has touched the page. */
const BUSY_MS = 1500;
/** Nodes of text that are read: the first screens of a long list. */
const TEXTS = 1000;

/** What a person sees or presses. */
const SEEN = 'h1, h2, h3, p, a, button, input, label, img, svg, canvas, video, .sp-skeleton';
/** The bar at the top: pages have headers of their own. */
const BAR = 'header:not(main header)';
/** What may stand above everything for a while. */
const ABOVE = 'dialog, [role="dialog"], [role="status"], [role="alert"], [role="menu"]';
/** The part of a page below which a bar of the shell may stand, as a share of its height. */
const OPEN_PART = 0.8;

/** A fault that can be seen, with what shows it. */
interface Seen {
  readonly fault: Extract<Fault, 'blank' | 'covered' | 'text'>;
  readonly detail: unknown;
}

/** What the watch of pages needs of the site. */
export interface WatchParts extends FaultParts {
  readonly stands: Stands;
  readonly queries: Pick<QueryClient, 'getQueryCache'>;
}

/**
 * Looks at each page two seconds after it is ready, as a person would: something stands there, the top bar and the main
 * button can be reached, no value is missing. Also tells of long frames.
 */
export function watchPages(window: Window, parts: WatchParts): void {
  const { outcomes, stands, queries } = parts;
  const { document } = window;
  const standing = () => document.querySelector('main .shell-remote[data-build]');
  const look = (page: Element, isSecond = false): void => {
    if (standing() !== page || document.visibilityState !== 'visible') return;
    const seen = lookAt(page);
    if (seen === null || (seen.fault === 'text' && isOfData(queries))) return;
    // The code of a part may be on a slow line.
    if (seen.fault === 'blank' && !isSecond) {
      window.setTimeout(() => look(page, true), LOOK_MS);
      return;
    }
    outcomes.faulty(unitOf(page), seen.fault, seen.detail, buildOf(page));
  };
  const stand = (): Element | null => {
    const page = standing();
    if (page === null) stands('shell', outcomes.triedBuild('shell'));
    else stands(unitOf(page), buildOf(page));
    return page;
  };
  observe('mark', ({ name }) => {
    if (!name.startsWith('ready:')) return;
    const page = stand();
    if (page !== null) window.setTimeout(() => look(page), LOOK_MS);
  });
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigatesuccess', () => {
    window.setTimeout(stand);
  });
  let printed = -1;
  window.addEventListener('beforeprint', () => (printed = performance.now()));
  observe('long-animation-frame', (frame) => {
    const { scripts = [], startTime, duration } = frame as LongFrame;
    const paused = scripts.reduce((all, one) => all + one.pauseDuration, 0);
    // The dialog of the printer stops the page.
    const isPrint = startTime <= printed && printed <= startTime + duration;
    if (duration - paused < BUSY_MS || isPrint) return;
    const [longest] = scripts.toSorted((one, other) => other.duration - one.duration);
    const blamed = blamedBuild(longest?.sourceURL ?? '');
    const detail = `${Math.round(duration)} ms`;
    if (blamed === null) return;
    if (blamed.unit !== 'shell') {
      outcomes.faulty(blamed.unit, 'busy', detail, blamed.build);
      return;
    }
    // React draws every page in the shell's file.
    const page = standing();
    if (page !== null) outcomes.faulty(unitOf(page), 'busy', detail, buildOf(page));
  });
}

interface LongFrame extends PerformanceEntry {
  readonly scripts?: readonly {
    readonly duration: number;
    readonly pauseDuration: number;
    readonly sourceURL: string;
  }[];
}

function buildOf(page: Element): string {
  return page.getAttribute('data-build') ?? '';
}

function unitOf(page: Element): string {
  return page.getAttribute('data-unit') ?? '';
}

/** Whether it may be a person's own text: a reply holds such words. */
function isOfData(queries: WatchParts['queries']): boolean {
  const all = queries.getQueryCache().getAll();
  return all.some(({ state }) => MISSING_VALUE.test(JSON.stringify(state.data) ?? ''));
}

/** Nothing where the browser does not know this kind of entry. */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  observer.observe({ type, buffered: true });
}

/** The first fault that a person would notice on a page that stands in the document. */
export function lookAt(page: Element): Seen | null {
  const document = page.ownerDocument;
  if (![...page.querySelectorAll(SEEN)].some(isVisible)) return { fault: 'blank', detail: page };
  const bar = document.querySelector(BAR);
  if (bar !== null && !(isVisible(bar) && isReachable(bar))) {
    return { fault: 'covered', detail: bar };
  }
  const action = page.querySelector('.sp-button--primary');
  if (action !== null && isOnScreen(action) && !isReachable(action)) {
    return { fault: 'covered', detail: action };
  }
  const text = forgottenIn(page);
  return text === null ? null : { fault: 'text', detail: text };
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isPainted = element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true });
  return width > 1 && height > 1 && isPainted !== false;
}

/** Whether it lies whole within the part of the screen that no bar of the shell covers. */
function isOnScreen(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  const bar = element.ownerDocument.querySelector(BAR)?.getBoundingClientRect();
  return width > 1 && top >= (bar?.bottom ?? 0) && bottom <= window.innerHeight * OPEN_PART;
}

/** Whether a touch in its middle meets it, or something that stands above it for a reason or says something itself. */
function isReachable(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const document = element.ownerDocument;
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  if (met === null || met.contains(element) || element.contains(met)) return true;
  // What an extension or the payment provider lays over the page stands beside ours.
  if (met.closest(ABOVE) !== null || met.closest('#root') === null) return true;
  return element.closest('main') !== null && met.textContent.trim() !== '';
}

/** The first text on the page in which a value is missing. */
function forgottenIn(page: Element): string | null {
  const texts = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let left = TEXTS; left > 0; left -= 1) {
    const node = texts.nextNode();
    if (node === null) return null;
    const text = node.textContent ?? '';
    if (MISSING_VALUE.test(text)) return text.slice(0, 200);
  }
  return null;
}
