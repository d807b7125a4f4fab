/** What a plan may be required for (access.md: 402), as the notice names it in its second line. */
export const PLAN_FEATURES = ['filters', 'contacts'] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** The feature that a notice's values name; null for none, and for one of a newer caller. */
export function planFeatureOf(value: unknown): PlanFeature | null {
  return PLAN_FEATURES.find((one) => one === value) ?? null;
}
