import { PLAN_FEATURES, type PlanFeature } from 'shared-contracts/calls/call';

/** The feature that a notice's values name; null for none, and for one of a newer caller. */
export function planFeatureOf(value: unknown): PlanFeature | null {
  return PLAN_FEATURES.find((one) => one === value) ?? null;
}
