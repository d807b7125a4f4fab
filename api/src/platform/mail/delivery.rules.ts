import { backoffMs } from '../backoff.ts';

const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60_000;

/** When a mail that could not be delivered is tried again; null when that would be no use. */
export function nextTry(
  error: unknown,
  mail: { readonly tries: number; readonly useless_at: Date },
  now: Date,
): Date | null {
  if (isForGood(error)) return null;
  const next = new Date(now.getTime() + backoffMs(mail.tries, FIRST_MS, LONGEST_MS));
  return next < mail.useless_at ? next : null;
}

/** SMTP says 5xx where the same mail would be refused again, 4xx where it may be taken later. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500;
}
