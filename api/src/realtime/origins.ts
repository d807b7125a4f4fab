import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../platform/config/config.ts';

/**
 * Whether a socket may be opened from where it is: by pages of this very host, of the site's origins, and by programs
 * that are no page at all. A browser always says whose page asks.
 */
export function isOwnOrigin(
  { origin, host }: IncomingHttpHeaders,
  { webOrigins, siteOrigin }: Pick<Config, 'webOrigins' | 'siteOrigin'>,
): boolean {
  if (origin === undefined) return true;
  if (webOrigins.includes(origin) || origin === siteOrigin) return true;
  return URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).host === host;
}
