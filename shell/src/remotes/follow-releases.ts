import { ignore } from 'shared-contracts/behaviour/ignore';
import type { Resolution } from 'shared-contracts/platform/resolution';
import type { NavigationGuard } from '../navigation-guard/navigation-guard.ts';
import { whenIdle } from '../when-idle.ts';
import type { RemoteLoader } from './loader.ts';

/** Time between two questions of a page that is looked at, in ms; up to a quarter more, so that pages spread out. */
export const ASK_MS = 60_000;

/** Pages that learn of a release at one moment fetch it spread over this time (ms). */
const SPREAD_MS = 1_200;

export interface FollowParts {
  readonly remotes: Pick<RemoteLoader, 'takeResolution' | 'withdraw'>;
  readonly navigationGuard: Pick<NavigationGuard, 'whenSaved'>;
  /** Generation that this page began with. */
  readonly generation: number;
  readonly refetch: () => Promise<Resolution>;
  readonly random?: () => number;
}

/** How a page hears of releases before it asks. */
export interface Releases {
  /** The server says which generation is live: looked at soon, when it is another than the one known here. */
  heardOf(generation: number): void;
}

/**
 * Lets an open page follow releases: fetched now and then while the page is visible, in idle time. Remotes that are not
 * mounted take them; while something is unsaved or being paid for, they only lose what was taken back.
 */
export function followReleases(window: Window, parts: FollowParts): Releases {
  const { document } = window;
  const random = parts.random ?? Math.random;
  let { generation } = parts;
  let newest: Resolution | null = null;
  let timer = 0;
  let isDue = false;

  const take = (): void => {
    const next = newest;
    newest = null;
    if (next !== null) parts.remotes.takeResolution(next);
  };
  const ask = async (): Promise<void> => {
    const next = await parts.refetch();
    if (next.generation === generation) return;
    generation = next.generation;
    parts.remotes.withdraw(next);
    const isWaiting = newest !== null;
    newest = next;
    if (!isWaiting) parts.navigationGuard.whenSaved(take);
  };
  const later = (ms = ASK_MS): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(look, ms * (1 + random() / 4));
  };
  const look = (): void => {
    window.clearTimeout(timer);
    isDue = document.visibilityState !== 'visible';
    // A hidden page fetches when it is shown.
    if (isDue) return;
    whenIdle(
      () =>
        void ask()
          .catch(ignore('the gateway is asked again'))
          .then(() => later()),
    );
  };
  document.addEventListener('visibilitychange', () => {
    if (isDue) look();
  });
  later();
  return {
    heardOf(latest) {
      if (latest !== generation && !isDue) later(random() * SPREAD_MS);
    },
  };
}
