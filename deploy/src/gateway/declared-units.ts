import { LRUCache } from 'lru-cache';
import type { ContractFacts } from 'shared-contracts/build/contract-facts';
import {
  KnownPage,
  type Declared,
  type DeclaredPages,
} from 'shared-contracts/platform/declared-pages';
import type { Resolution } from 'shared-contracts/platform/resolution';
import { declaredRoutes, REMOTES, type RouteTemplate } from 'shared-contracts/platform/routes';
import type { Artifact } from '../registry/artifact.ts';
import { SHELL_UNIT } from '../registry/live-unit.ts';
import type { LiveReleases } from './live-releases.ts';

/** All that units declare of their pages. */
type PagesByUnit = Record<string, DeclaredPages>;

/** What the builds of one device declare. */
export interface DeviceDeclared {
  /** As its pages get it: nothing where nothing is declared. */
  readonly forPage: { readonly declared?: Declared };
  readonly routes: readonly RouteTemplate[];
  /** Names the builds that it follows from; empty where nothing is declared. */
  readonly key: string;
}

/** Sets of builds that are remembered: the stable ones, and a canary or two beside them. */
const MOST_SETS = 100;

/**
 * What a device's builds declare: of each unit the build that it tries first, so that a canary's new page is a page for
 * the devices of the canary alone. A build under development has no description; the next one counts.
 */
export function declaredForDevices(
  find: (unit: string, build: string) => Promise<Artifact | null>,
): (resolution: Resolution) => Promise<DeviceDeclared> {
  const known = new LRUCache<string, DeviceDeclared>({ max: MOST_SETS });
  return async ({ remotes }) => {
    const builds = await Promise.all(
      Object.entries(remotes).map(async ([unit, candidates]) => {
        for (const { build } of candidates) {
          const artifact = await find(unit, build);
          if (artifact !== null) return artifact;
        }
        return null;
      }),
    );
    // Other builds are no part of the key: a page must not be kept once for each build of a unit that it does not name.
    const given = builds.filter((one) => one !== null).filter(declaresAny);
    const key = given.map(({ unit, build }) => `${unit} ${build}`).join(', ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const { pages, fillers } = declaredBy(given);
    const made = { forPage: declaredForPage(pages, fillers), routes: declaredRoutes(pages), key };
    known.set(key, made);
    return made;
  };
}

/** Pages of every live build, a canary's after those of the stable build: any of them may be counted. */
export function countedPages(live: Pick<LiveReleases, 'generation' | 'find'>): PagesByUnit {
  const builds = Object.entries(live.generation.units).flatMap(([unit, { stable, canary }]) =>
    [canary?.build, stable].flatMap((build) => {
      const contract = build === undefined ? undefined : live.find(unit, build)?.contract;
      return contract === undefined || unit === SHELL_UNIT ? [] : [{ unit, contract }];
    }),
  );
  return declaredBy(builds).pages;
}

/** Addresses that search engines may be given: of stable builds, pages for all with one address. */
export function searchedAddresses({
  generation,
  find,
}: Pick<LiveReleases, 'generation' | 'find'>): string[] {
  return Object.entries(generation.units)
    .flatMap(([unit, { stable }]) => Object.values(find(unit, stable)?.contract?.declared ?? {}))
    .filter(isSearched)
    .map(({ path }) => path);
}

/** Whether a declared page has an address in each language for search engines. */
export function isSearched({ access, path }: Pick<KnownPage, 'access' | 'path'>): boolean {
  return access === 'public' && !path.includes(':');
}

function declaresAny({ unit, contract }: Pick<Artifact, 'unit' | 'contract'>): boolean {
  if (contract === null) return false;
  return (
    Object.keys(contract.declared).length > 0 ||
    (!isCentral(unit) && contract.slots.fills.length > 0)
  );
}

/** Whether the tables of the contracts name a unit, and so the slots that it fills. */
function isCentral(unit: string): boolean {
  return REMOTES.some((name) => name === unit);
}

/** Later builds of a unit win where two declare the same page. */
function declaredBy(
  builds: readonly { readonly unit: string; readonly contract: ContractFacts | null }[],
): { readonly pages: PagesByUnit; readonly fillers: Declared['fillers'] } {
  const pages: PagesByUnit = {};
  const fillers: Declared['fillers'] = {};
  for (const { unit, contract } of builds) {
    if (contract === null) continue;
    if (Object.keys(contract.declared).length > 0)
      pages[unit] = { ...pages[unit], ...contract.declared };
    if (isCentral(unit)) continue;
    for (const slot of contract.slots.fills) fillers[slot] = [...(fillers[slot] ?? []), unit];
  }
  return { pages, fillers };
}

/** What the data of a page holds of it: without the descriptions, which its head has. */
function declaredForPage(
  pages: PagesByUnit,
  fillers: Declared['fillers'],
): DeviceDeclared['forPage'] {
  if (Object.keys(pages).length === 0 && Object.keys(fillers).length === 0) return {};
  const known = Object.entries(pages).map(([unit, own]) => [
    unit,
    Object.fromEntries(Object.entries(own).map(([name, page]) => [name, KnownPage.parse(page)])),
  ]);
  return { declared: { pages: Object.fromEntries(known), fillers } };
}
