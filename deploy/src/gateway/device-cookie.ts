import { randomBytes } from 'node:crypto';
import { cookieOf } from './cookies.ts';

/** Cookie with a device's random name: it draws the cohort, and says nothing else. */
export const DEVICE_COOKIE = 'cid';

const CID = /^[A-Za-z0-9_-]{22}$/;
const A_YEAR = 31_536_000;

/** The name that a device has; null for a newcomer, and for what no gateway has written. */
export function cidOf(cookie: string): string | null {
  const cid = cookieOf(cookie, DEVICE_COOKIE);
  return cid !== null && CID.test(cid) ? cid : null;
}

/** A name for a newcomer. */
export function newCid(random: (bytes: number) => Buffer = randomBytes): string {
  return random(16).toString('base64url');
}

/** The Set-Cookie line by which a device keeps its name for a year. */
export function deviceCookie(cid: string, secure: boolean): string {
  const line = `${DEVICE_COOKIE}=${cid}; Path=/; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax`;
  return secure ? `${line}; Secure` : line;
}
