import { isCheckoutAddress } from 'shared-contracts/platform/checkout-document';
import { Link, useLocation } from 'shared-contracts/router';
import type { AnchorProps } from 'shared-contracts/ui/core';

/**
 * The link behind every link of the design system: our own pages through the router, the rest by the browser, and by the
 * browser too what leads into the checkout's document or out of it.
 */
export function RouterAnchor({ href, target, ...rest }: AnchorProps) {
  const { pathname, search } = useLocation();
  const isPage = href.startsWith('/') && !href.startsWith('//') && rest.download === undefined;
  const isRouted = isPage && !target && !isCheckout(pathname + search) && !isCheckout(href);
  return isRouted ? <Link {...rest} to={href} /> : <a {...rest} href={href} target={target} />;
}

function isCheckout(address: string): boolean {
  // None without a query, which saves most links the table of routes.
  if (!address.includes('?')) return false;
  const [pathname = '', query = ''] = (address.split('#')[0] ?? '').split(/\?(.*)/s);
  return isCheckoutAddress(pathname, new URLSearchParams(query));
}
