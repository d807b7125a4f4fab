import {
  PLAN_DURATIONS,
  PLANS,
  pricePaise,
  type Plan,
  type PlanDuration,
} from 'shared-contracts/domain/plan';
import { CHECKOUT_PARAMETERS } from 'shared-contracts/platform/checkout-document';
import { routes } from 'shared-contracts/platform/routes';

/** What is bought: a paid plan for a month or a year. */
export interface Purchase {
  readonly plan: Plan;
  readonly duration: PlanDuration;
}

const PAID = PLANS.filter((plan) => pricePaise(plan, 'month') > 0);

/** All that can be bought, cheapest plan first; each as the address of a checkout names it. */
const PURCHASES: readonly Purchase[] = PAID.flatMap((plan) =>
  PLAN_DURATIONS.map((duration) => ({ plan, duration })),
);

/** A purchase as an address names it: `belief-year`. */
export function purchaseCode({ plan, duration }: Purchase): string {
  return `${plan.code}-${duration}`;
}

/** The purchase that an address names; null for what is not sold. */
export function purchaseOf(code: string | null): Purchase | null {
  return PURCHASES.find((one) => purchaseCode(one) === code) ?? null;
}

/** The purchase of an order that was made before. */
export function purchaseOfOrder(order: { plan: string; months: 1 | 12 }): Purchase | null {
  return purchaseOf(`${order.plan}-${order.months === 1 ? 'month' : 'year'}`);
}

/** What a purchase costs, in paise. */
export function costPaise({ plan, duration }: Purchase): number {
  return pricePaise(plan, duration);
}

/** What a checkout is opened for; `email` is set for a membership by e-mail, `from` is the page to go back to. */
export interface CheckoutAddress {
  readonly purchase: Purchase | null;
  readonly orderId?: string | undefined;
  readonly email?: string | undefined;
  readonly from?: string | undefined;
  /** How the provider's page ended, carried on. */
  readonly returned?: string | undefined;
}

/** The address of a checkout document; it opens with a load of the page. */
export function checkoutHref({
  purchase,
  orderId,
  email,
  from,
  returned,
}: CheckoutAddress): string {
  const { buy, order, email: whose } = CHECKOUT_PARAMETERS;
  const query = {
    ...(email === undefined ? {} : { [whose]: email }),
    ...(purchase === null ? {} : { [buy]: purchaseCode(purchase) }),
    ...(orderId === undefined ? {} : { [order]: orderId }),
    ...(from === undefined ? {} : { from }),
    ...(returned === undefined ? {} : { [CHECKOUT_PARAMETERS.returned]: returned }),
  };
  return email === undefined ? routes.subscription.href(query) : routes.member.href(query);
}
