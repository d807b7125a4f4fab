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

/** The address of a file for whoever was just found to be allowed to see it. */
export function signAddress({ key, type }: KeptFile, secret: string, now: Date): string {
  const until = String(now.getTime() + ADDRESS_MS);
  const query = new URLSearchParams({ file: key, type, until });
  query.set('signature', signatureOf({ key, type, until }, secret));
  return `${KEPT_FILES_AT}?${query.toString()}`;
}

/** The file of an address that we signed and that is still good; null for any other. */
export function readAddress(
  query: Readonly<Record<string, unknown>>,
  secret: string,
  now: Date,
): KeptFile | null {
  const { file: key, type, until, signature } = query;
  if (typeof key !== 'string' || typeof type !== 'string') return null;
  if (typeof until !== 'string' || typeof signature !== 'string') return null;
  const [given, right] = [signature, signatureOf({ key, type, until }, secret)].map((text) =>
    Buffer.from(text),
  );
  if (given === undefined || right === undefined || given.length !== right.length) return null;
  if (!timingSafeEqual(given, right) || Number(until) <= now.getTime()) return null;
  return { key, type };
}

function signatureOf(
  { key, type, until }: KeptFile & { readonly until: string },
  secret: string,
): string {
  // A key of its own, so that no signature of a token is ever one of an address.
  const own = createHmac('sha256', secret).update('kept files').digest();
  return createHmac('sha256', own).update([key, type, until].join('\n')).digest('base64url');
}
