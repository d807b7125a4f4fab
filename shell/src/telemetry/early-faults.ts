import { tryStorage } from 'shared-contracts/behaviour/try-storage';
import type { Fault } from 'shared-contracts/calls/releases';
import type { RemoteName } from 'shared-contracts/platform/routes';
import { blamedBuild } from './blamed-build.ts';
import { guardGlobals } from './guard-globals.ts';
import type { PageOutcomes } from './page-outcomes.ts';
import { isByTranslator } from './translator-faults.ts';

/** Where faults are noted, and whose page stands at an address. */
export interface FaultParts {
  readonly outcomes: Pick<PageOutcomes, 'faulty' | 'triedBuild'>;
  readonly ownerOf: (address: string) => RemoteName | 'shell';
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
    if (found !== null) outcomes.faulty(found.unit as RemoteName, fault, detail, found.build);
  };
  const uncaught = (error: unknown, file = ''): void => {
    if (isByTranslator(error)) return;
    blame('error', error instanceof Error ? (error.stack ?? '') : file, error);
  };
  window.addEventListener('error', ({ error, filename }) => uncaught(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));
  window.addEventListener('securitypolicyviolation', ({ sourceFile, blockedURI }) =>
    blame('refused', sourceFile, blockedURI),
  );
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
    const { userInitiated, destination } = event as LeavingEvent;
    const { origin } = new URL(destination.url);
    // `null`: a file, a call, a mail.
    if (!userInitiated && origin !== window.origin && origin !== 'null') {
      outcomes.faulty(ownerOf(window.location.pathname), 'left', destination.url);
    }
  });
}

/** Keeps remotes from replacing what all units depend on, and tells of those that try. */
export function guardAgainstRemotes(
  window: Window & typeof globalThis,
  { outcomes }: Pick<FaultParts, 'outcomes'>,
): void {
  guardGlobals(window, (stack) => {
    const found = blamedBuild(stack);
    if (found === null || found.unit === 'shell') return false;
    outcomes.faulty(found.unit as RemoteName, 'meddled', stack, found.build);
    return true;
  });
}

/** Loads of one address in a row, each within `BRIEF_MS` of the one before, that make a loop. */
const LOOP = 5;
const BRIEF_MS = 4000;
/** In the storage of the tab: `times at address`, the time in ms since 1970. */
const LOADS_KEY = 'page-loads';
/** In the storage of the tab while a page of it is open: `unit build`. */
const OPEN_KEY = 'page-open';

/**
 * Tells of a page that loads itself again and again, and of the page before in this tab if it did not end: one that is
 * left, hidden or closed says so; one that hangs, or whose process dies, does not. To be called once the page's own build
 * is being fetched.
 */
export function watchForEnds(window: Window, { outcomes, ownerOf }: FaultParts): void {
  const { sessionStorage, location, document } = window;
  const address = location.pathname + location.search;
  const unit = ownerOf(address);
  const at = Date.now();
  tryStorage(() => {
    const [times = '', before = '', last] = sessionStorage.getItem(LOADS_KEY)?.split(' ') ?? [];
    const isNext = last === address && at - Number(before) < BRIEF_MS;
    const next = isNext ? Number(times) + 1 : 1;
    sessionStorage.setItem(LOADS_KEY, `${next} ${at} ${address}`);
    if (next >= LOOP) outcomes.faulty(unit, 'loop', address);
    const [openUnit, openBuild] = sessionStorage.getItem(OPEN_KEY)?.split(' ') ?? [];
    if (openUnit && openBuild) outcomes.faulty(openUnit as RemoteName, 'silent', null, openBuild);
  });
  // A page that stands so long is no part of a loop, and its address is nothing to keep.
  window.setTimeout(() => tryStorage(() => sessionStorage.removeItem(LOADS_KEY)), BRIEF_MS);
  noteOpen(window, unit, outcomes.triedBuild(unit));
  const left = (): void => noteOpen(window, unit, '');
  window.addEventListener('pagehide', left);
  // Browsers end hidden pages as they like.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') left();
  });
}

/** Notes which build stands on the open page of this tab; '' where none does any more. */
export function noteOpen(
  { sessionStorage }: Window,
  unit: RemoteName | 'shell',
  build: string,
): void {
  tryStorage(() => {
    if (build === '') sessionStorage.removeItem(OPEN_KEY);
    else sessionStorage.setItem(OPEN_KEY, `${unit} ${build}`);
  });
}
