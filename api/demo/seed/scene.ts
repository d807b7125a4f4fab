import { DAY_MS, before, beforeNight } from './moments.ts';
import type { Random } from './random.ts';
import type { SeedGender, SeedPerson } from './seed-types.ts';

/** What everything that people do is made from. */
export interface Scene {
  readonly now: Date;
  /** Code of the community that the people belong to. */
  readonly communityCode: string;
  /** asha@, rohan@ and meera@example.com, and the desk's staff@example.com. */
  readonly asha: SeedPerson;
  readonly rohan: SeedPerson;
  readonly meera: SeedPerson;
  readonly staff: SeedPerson;
  /** Everybody who stands in lists, demo accounts first. */
  readonly active: readonly SeedPerson[];
  /** Who of those stands on this side, demo accounts left out. */
  others(gender: SeedGender): readonly SeedPerson[];
}

/** Sets the scene of a community whose first four people are the demo accounts. */
export function setScene(
  people: readonly SeedPerson[],
  { now, communityCode }: { now: Date; communityCode: string },
): Scene {
  const [asha, rohan, meera, staff] = people;
  if (!asha || !rohan || !meera || !staff) throw new Error('The demo accounts are missing');
  const active = people.filter(({ role, state }) => role === 'member' && state === 'active');
  const rest = active.slice(3);
  const sides = {
    female: rest.filter(({ profile }) => profile.gender === 'female'),
    male: rest.filter(({ profile }) => profile.gender === 'male'),
  };
  const others = (gender: SeedGender) => sides[gender];
  return { now, communityCode, asha, rohan, meera, staff, active, others };
}

/** The side that somebody looks for. */
export function otherSide({ profile }: SeedPerson): SeedGender {
  return profile.gender === 'female' ? 'male' : 'female';
}

/** A moment by day at which both were members already, at most `days` ago. */
export function momentOf(
  random: Random,
  now: Date,
  [one, other]: readonly [SeedPerson, SeedPerson],
  days = 60,
): Date {
  const most = Math.min(days, one.createdDaysAgo, other.createdDaysAgo);
  const moment = before(now, Math.floor((0.02 + 0.98 * random.next()) * most * DAY_MS));
  return new Date(Math.max(beforeNight(moment.getTime()), before(now, most * DAY_MS).getTime()));
}
