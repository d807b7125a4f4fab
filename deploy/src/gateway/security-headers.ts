import { permissionsPolicy } from './checkout-document.ts';

/** Headers of every answer of the gateway but for scripts, styles and fonts, which have fewer; HSTS only where the browser came over https. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Those that say something of a document alone: beside a script, a style or a font they are only bytes. */
export const DOCUMENT_HEADERS: readonly string[] = [
  ...['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'],
];
