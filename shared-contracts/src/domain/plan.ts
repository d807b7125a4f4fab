/** A plan's code as the wire carries it (`myplan`). */
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

/** The badges that a viewer on a plan gets to see on others (section 6): none on Hope, all on Trust. */
export function badgesSeenOn(plan: PlanCode): readonly Verification[] {
  if (plan === 'hope') return [];
  return plan === 'belief' ? ['personal'] : VERIFICATIONS;
}

/** What can be verified (section 3, 'verification_added'). */
export const VERIFICATIONS = ['personal', 'job', 'salary', 'property'] as const;
export type Verification = (typeof VERIFICATIONS)[number];
