import type { Generation, LiveUnit } from 'shared-contracts/domain/live-unit';

export type { Canary, Generation, LiveUnit, Quarantined } from 'shared-contracts/domain/live-unit';

/** The part of a generation that a change is made of: what is live, and what must not be any more. */
export type Live = Pick<Generation, 'units' | 'quarantined'>;

/** The unit whose build the HTML starts. */
export const SHELL_UNIT = 'shell';

/** Before the first release. */
export const NOTHING_LIVE: Live = { units: {}, quarantined: [] };

/** The builds of a unit that a page may get today: stable, canary and the last known good. */
export function buildsInUse({ stable, previous, canary }: LiveUnit): string[] {
  const builds = [stable, canary?.build, previous[0]].filter((one) => one !== undefined);
  return [...new Set(builds)];
}

/** Every build that a unit names: the gateway may fall back to any of them. */
export function namedBuilds({ stable, canary, previous }: LiveUnit): string[] {
  return [...new Set([stable, ...(canary === null ? [] : [canary.build]), ...previous])];
}

/** Builds that one state names and the state before does not. */
export function newlyNamed(before: Live, after: Live): { unit: string; build: string }[] {
  return Object.entries(after.units).flatMap(([unit, live]) => {
    const known = before.units[unit];
    const old = known === undefined ? [] : namedBuilds(known);
    return namedBuilds(live)
      .filter((build) => !old.includes(build))
      .map((build) => ({ unit, build }));
  });
}

export function isQuarantined({ quarantined }: Live, unit: string, build: string): boolean {
  return quarantined.some((one) => one.unit === unit && one.build === build);
}
