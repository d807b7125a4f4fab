import { tryStorage } from 'shared-contracts/behaviour/try-storage';
import type { Fault } from 'shared-contracts/calls/releases';
import { blamedBuild, blamedRemote } from './blamed-build.ts';
import { guardGlobals } from './guard-globals.ts';
import type { PageOutcomes } from './page-outcomes.ts';
import { isByTranslator } from './translator-faults.ts';

/** Where faults are noted, and whose page stands at an address. */
export interface FaultParts {
  readonly outcomes: Pick<PageOutcomes, 'faulty' | 'ended' | 'triedBuild'>;
  readonly ownerOf: (address: string) => string;
}

/** Of the Navigation API, which not every browser has. */
interface LeavingEvent extends Event {
  readonly userInitiated: boolean;
  readonly destination: { readonly url: string };
}

/**
 * Watches for faults that no boundary catches, from before the first remote runs. Uncaught errors and refusals of the content
 * security policy are blamed on the build in their stack, what leaves the site on the page that stands.
 */
export function watchFaults(window: Window, { outcomes, ownerOf }: FaultParts): void {
  const blame = (fault: Fault, where: string, detail: unknown): void => {
    const found = blamedBuild(where);
    // Neither an extension of the browser nor a script that a person typed is a build's fault.
    if (found !== null) outcomes.faulty(found.unit, fault, detail, found.build);
  };
  const uncaught = (error: unknown, file = ''): void => {
    if (isByTranslator(error)) return;
    blame('error', error instanceof Error ? (error.stack ?? '') : file, error);
  };
  window.addEventListener('error', ({ error, filename }) => uncaught(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));
  window.addEventListener('securitypolicyviolation', ({ sourceFile, blockedURI }) => {
    const isRemote = blamedRemote(sourceFile) !== null;
    // What React puts into the document comes from the shell's file, or from none.
    const isDrawn = blockedURI.startsWith('http') && !sourceFile.includes('-extension:');
    if (isRemote || !isDrawn) blame('refused', sourceFile, blockedURI);
    else outcomes.faulty(ownerOf(window.location.pathname), 'refused', blockedURI);
  });
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
    const { userInitiated, destination } = event as LeavingEvent;
    const { origin } = new URL(destination.url);
    // A page may lead on, to Google or to a bank, soon after a person has pressed something.
    const isWanted = userInitiated || window.navigator.userActivation?.isActive;
    // `null`: a file, a call, a mail.
    if (!isWanted && origin !== window.origin && origin !== 'null') {
      outcomes.faulty(ownerOf(window.location.pathname), 'left', destination.url);
    }
  });
}

/** Keeps remotes from replacing what all units depend on, and tells of those that try. */
export function guardAgainstRemotes(
  window: Window & typeof globalThis,
  { outcomes }: Pick<FaultParts, 'outcomes'>,
): void {
  guardGlobals(window, (frame) => {
    const found = blamedRemote(frame);
    if (found === null) return false;
    outcomes.faulty(found.unit, 'meddled', frame, found.build);
    return true;
  });
}

/** Loads of one address in a row, each within `BRIEF_MS` of the one before, that make a loop. */
const LOOP = 5;
const BRIEF_MS = 4000;
/** In the storage of the tab: `times at address`, the time in ms since 1970, the address as a number. */
const LOADS_KEY = 'page-loads';
/** In the storage of the tab while a page of it is open and seen: `unit build`. */
const OPEN_KEY = 'page-open';

/** Notes which build stands on the page. */
export type Stands = (unit: string, build: string) => void;

/**
 * Tells of a page that loads itself again and again, and of the page before in this tab if it did not end: one that is
 * left, hidden or closed says so; one that hangs, or whose process dies, does not. To be called once the page's own build
 * is being fetched.
 */
export function watchForEnds(window: Window, { outcomes, ownerOf }: FaultParts): Stands {
  const { location, document, performance } = window;
  const { pathname } = location;
  const owner = ownerOf(pathname);
  const address = numberOf(pathname + location.search);
  const at = Date.now();
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  tryStorage(() => {
    // Only the access throws where the storage is blocked.
    const { sessionStorage } = window;
    const [times, before, last] = (sessionStorage.getItem(LOADS_KEY) ?? '').split(' ').map(Number);
    const isNext = last === address && at - (before ?? 0) < BRIEF_MS;
    const next = isNext ? (times ?? 0) + 1 : 1;
    sessionStorage.setItem(LOADS_KEY, `${next} ${at} ${address}`);
    if (next >= LOOP) outcomes.faulty(owner, 'loop', pathname);
    const [openUnit, openBuild] = sessionStorage.getItem(OPEN_KEY)?.split(' ') ?? [];
    // A tab that was duplicated has the note of one that is still open.
    if (openUnit && openBuild && type === 'reload') {
      outcomes.ended(openUnit, openBuild);
    }
  });
  // A page that stands so long is no part of a loop.
  window.setTimeout(() => tryStorage(() => window.sessionStorage.removeItem(LOADS_KEY)), BRIEF_MS);

  let open = `${owner} ${outcomes.triedBuild(owner)}`;
  const note = (isOpen: boolean): void => {
    tryStorage(() => {
      if (isOpen) window.sessionStorage.setItem(OPEN_KEY, open);
      else window.sessionStorage.removeItem(OPEN_KEY);
    });
  };
  // Browsers end hidden pages as they like.
  const follow = (): void => note(document.visibilityState === 'visible');
  follow();
  window.addEventListener('pagehide', () => note(false));
  document.addEventListener('visibilitychange', follow);
  return (unit, build) => {
    open = `${unit} ${build}`;
    follow();
  };
}

/** So that no address is kept. */
function numberOf(address: string): number {
  let sum = 0;
  for (const one of address) sum = (sum * 31 + (one.codePointAt(0) ?? 0)) % 4_294_967_291;
  return sum;
}
