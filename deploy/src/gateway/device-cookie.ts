import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readCookie } from 'api/cookies';

/** Cookie with a device's random name: it draws the cohort, and says nothing else. */
export const DEVICE_COOKIE = 'cid';

/** `name`, or `name.seconds.signature`: since gateways sign. */
const FORM = /^([A-Za-z0-9_-]{22})(?:\.([0-9a-z]{1,9})\.([A-Za-z0-9_-]{16}))?$/;
const A_YEAR = 31_536_000;

/** A device as its cookie has it. */
export interface NamedDevice {
  readonly cid: string;
  /** From when on (ms since 1970) its reports count; null where no gateway has signed that. */
  readonly countsFrom: number | null;
}

/**
 * The device of a cookie; null for a new one, and for what no gateway writes. An unsigned name still draws a cohort,
 * but its reports do not count.
 */
export function readDevice(cookie: string, secret: string): NamedDevice | null {
  const [, cid = '', seconds, given] = FORM.exec(readCookie(cookie, DEVICE_COOKIE) ?? '') ?? [];
  if (cid === '') return null;
  if (seconds === undefined || given === undefined) return { cid, countsFrom: null };
  const right = Buffer.from(signature(secret, cid, seconds));
  const isOurs = timingSafeEqual(right, Buffer.from(given));
  return { cid, countsFrom: isOurs ? Number.parseInt(seconds, 36) * 1000 : null };
}

/** A name for a newcomer. */
export function newCid(random: (bytes: number) => Buffer = randomBytes): string {
  return random(16).toString('base64url');
}

/** The Set-Cookie line by which a device keeps its name for a year; signed with the time from which it counts. */
export function deviceCookie(
  { cid, countsFrom }: NamedDevice,
  secret: string,
  secure: boolean,
): string {
  const seconds = countsFrom === null ? null : Math.floor(countsFrom / 1000).toString(36);
  const signed = seconds === null ? '' : `.${seconds}.${signature(secret, cid, seconds)}`;
  const line = `${DEVICE_COOKIE}=${cid}${signed}; Path=/; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax`;
  return secure ? `${line}; Secure` : line;
}

/** 96 bits: not guessable, and short, since the cookie travels with every request. */
function signature(secret: string, cid: string, seconds: string): string {
  const mac = createHmac('sha256', secret).update(`device:${cid}.${seconds}`).digest();
  return mac.subarray(0, 12).toString('base64url');
}
