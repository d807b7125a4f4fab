import { permissionsPolicy } from './checkout-document.ts';

/** What says something of a document alone: beside a script, a style or a font it is only bytes. */
const OF_DOCUMENTS: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** The names of those that scripts, styles and fonts go without. */
export const DOCUMENT_HEADERS: readonly string[] = Object.keys(OF_DOCUMENTS);

/** Headers of every answer of the gateway but for scripts, styles and fonts, which have fewer; HSTS only where the browser came over https. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...OF_DOCUMENTS,
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
