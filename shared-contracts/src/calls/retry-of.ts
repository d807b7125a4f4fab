import { isApiError } from './client.ts';

/** When the same call may succeed: in a moment, once something has changed (the session, the hour), or never. */
export type Retry = 'soon' | 'later' | 'never';

/** Statuses below 500 that say 'not now' and not 'no'; a member of whom a 401 speaks signs in again. */
const NOT_NOW: Readonly<Record<number, Retry>> = {
  0: 'soon',
  401: 'later',
  408: 'soon',
  425: 'soon',
  429: 'later',
};

/**
 * Whether a failed request is worth another try: 'soon' is worth one by itself after a pause, 'never' is the server's
 * last word. What no server has said (an aborted try, a fault of ours) is for later.
 */
export function retryOf(error: unknown): Retry {
  if (!isApiError(error)) return 'later';
  const { status } = error;
  return status >= 500 ? 'soon' : (NOT_NOW[status] ?? 'never');
}
