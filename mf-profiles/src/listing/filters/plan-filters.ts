import { badgesSeenOn, type PlanCode } from 'shared-contracts/domain/plan';
import type { Filters } from './filters.ts';

type Verified = NonNullable<Filters['verified']>;

/** Filters that a plan has, and the verifications that it would have to be upgraded for. */
export interface PlanFilters {
  readonly filters: Filters;
  readonly beyond: Verified;
}

/** A plan filters by the verifications whose badges it shows (section 6): the rest would be answered with 402. */
export function filtersOn(plan: PlanCode, filters: Filters): PlanFilters {
  const { verified = [], ...others } = filters;
  const within = verified.filter((kind) => isWithin(plan, kind));
  return {
    filters: within.length > 0 ? { ...others, verified: within } : others,
    beyond: verified.filter((kind) => !within.includes(kind)),
  };
}

/** Whether a plan filters by a verification. */
export function isWithin(plan: PlanCode, kind: Verified[number]): boolean {
  return badgesSeenOn(plan).includes(kind);
}
