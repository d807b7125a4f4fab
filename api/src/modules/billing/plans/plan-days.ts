import { PLANS } from 'shared-contracts/domain/plan';
import type { PaidPlan } from '../billing.tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is sold: a plan for a month or a year. */
export interface PlanForTime {
  readonly plan: PaidPlan;
  readonly months: 1 | 12;
}

/** Days that a plan runs: a month has 30, a year 365 (decision 119). */
export function planDays({ months }: Pick<PlanForTime, 'months'>): number {
  return months === 1 ? 30 : 365;
}

/** How long a plan runs, in ms. */
export function planMs(bought: Pick<PlanForTime, 'months'>): number {
  return planDays(bought) * DAY_MS;
}

/** Price of a plan, in paise. */
export function planPaise({ plan, months }: PlanForTime): number {
  const found = PLANS.find(({ code }) => code === plan);
  if (found === undefined) throw new Error(`There is no plan ${plan}`);
  return months === 1 ? found.monthPaise : found.yearPaise;
}

/** Whole days of one plan for the rest of others, by price per day, rounded up. */
export function creditedDays(
  rest: readonly (PlanForTime & { readonly ms: number })[],
  bought: PlanForTime,
): number {
  const paise = rest.reduce((sum, { ms, ...of }) => sum + (ms * planPaise(of)) / planMs(of), 0);
  const days = (paise * planDays(bought)) / planPaise(bought);
  // What arithmetic adds to a whole number of days is no day.
  return Math.ceil(days - 1e-6);
}

/** The end of so many days from a moment on. */
export function daysAfter(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS);
}

const SOLD: readonly PlanForTime[] = [
  { plan: 'belief', months: 1 },
  { plan: 'belief', months: 12 },
  { plan: 'trust', months: 1 },
  { plan: 'trust', months: 12 },
];

/** What is sold for an amount in paise; undefined for any but the four prices. */
export function soldFor(paise: number): PlanForTime | undefined {
  return SOLD.find((one) => planPaise(one) === paise);
}
