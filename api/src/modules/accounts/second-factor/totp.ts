import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long one code stands, in ms (RFC 6238, 5.2). */
export const STEP_MS = 30_000;

/** Steps before and after that of the server's clock whose codes are taken too: phones are not always on time. */
const DRIFT = 1;
const DIGITS = 6;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A random secret for an authenticator app: 160 bits (RFC 4226, 4). */
export const newTotpSecret = (): Buffer => randomBytes(20);

/** Bytes in base32 without padding, as authenticator apps take them (RFC 4648, 6). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The stretch of 30 s that a time lies in. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The six digits of a step (RFC 4226, 5.3: HMAC-SHA-1, dynamic truncation). */
export function totpAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code was typed; null for none that is good now. Every step is compared, each in the same time. */
export function matchingStep(secret: Uint8Array, typed: string, now: Date): number | null {
  const given = Buffer.from(typed);
  const current = stepOf(now);
  let found: number | null = null;
  for (let step = current - DRIFT; step <= current + DRIFT; step += 1) {
    const wanted = Buffer.from(totpAt(secret, step));
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) found = step;
  }
  return found;
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri(secret: Uint8Array, issuer: string, account: string): string {
  const label = [issuer, account].map(encodeURIComponent).join(':');
  const query = new URLSearchParams({ secret: base32(secret), issuer });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
