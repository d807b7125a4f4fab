/** A plan's code as the wire carries it (`myplan`), from free to dearest. */
export const PLAN_CODES = ['hope', 'belief', 'trust'] as const;
export type PlanCode = (typeof PLAN_CODES)[number];

/** A plan of section 9. Prices in paise for a month and for a year; savings as the specification states them. */
export interface Plan {
  readonly code: PlanCode;
  readonly name: string;
  readonly monthPaise: number;
  readonly yearPaise: number;
  readonly savePercent: number | null;
}

/** The plan table of section 9; the order is from free to dearest. */
export const PLANS: readonly Plan[] = [
  { code: 'hope', name: 'Hope', monthPaise: 0, yearPaise: 0, savePercent: null },
  { code: 'belief', name: 'Belief', monthPaise: 49900, yearPaise: 499900, savePercent: 15 },
  { code: 'trust', name: 'Trust', monthPaise: 69900, yearPaise: 549900, savePercent: 12 },
];

/** The name that a plan is sold under; the code of one that is no longer sold. */
export function planName(plan: string): string {
  return PLANS.find(({ code }) => code === plan)?.name ?? plan;
}

/** How long a bought plan lasts. */
export const PLAN_DURATIONS = ['month', 'year'] as const;
export type PlanDuration = (typeof PLAN_DURATIONS)[number];

/** What a plan costs for a duration, in paise. */
export function pricePaise(plan: Plan, duration: PlanDuration): number {
  return duration === 'month' ? plan.monthPaise : plan.yearPaise;
}

/** The perks of section 9, each with the first plan that has it; dearer plans have it too. */
export const PERKS = [
  { code: 'search', from: 'hope' },
  { code: 'chat', from: 'hope' },
  { code: 'quick_gunmilan', from: 'hope' },
  { code: 'relative_management', from: 'hope' },
  { code: 'identity_verified_matches', from: 'belief' },
  { code: 'special_events', from: 'belief' },
  { code: 'profile_boost', from: 'belief' },
  { code: 'contact_finding', from: 'belief' },
  { code: 'job_verified_matches', from: 'trust' },
  { code: 'income_verified_matches', from: 'trust' },
] as const satisfies readonly { code: string; from: PlanCode }[];
export type PerkCode = (typeof PERKS)[number]['code'];

/** True when the plan is the other one or stands above it. */
export function includesPlan(plan: PlanCode, other: PlanCode): boolean {
  return PLAN_CODES.indexOf(plan) >= PLAN_CODES.indexOf(other);
}

/** The perks of a plan, in the order of the table. */
export function perksOf(plan: PlanCode): readonly PerkCode[] {
  return PERKS.filter(({ from }) => includesPlan(plan, from)).map(({ code }) => code);
}

/** The badges that a viewer on a plan gets to see on others (section 6): none on Hope, all on Trust. */
export function badgesSeenOn(plan: PlanCode): readonly Verification[] {
  if (plan === 'hope') return [];
  return plan === 'belief' ? ['personal'] : VERIFICATIONS;
}

/** What can be verified (section 3, 'verification_added'). */
export const VERIFICATIONS = ['personal', 'job', 'salary', 'property'] as const;
export type Verification = (typeof VERIFICATIONS)[number];
