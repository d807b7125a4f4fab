import { Budget, spendAll } from '../../../platform/counters/budget.ts';
import type { CounterStore } from '../../../platform/counters/counter-store.ts';

/** How many limited profiles a visitor may open in a period. */
export interface ViewLimits {
  readonly perDevice: number;
  /** High, because the customers of a mobile carrier share addresses. */
  readonly perAddress: number;
}

/** Period in ms of access.md, 'Budgets'; the limits are configuration. */
export const VIEW_PERIOD_MS = 60 * 60 * 1000;

/** Takes one view of a visitor, or throws the 429 that says when the next may be had. */
export function visitorViews(
  counters: CounterStore,
  { perDevice, perAddress }: ViewLimits,
): (visitor: { device: string; address: string }) => Promise<void> {
  const rule = { windowMs: VIEW_PERIOD_MS, refusal: 'profile.viewBudget' } as const;
  const devices = new Budget(counters, { ...rule, name: 'views-of-device', most: perDevice });
  const addresses = new Budget(counters, { ...rule, name: 'views-of-address', most: perAddress });
  return ({ device, address }) => spendAll([devices, device], [addresses, address]);
}
