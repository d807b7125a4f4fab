import { matchRoute } from './routes.ts';

/**
 * Query parameters of the checkout: what is bought (`belief-year`), the order that was made, whose membership it is, and
 * how the provider's page ended that has sent the browser back (`paid`, `cancelled` or `failed`; set by the server alone).
 */
export const CHECKOUT_PARAMETERS = {
  buy: 'buy',
  order: 'order',
  email: 'email',
  returned: 'returned',
} as const;

/** Query parameters of `callback_url`; they name no person, because the provider reads them. */
export const CALLBACK_PARAMETERS = { page: 'page', buy: 'buy', order: 'order' } as const;

/**
 * Whether an address opens the checkout in a document of its own (readings, 'Screens'): what the payment provider's page
 * needs is a document's, so that one alone lets the provider in. `/subscription` with something to buy or an order, and
 * `/member` with an e-mail.
 */
export function isCheckoutAddress(pathname: string, search: URLSearchParams): boolean {
  const name = matchRoute(pathname)?.route.name;
  const { buy, order, email } = CHECKOUT_PARAMETERS;
  if (name === 'member') return search.has(email);
  return name === 'subscription' && (search.has(buy) || search.has(order));
}
