/**
 * What an order goes through. `created`: unpaid, or every try was refused; `attempted`: the payer is at the bank's
 * page; `authorized`: the bank holds the money for us; `captured`: it is ours, and a plan by e-mail waits for its
 * owner; `granted`: the plan is given; `failed`: given up unpaid; `refunded`: all of the money went back.
 */
export const ORDER_STATES = [
  'created',
  'attempted',
  'authorized',
  'captured',
  'granted',
  'failed',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Whether money may be under way: no second button to pay stands beside such an order. */
export function isUnderWay(state: OrderState): boolean {
  return state === 'attempted' || state === 'authorized' || state === 'captured';
}
