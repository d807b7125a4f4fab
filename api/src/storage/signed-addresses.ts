import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where files are fetched that not everybody may see; the query says which and proves the permission. */
export const KEPT_FILES_AT = '/files/kept';

/** How long such an address is good, in ms: 5 minutes (access.md, 'Uploads'). */
export const ADDRESS_MS = 5 * 60 * 1000;

/** A kept file and the media type that it was stored with. */
export interface KeptFile {
  readonly key: string;
  readonly type: string;
}

/** For whom an address is made, and from when on it is good. */
export interface Signing {
  readonly secret: string;
  readonly now: Date;
  /** The address is dead with this session. */
  readonly sessionId: string;
}

/** The address of a file for the session that was just found to be allowed to see it. */
export function signAddress({ key, type }: KeptFile, { secret, now, sessionId }: Signing): string {
  const signed = { key, type, session: sessionId, until: String(now.getTime() + ADDRESS_MS) };
  const query = new URLSearchParams({
    file: key,
    type,
    session: sessionId,
    until: signed.until,
    signature: signatureOf(signed, secret),
  });
  return `${KEPT_FILES_AT}?${query.toString()}`;
}

/** The file and the session of an address that we signed and that is not too old; null for any other. */
export function readAddress(
  query: Readonly<Record<string, unknown>>,
  secret: string,
  now: Date,
): (KeptFile & { readonly session: string }) | null {
  const { file: key, type, session, until, signature } = query;
  if (typeof key !== 'string' || typeof type !== 'string') return null;
  if (typeof session !== 'string') return null;
  if (typeof until !== 'string' || typeof signature !== 'string') return null;
  const [given, right] = [signature, signatureOf({ key, type, session, until }, secret)].map(
    (text) => Buffer.from(text),
  );
  if (given === undefined || right === undefined || given.length !== right.length) return null;
  if (!timingSafeEqual(given, right) || Number(until) <= now.getTime()) return null;
  return { key, type, session };
}

function signatureOf(
  { key, type, session, until }: KeptFile & { readonly session: string; readonly until: string },
  secret: string,
): string {
  // A key of its own, so that no signature of a token is ever one of an address.
  const own = createHmac('sha256', secret).update('kept files').digest();
  return createHmac('sha256', own)
    .update([key, type, session, until].join('\n'))
    .digest('base64url');
}
