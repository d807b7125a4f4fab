import { ChangeRefused } from './change-refused.ts';
import { isQuarantined, type Live, type LiveUnit } from './live-unit.ts';

/** Builds kept as fallbacks of one unit. */
const KEPT_BUILDS = 3;

/** A change of what is live: pure, and refused by throwing ChangeRefused. */
export type Change = (live: Live) => Live;

/** Makes a build the one that everybody gets; a canary of the unit ends, for it was compared with the old one. */
export function publishStable(live: Live, unit: string, build: string): Live {
  refuseQuarantined(live, unit, build);
  const before = live.units[unit];
  if (before?.stable === build && before.canary === null) return live;
  return withUnit(live, unit, withStable(before, build));
}

/** Several units in one generation: together or not at all. */
export function train(live: Live, builds: readonly { unit: string; build: string }[]): Live {
  const twice = builds.find(({ unit }, at) => builds.findIndex((one) => one.unit === unit) !== at);
  if (twice !== undefined) throw new ChangeRefused(`The train names ${twice.unit} twice.`);
  return builds.reduce((state, { unit, build }) => publishStable(state, unit, build), live);
}

/** Ends the canary and quarantines its build; without one, goes back to the build before and quarantines the stable one. */
export function rollback(live: Live, unit: string, why: string): Live {
  const before = unitOf(live, unit);
  return kill(live, unit, before.canary?.build ?? before.stable, why);
}

/** Quarantines a build wherever it is live; in the place of a stable one stands the build before. */
export function kill(live: Live, unit: string, build: string, why: string): Live {
  const before = unitOf(live, unit);
  if (isQuarantined(live, unit, build)) {
    throw new ChangeRefused(`Build ${build} of ${unit} is in quarantine already.`);
  }
  const left = before.previous.filter((one) => one !== build);
  const [next, ...older] = left;
  if (before.stable === build && next === undefined) {
    throw new ChangeRefused(
      `${unit} has no earlier build to go back to: publish a good one with "mfctl publish ${unit} --stable".`,
    );
  }
  const after: LiveUnit = {
    stable: before.stable === build && next !== undefined ? next : before.stable,
    previous: before.stable === build ? older : left,
    canary: before.canary?.build === build ? null : before.canary,
  };
  const quarantined = [...live.quarantined, { unit, build, why }];
  return { ...withUnit(live, unit, after), quarantined };
}

/** Lets a build out of quarantine; it is not live by that. */
export function pardon(live: Live, unit: string, build: string): Live {
  if (!isQuarantined(live, unit, build)) {
    const there = live.quarantined.filter((one) => one.unit === unit).map((one) => one.build);
    throw new ChangeRefused(
      `Build ${build} of ${unit} is not in quarantine${there.length === 0 ? '; none of that unit is' : `; in it are ${there.join(', ')}`}.`,
    );
  }
  const quarantined = live.quarantined.filter((one) => one.unit !== unit || one.build !== build);
  return { ...live, quarantined };
}

/** What is live of a unit; refuses a unit that was never released. */
export function unitOf({ units }: Live, unit: string): LiveUnit {
  const live = units[unit];
  if (live !== undefined) return live;
  throw new ChangeRefused(
    `${unit} was never released: begin with "mfctl publish ${unit} --stable".`,
  );
}

export function refuseQuarantined(live: Live, unit: string, build: string): void {
  const found = live.quarantined.find((one) => one.unit === unit && one.build === build);
  if (found === undefined) return;
  throw new ChangeRefused(
    `Build ${build} of ${unit} is in quarantine (${found.why}): release another build, or "mfctl pardon ${unit} ${build}" first.`,
  );
}

export function withUnit(live: Live, unit: string, after: LiveUnit): Live {
  return { ...live, units: { ...live.units, [unit]: after } };
}

/** The build as stable, and the one before as the newest to fall back to. */
export function withStable(before: LiveUnit | undefined, build: string): LiveUnit {
  if (before === undefined) return { stable: build, previous: [], canary: null };
  const previous = [before.stable, ...before.previous].filter((one) => one !== build);
  return { stable: build, previous: previous.slice(0, KEPT_BUILDS), canary: null };
}
