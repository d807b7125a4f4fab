import type { Declared } from 'shared-contracts/platform/declared-pages';
import { REMOTES } from 'shared-contracts/platform/routes';
import { SHELL_UNIT } from '../registry/live-unit.ts';
import type { LiveReleases } from './live-releases.ts';

/**
 * Pages that the live builds of units declare, a canary's after those of the stable build, and slots that units fill
 * which the contracts do not name.
 */
export function declaredIn({
  generation,
  find,
}: Pick<LiveReleases, 'generation' | 'find'>): Declared {
  const pages: Declared['pages'] = {};
  const fillers: Declared['fillers'] = {};
  for (const [unit, { stable, canary }] of Object.entries(generation.units)) {
    if (unit === SHELL_UNIT) continue;
    const builds = [stable, ...(canary === null ? [] : [canary.build])];
    const contracts = builds.flatMap((build) => find(unit, build)?.contract ?? []);
    const own = Object.assign({}, ...contracts.map(({ declared }) => declared).toReversed());
    if (Object.keys(own).length > 0) pages[unit] = own;
    if (REMOTES.some((name) => name === unit)) continue;
    for (const slot of new Set(contracts.flatMap(({ slots }) => slots.fills))) {
      fillers[slot] = [...(fillers[slot] ?? []), unit];
    }
  }
  return { pages, fillers };
}

/** The same for the data of a page: nothing where nothing is declared. */
export function declaredForPage(live: Pick<LiveReleases, 'generation' | 'find'>): {
  declared?: Declared;
} {
  const declared = declaredIn(live);
  const isEmpty = [declared.pages, declared.fillers].every((one) => Object.keys(one).length === 0);
  return isEmpty ? {} : { declared };
}
