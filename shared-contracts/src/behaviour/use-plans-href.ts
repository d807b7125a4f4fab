import { routes } from 'shared-contracts/platform/routes';
import { useLocation } from 'shared-contracts/router';

/** The address of the plans, for something here that needs one: its Back leads to this page again. */
export function usePlansHref(): string {
  const { pathname, search } = useLocation();
  return routes.subscription.href({ from: pathname + search });
}
