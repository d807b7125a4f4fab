import { describe, expect, it } from 'vitest';
import { PERKS, PLAN_CODES, PLANS, includesPlan, perksOf, pricePaise } from './plan.ts';
import { rupees } from './units.ts';

describe('the plan table of section 9', () => {
  it('has the prices and savings as written', () => {
    const table = PLANS.map((plan) => [
      plan.name,
      rupees(pricePaise(plan, 'month')),
      rupees(pricePaise(plan, 'year')),
      plan.savePercent,
    ]);
    expect(table).toEqual([
      ['Hope', '₹0', '₹0', null],
      ['Belief', '₹499', '₹4,999', 15],
      ['Trust', '₹699', '₹5,499', 12],
    ]);
    expect(PLANS.map(({ code }) => code)).toEqual(PLAN_CODES);
  });
});

describe('the perks of section 9', () => {
  const everybody = ['search', 'chat', 'quick_gunmilan', 'relative_management'];
  const paid = ['identity_verified_matches', 'special_events', 'profile_boost', 'contact_finding'];

  it('give every plan its own and those of the plans below it', () => {
    expect(perksOf('hope')).toEqual(everybody);
    expect(perksOf('belief')).toEqual([...everybody, ...paid]);
    expect(perksOf('trust')).toEqual(PERKS.map(({ code }) => code));
    expect(perksOf('trust')).toHaveLength(everybody.length + paid.length + 2);
  });

  it('rank the plans from free to dearest', () => {
    expect(includesPlan('trust', 'belief')).toBe(true);
    expect(includesPlan('belief', 'belief')).toBe(true);
    expect(includesPlan('hope', 'belief')).toBe(false);
  });
});
