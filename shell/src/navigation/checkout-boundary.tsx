import { useEffect, useState, type ReactNode } from 'react';
import { isCheckoutAddress } from 'shared-contracts/platform/checkout-document';
import { useLocation } from 'shared-contracts/router';

/** `reload` loads the document of the address that stands. */
interface CheckoutBoundaryProps {
  readonly children: ReactNode;
  readonly reload?: () => void;
}

/**
 * Keeps the checkout and everything else in documents of their own (decision 122): what the payment provider may do is
 * a header of a document, so a step of the router from one to the other loads the page that it came to. Links do so by
 * themselves (`RouterAnchor`); this is for steps that code makes, and for Back to an entry that the router made.
 */
export function CheckoutBoundary({ children, reload = loadDocument }: CheckoutBoundaryProps) {
  const { pathname, search } = useLocation();
  const isCheckout = isCheckoutAddress(pathname, new URLSearchParams(search));
  const [opened] = useState(isCheckout);
  const isElsewhere = isCheckout !== opened;
  useEffect(() => {
    if (isElsewhere) reload();
  }, [isElsewhere, reload]);
  return isElsewhere ? null : children;
}

function loadDocument(): void {
  window.location.reload();
}
