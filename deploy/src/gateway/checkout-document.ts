import type { PolicyParts, ProviderSources } from './content-security-policy.ts';

/** What a checkout document may do beyond all others; everything else stays as it is. */
export interface CheckoutRules {
  readonly policy: Required<Pick<PolicyParts, 'payment'>>;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Lets the payment provider into one document: its script and frames, its calls and pictures, the form by which it takes
 * the browser along where no frame can run, and the payment feature. A bank's window keeps its opener. `script` is the
 * address of the checkout script, a path of our own origin where the provider is the sandbox of this site.
 */
export function checkoutRules(script: string): CheckoutRules {
  const payment = providerSources(script);
  return {
    policy: { payment },
    headers: {
      'permissions-policy': permissionsPolicy(['self', ...payment.others.map((one) => `"${one}"`)]),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    },
  };
}

/** The script at `checkout.` opens frames of, and calls, the provider's other names under the same domain. */
function providerSources(script: string): ProviderSources {
  if (!URL.canParse(script)) return { scripts: [], others: [] };
  const { origin, protocol, host } = new URL(script);
  const [first, ...domain] = host.split('.');
  const siblings =
    first === 'checkout' && domain.length > 1 ? [`${protocol}//*.${domain.join('.')}`] : [];
  return { scripts: [origin], others: [origin, ...siblings] };
}

/** What a document and its frames may use; `payment` lists who may take payments, in the words of the header. */
export function permissionsPolicy(payment: readonly string[] = []): string {
  // The video introduction uses camera and microphone, on our own pages only.
  return `camera=(self), microphone=(self), payment=(${payment.join(' ')}), geolocation=(), usb=(), serial=(), hid=()`;
}
