import { includesPlan, type PlanCode } from 'shared-contracts/domain/plan';

/**
 * What a plan is to the reader: one to join with, the one they have, one below it, or one to buy.
 * `mine` is null for a visitor.
 */
export type PlanStanding = 'join' | 'current' | 'included' | 'offered';

export function planStanding(plan: PlanCode, mine: PlanCode | null): PlanStanding {
  if (mine === null) return 'join';
  if (plan === mine) return 'current';
  return includesPlan(mine, plan) ? 'included' : 'offered';
}
