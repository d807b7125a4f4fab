import { describe, expect, it } from 'vitest';
import { runningPlan, type StoredPlans } from './plan-in-force.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute));
const alone: StoredPlans = {
  plan: 'trust',
  plan_until: at(10),
  next_plan: null,
  next_plan_until: null,
};

describe('the plan in force', () => {
  it('is the paid one until its end, and Hope from then on', () => {
    expect(runningPlan(alone, new Date(at(10).getTime() - 1)).plan).toBe('trust');
    expect(runningPlan(alone, at(10))).toEqual({ plan: 'hope', until: null });
  });

  it('is the one that follows from the very end of the first', () => {
    const both: StoredPlans = { ...alone, next_plan: 'belief', next_plan_until: at(20) };
    expect(runningPlan(both, at(9))).toEqual({ plan: 'trust', until: at(10) });
    expect(runningPlan(both, at(10))).toEqual({ plan: 'belief', until: at(20) });
    expect(runningPlan(both, at(20))).toEqual({ plan: 'hope', until: null });
  });
});
