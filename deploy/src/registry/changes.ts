import { isQuarantined, SHELL_UNIT, type Live, type LiveUnit } from './live-unit.ts';
import { ChangeRefused } from './registry-errors.ts';

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

/**
 * Ends the canary and quarantines its build; without one, goes back to the build before and quarantines the stable one.
 * `older` as for `kill`.
 */
export function rollback(live: Live, unit: string, why: string, older?: readonly string[]): Live {
  const before = unitOf(live, unit);
  return kill(live, unit, before.canary?.build ?? before.stable, why, older);
}

/** Goes back to a build that the registry has, and quarantines the stable one; the builds between them stay as they are. */
export function rollbackTo(live: Live, unit: string, build: string, why: string): Live {
  const { stable, previous } = unitOf(live, unit);
  refuseQuarantined(live, unit, build);
  if (stable === build) throw new ChangeRefused(`Build ${build} of ${unit} is stable already.`);
  const after = { stable: build, previous: previous.filter((one) => one !== build), canary: null };
  return quarantine(withUnit(live, unit, after), unit, stable, why);
}

/** Takes back every unit that became stable in the step from one state to the next; a unit that was new is absent again. */
export function rollbackTrain(
  live: Live,
  { before, after }: { readonly before: Live; readonly after: Live },
  why: string,
): Live {
  return Object.entries(after.units).reduce((state, [unit, { stable }]) => {
    const target = before.units[unit]?.stable;
    if (target === stable) return state;
    if (live.units[unit]?.stable !== stable) {
      throw new ChangeRefused(
        `${unit} has been released again since: roll each unit back by itself.`,
      );
    }
    if (target !== undefined) return rollbackTo(state, unit, target, why);
    return quarantine(withoutUnit(state, unit), unit, stable, why);
  }, live);
}

/**
 * Quarantines a build wherever it is live. In the place of a stable one stands the build before, else the newest of
 * `older`: earlier stable builds, newest first. Where there is none the unit is absent, and its canary has ended.
 */
export function kill(
  live: Live,
  unit: string,
  build: string,
  why: string,
  older: readonly string[] = [],
): Live {
  const { stable, previous, canary } = unitOf(live, unit);
  if (isQuarantined(live, unit, build)) {
    throw new ChangeRefused(`Build ${build} of ${unit} is in quarantine already.`);
  }
  const left = previous.filter((one) => one !== build);
  const others = left.length > 0 ? left : older.filter((one) => one !== build);
  const [next, ...rest] = others.filter((one) => !isQuarantined(live, unit, one));
  if (stable === build && next === undefined) {
    return quarantine(withoutUnit(live, unit), unit, build, why);
  }
  const after: LiveUnit = {
    ...(stable === build && next !== undefined
      ? { stable: next, previous: rest.slice(0, KEPT_BUILDS) }
      : { stable, previous: left }),
    canary: canary?.build === build ? null : canary,
  };
  return quarantine(withUnit(live, unit, after), unit, build, why);
}

/** Takes a unit away: it is absent, and none of its builds is in quarantine by that. */
export function retire(live: Live, unit: string): Live {
  unitOf(live, unit);
  return withoutUnit(live, unit);
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

/** What is live of a unit; refuses a unit that is absent. */
export function unitOf({ units }: Live, unit: string): LiveUnit {
  const live = units[unit];
  if (live !== undefined) return live;
  throw new ChangeRefused(`${unit} is not live: begin with "mfctl publish ${unit} --stable".`);
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

/** Without a shell there is no page at all, so that it alone can never be absent. */
function withoutUnit(live: Live, unit: string): Live {
  if (unit === SHELL_UNIT) {
    throw new ChangeRefused(
      'The shell has no earlier build to go back to: publish a good one with "mfctl publish shell --stable".',
    );
  }
  const { [unit]: _absent, ...units } = live.units;
  return { ...live, units };
}

/** Puts a build into quarantine, whatever is live of its unit. */
export function quarantine(live: Live, unit: string, build: string, why: string): Live {
  return { ...live, quarantined: [...live.quarantined, { unit, build, why }] };
}

/** The build as stable, and the one before as the newest to fall back to. */
export function withStable(before: LiveUnit | undefined, build: string): LiveUnit {
  if (before === undefined) return { stable: build, previous: [], canary: null };
  const previous = [before.stable, ...before.previous].filter((one) => one !== build);
  return { stable: build, previous: previous.slice(0, KEPT_BUILDS), canary: null };
}
