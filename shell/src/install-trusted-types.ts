import { policyRules, type PolicyRules } from './trusted-types.ts';

declare global {
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: PolicyRules) => unknown;
    };
  }
}

const own = window.location.origin;
const others = new Set<string>();
const addresses = new Set<string>();

// The default policy judges every sink, also those inside libraries; the CSP allows this one policy only.
window.trustedTypes?.createPolicy('default', policyRules({ own, others, addresses }));

/** Lets scripts come from the origins of these addresses too; paths of the page's own origin need no mention. */
export function allowScriptsOf(addresses: readonly string[]): void {
  for (const address of addresses) others.add(new URL(address, own).origin);
  others.delete(own);
}

/** Lets the payment provider's checkout script run; to be called in a checkout document only. */
export function allowCheckoutScript(address: string): void {
  const { origin, href } = new URL(address, own);
  if (origin === own) addresses.add(href);
  else others.add(origin);
}
