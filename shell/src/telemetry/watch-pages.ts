import type { Fault } from 'shared-contracts/calls/releases';
import type { RemoteName } from 'shared-contracts/platform/routes';
import { blamedBuild } from './blamed-build.ts';
import { noteOpen, type FaultParts } from './early-faults.ts';

/** A page is looked at so long (ms) after it is ready. */
const LOOK_MS = 2000;
/** A frame that takes so long (ms) keeps a person waiting who has touched the page. */
const BUSY_MS = 1500;
/** Nodes of text that are read: the first screens of a long list. */
const TEXTS = 1000;

/** What a build writes where a value is missing. */
const FORGOTTEN = /undefined|\bNaN\b|\[object Object\]|\{\{/;
/** What a person sees or presses. */
const SEEN = 'h1, h2, h3, p, a, button, input, label, img, svg, canvas, video';
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

/**
 * Looks at each page two seconds after it is ready, as a person would: something stands there, the top bar and the main
 * button can be reached, no value is missing. Also tells of long frames.
 */
export function watchPages(window: Window, { outcomes, ownerOf }: FaultParts): void {
  const { document, location } = window;
  const pageOwner = () => ownerOf(location.pathname);
  const standing = () => document.querySelector('main .shell-remote[data-build]');
  const buildOf = (page: Element) => page.getAttribute('data-build') ?? '';
  const look = (): void => {
    const page = standing();
    if (page === null || document.visibilityState !== 'visible') return;
    const seen = lookAt(page);
    if (seen !== null) outcomes.faulty(pageOwner(), seen.fault, seen.detail, buildOf(page));
  };
  const stand = (): void => {
    const page = standing();
    if (page !== null) noteOpen(window, pageOwner(), buildOf(page));
  };
  observe('mark', ({ name }) => {
    if (!name.startsWith('ready:')) return;
    stand();
    window.setTimeout(look, LOOK_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') stand();
  });
  observe('long-animation-frame', (frame) => {
    if (frame.duration < BUSY_MS) return;
    const blamed = blamedBuild(longestScript(frame));
    // React draws every page in the shell's file.
    const isRemote = blamed !== null && blamed.unit !== 'shell';
    const detail = `${Math.round(frame.duration)} ms`;
    if (isRemote) outcomes.faulty(blamed.unit as RemoteName, 'busy', detail, blamed.build);
    else outcomes.faulty(pageOwner(), 'busy', detail);
  });
}

/** Nothing where the browser does not know this kind of entry. */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  observer.observe({ type, buffered: true });
}

/** Address of the script that took most of a long frame; '' where none is named. */
function longestScript(frame: PerformanceEntry): string {
  const { scripts = [] } = frame as PerformanceEntry & {
    readonly scripts?: readonly { readonly duration: number; readonly sourceURL: string }[];
  };
  return scripts.toSorted((one, other) => other.duration - one.duration)[0]?.sourceURL ?? '';
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
  if (met.closest(ABOVE) !== null) return true;
  return element.closest('main') !== null && met.textContent.trim() !== '';
}

/** The first text on the page in which a value is missing. */
function forgottenIn(page: Element): string | null {
  const texts = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let left = TEXTS; left > 0; left -= 1) {
    const node = texts.nextNode();
    if (node === null) return null;
    const text = node.textContent ?? '';
    if (FORGOTTEN.test(text)) return text.slice(0, 200);
  }
  return null;
}
