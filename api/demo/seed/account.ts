import type { Random } from './random.ts';
import type { SeedPerson } from './seed-types.ts';

/** What a person has with us apart from the profile: plan, seals, state, activity. */
export type Account = Pick<
  SeedPerson,
  | 'plan'
  | 'planBoughtDaysAgo'
  | 'verified'
  | 'photoPrivacy'
  | 'state'
  | 'createdDaysAgo'
  | 'lastActiveMinutesAgo'
>;

const day = 24 * 60;

/** Makes an account; a plan is never older than the account, nor than the year it lasts. */
export function makeAccount(random: Random): Account {
  const createdDaysAgo = random.int(1, 900);
  const plan = random.weighted([
    ['hope', 70],
    ['belief', 18],
    ['trust', 12],
  ]);
  const state = random.weighted([
    ['active', 93],
    ['paused', 3],
    ['hidden', 2],
    ['marriage_fixed', 2],
  ]);
  const personal = random.chance(plan === 'hope' ? 0.45 : 0.75);
  const idle = random.weighted([
    [random.int(1, 59), 12],
    [random.int(60, day), 33],
    [random.int(day, 7 * day), 30],
    [random.int(7 * day, 90 * day), 25],
  ]);
  return {
    plan,
    ...(plan === 'hope' ? {} : { planBoughtDaysAgo: random.int(0, Math.min(createdDaysAgo, 340)) }),
    verified: {
      personal,
      job: random.chance(personal ? 0.45 : 0.1),
      salary: random.chance(personal ? 0.35 : 0.06),
      property: random.chance(personal ? 0.18 : 0.03),
    },
    photoPrivacy: random.chance(0.8) ? 'everyone' : 'members',
    state,
    createdDaysAgo,
    lastActiveMinutesAgo: Math.min(idle, createdDaysAgo * day),
  };
}
