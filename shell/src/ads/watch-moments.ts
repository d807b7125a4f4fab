import type { Bus } from 'shared-contracts/platform/events/bus';
import { pageViewed } from 'shared-contracts/platform/events/event-map';
import { matchRoute, type RouteName } from 'shared-contracts/platform/routes';

/** How long a page is left in peace before an ad may come (ms). */
export const PEACE_MS = 5 * 60_000;

/** Pages for looking around; on all others members read of one person, write, upload or pay. */
const LOOKING_AROUND: ReadonlySet<RouteName | undefined> = new Set<RouteName>([
  'home',
  'profiles',
  'savedProfiles',
  'filteredProfiles',
  'featured',
  'blogs',
] as const);

export interface MomentParts {
  readonly bus: Bus;
  readonly now: () => number;
  /** Says that there is a moment for an ad; false when that could not be said. */
  readonly onMoment: () => boolean;
}

/**
 * Finds the one moment of an opened page at which an ad disturbs least: a member comes to a page for looking around,
 * some minutes after it was opened. The server decides whether there is one (decision 044). Returns an unsubscribe
 * function.
 */
export function watchMoments({ bus, now, onMoment }: MomentParts): () => void {
  const since = now();
  const stop = bus.on(pageViewed, ({ path }) => {
    if (now() - since < PEACE_MS || !LOOKING_AROUND.has(matchRoute(path)?.route.name)) return;
    if (onMoment()) stop();
  });
  return stop;
}
