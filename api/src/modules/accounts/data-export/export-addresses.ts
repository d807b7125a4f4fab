import { createHmac, timingSafeEqual } from 'node:crypto';
import { ADDRESS_MS } from '../../../storage/signed-addresses.ts';

/** Where exports are fetched; the query says which and proves the permission. */
export const EXPORTS_AT = '/files/export';

/** A file, and the session that may fetch it as long as it runs. */
export interface ExportTicket {
  readonly fileKey: string;
  readonly sessionId: string;
}

/** The address of an export for five minutes. */
export function signExportAddress(
  { fileKey: file, sessionId: session }: ExportTicket,
  secret: string,
  now: Date,
): string {
  const until = String(now.getTime() + ADDRESS_MS);
  const signature = signatureOf([file, session, until], secret);
  return `${EXPORTS_AT}?${new URLSearchParams({ file, session, until, signature }).toString()}`;
}

/** What an address was made for; null for one that we did not sign, or that has ended. */
export function readExportAddress(
  { file, session, until, signature }: Readonly<Record<string, unknown>>,
  secret: string,
  now: Date,
): ExportTicket | null {
  if (typeof file !== 'string' || typeof session !== 'string') return null;
  if (typeof until !== 'string' || typeof signature !== 'string') return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf([file, session, until], secret));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(until) <= now.getTime() ? null : { fileKey: file, sessionId: session };
}

function signatureOf(parts: readonly string[], secret: string): string {
  // A key of its own, so that no other signature is ever one of an export.
  const own = createHmac('sha256', secret).update('exports').digest();
  return createHmac('sha256', own).update(parts.join('\n')).digest('base64url');
}
