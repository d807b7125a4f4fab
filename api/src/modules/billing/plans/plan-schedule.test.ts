import { describe, expect, it } from 'vitest';
import { planEffect, plansAt, schedulePlans, type GivenPlan } from './plan-schedule.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (days: number) => new Date(Date.parse('2026-11-01T09:00:00Z') + days * DAY_MS);

let ids = 0;
const given = (plan: 'belief' | 'trust', months: 1 | 12, onDay: number): GivenPlan => ({
  id: `grant ${ids++}`,
  plan,
  months,
  givenAt: day(onDay),
});

/** Plan, first day and end of each span. */
const spansOf = (...plans: GivenPlan[]) =>
  schedulePlans(plans).map(({ plan, startsAt, endsAt }) => [
    plan,
    (startsAt.getTime() - day(0).getTime()) / DAY_MS,
    (endsAt.getTime() - day(0).getTime()) / DAY_MS,
  ]);
const plansOn = (days: number, ...plans: GivenPlan[]) => plansAt(schedulePlans(plans), day(days));

describe('a plan that is bought', () => {
  it('begins at once where none runs', () => {
    expect(spansOf(given('belief', 1, 0))).toEqual([['belief', 0, 30]]);
    expect(spansOf(given('trust', 12, 0), given('belief', 1, 400))).toEqual([
      ['trust', 0, 365],
      ['belief', 400, 430],
    ]);
  });

  it('is added at the end of the same plan', () => {
    expect(spansOf(given('belief', 1, 0), given('belief', 12, 10), given('belief', 1, 10))).toEqual(
      [
        ['belief', 0, 30],
        ['belief', 30, 395],
        ['belief', 395, 425],
      ],
    );
  });

  it('begins at once above a cheaper one, whose rest becomes days by price per day, rounded up', () => {
    // 20 days of 49900 / 30 paise are 14.28 days of 69900 / 30 paise.
    expect(spansOf(given('belief', 1, 0), given('trust', 1, 10))).toEqual([
      ['belief', 0, 10],
      ['trust', 10, 55],
    ]);
  });

  it('takes the rest of all cheaper ones, also of those that have not begun', () => {
    // 20 days of a month (1663.3 paise a day) and a whole year (499900 paise), at 549900 / 365 paise a day.
    expect(spansOf(given('belief', 1, 0), given('belief', 12, 5), given('trust', 12, 10))).toEqual([
      ['belief', 0, 10],
      ['belief', 10, 10],
      ['trust', 10, 10 + 365 + 354],
    ]);
  });

  it('counts no day more where the rest is a whole number of days', () => {
    const effect = planEffect([given('belief', 12, 0)], { plan: 'trust', months: 12 }, day(0));
    expect(effect.credited_days).toBe(Math.ceil((499_900 * 365) / 549_900));
    const none = planEffect([given('trust', 1, 0)], { plan: 'trust', months: 1 }, day(30));
    expect(none).toMatchObject({ kind: 'starts', credited_days: 0 });
  });

  it('waits for the end of a dearer one, and longer when that is prolonged', () => {
    expect(spansOf(given('trust', 1, 0), given('belief', 1, 5))).toEqual([
      ['trust', 0, 30],
      ['belief', 30, 60],
    ]);
    expect(spansOf(given('trust', 1, 0), given('belief', 1, 5), given('trust', 1, 6))).toEqual([
      ['trust', 0, 30],
      ['belief', 60, 90],
      ['trust', 30, 60],
    ]);
  });

  it('is reckoned in the order in which plans were given, whatever their order in the list', () => {
    const [first, second] = [given('belief', 1, 0), given('trust', 1, 10)];
    expect(spansOf(second, first)).toEqual(spansOf(first, second));
  });

  it('gives back what it took when it is revoked', () => {
    const belief = given('belief', 12, 0);
    expect(spansOf(belief, given('trust', 1, 10))[0]).toEqual(['belief', 0, 10]);
    expect(spansOf(belief)).toEqual([['belief', 0, 365]]);
  });
});

describe('the plans of an account', () => {
  it('are none before and after', () => {
    const none = { plan: 'hope', plan_until: null, next_plan: null, next_plan_until: null };
    expect(plansOn(0)).toEqual(none);
    expect(plansOn(30, given('trust', 1, 0))).toEqual(none);
  });

  it('are the one in force with its last end, and the one that follows', () => {
    const [trust, belief] = [given('trust', 1, 0), given('belief', 1, 5)];
    expect(plansOn(6, trust, belief, given('trust', 1, 6))).toEqual({
      plan: 'trust',
      plan_until: day(60),
      next_plan: 'belief',
      next_plan_until: day(90),
    });
    expect(plansOn(30, trust, belief)).toEqual({
      plan: 'belief',
      plan_until: day(60),
      next_plan: null,
      next_plan_until: null,
    });
  });
});

describe('what a plan would do', () => {
  const effectOf = (plan: 'belief' | 'trust', ...plans: GivenPlan[]) =>
    planEffect(plans, { plan, months: 1 }, day(10));

  it('is said in one word with its times', () => {
    expect(effectOf('belief')).toEqual({
      kind: 'starts',
      credited_days: 0,
      starts_at: day(10).toISOString(),
      ends_at: day(40).toISOString(),
    });
    expect(effectOf('belief', given('belief', 1, 0))).toMatchObject({
      kind: 'extends',
      starts_at: day(30).toISOString(),
    });
    expect(effectOf('trust', given('belief', 1, 0))).toMatchObject({
      kind: 'upgrades',
      credited_days: 15,
      ends_at: day(55).toISOString(),
    });
    expect(effectOf('belief', given('trust', 1, 0), given('belief', 1, 1))).toMatchObject({
      kind: 'follows',
      starts_at: day(60).toISOString(),
    });
  });
});
