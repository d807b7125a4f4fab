import { mainTabs } from 'shared-contracts/platform/main-tabs';
import type { Resolution } from 'shared-contracts/platform/resolution';
import { matchRoute, routes, type NamedRoute } from 'shared-contracts/platform/routes';
import { slotFillers, STAFF_SLOTS } from 'shared-contracts/platform/slots';

/** Remotes one step away from every page: behind the bars and in the slots that members see. */
const NEAR: ReadonlySet<string> = new Set([
  ...mainTabs.map(({ href }) => matchRoute(href)?.route.owner ?? 'shell'),
  routes.blogs.owner,
  ...Object.entries(slotFillers)
    .filter(([slot]) => !STAFF_SLOTS.some((one) => one === slot))
    .flatMap(([, fillers]) => fillers),
]);

/**
 * The live builds that a page gets: those of its route and those one step away. Others are fetched when needed, so that
 * a page costs the same with any number of remotes. A build under development is always included: its origin has to be
 * in the page's policy.
 */
export function pageResolution(
  resolution: Resolution,
  route: Pick<NamedRoute, 'owner'> | null,
): Resolution {
  const own = route?.owner ?? null;
  const kept = Object.entries(resolution.remotes).filter(
    ([name, candidates]) =>
      name === own || NEAR.has(name) || candidates.some(({ track }) => track === 'override'),
  );
  const complete = resolution.complete && kept.length === Object.keys(resolution.remotes).length;
  return { ...resolution, complete, remotes: Object.fromEntries(kept) };
}
