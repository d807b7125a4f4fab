import { policyRules, type PolicyRules } from './trusted-types.ts';

declare global {
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: PolicyRules) => unknown;
    };
  }
}

const others = new Set<string>();

// The default policy judges every sink, also those inside libraries; the CSP allows this one policy only.
window.trustedTypes?.createPolicy('default', policyRules({ own: window.location.origin, others }));

/** Lets scripts come from the origins of these addresses too; paths of the page's own origin need no mention. */
export function allowScriptsOf(addresses: readonly string[]): void {
  for (const address of addresses) others.add(new URL(address, window.location.origin).origin);
  others.delete(window.location.origin);
}
