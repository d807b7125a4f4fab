import type { CallShape } from 'shared-contracts/calls/call';
import { APP_HEADER } from 'shared-contracts/calls/client';
import type { Config } from '../config/config.ts';
import { Refusal } from './refusal.ts';

/**
 * Refuses a GET that changes something when it may come from another site's page (access.md,
 * 'State-changing GETs'): a link or a picture sends no app header, and browsers tell cross-site
 * requests. Pages of our own that stand on another site are known by their origin.
 */
export function refuseForeignPage(
  call: CallShape,
  headers: Readonly<Record<string, unknown>>,
  { webOrigins }: Pick<Config, 'webOrigins'>,
): void {
  if (call.ownPagesOnly !== true) return;
  const { origin } = headers;
  const foreign =
    headers['sec-fetch-site'] === 'cross-site' &&
    !(typeof origin === 'string' && webOrigins.includes(origin));
  if (foreign || headers[APP_HEADER.name] !== APP_HEADER.value)
    throw new Refusal(403, 'request.foreign');
}
