import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookie } from 'api/cookies';

/** Name in the address (`?mf=mf-billing@build.signature`, `?mf=off`) and of the cookie that remembers it. */
export const OVERRIDE_NAME = 'mf';

/** Units that one tester may have overridden at once: the cookie has an end. */
const MOST = 10;

/** How long a link, and the cookie that remembers it, is good for, in ms. */
export const OVERRIDE_MS = 24 * 60 * 60 * 1000;

/** The time is in seconds since 1970. */
const FORM = /^([a-z0-9-]{1,40})@([A-Za-z0-9][A-Za-z0-9._-]{0,79})\.(\d{10})\.([A-Za-z0-9_-]{43})$/;

/** `unit@build.time.signature`, good for a day, as a release manager hands it out: only who has the secret can make one. */
export function signedOverride(secret: string, unit: string, build: string, now: Date): string {
  const until = String(Math.floor((now.getTime() + OVERRIDE_MS) / 1000));
  return `${unit}@${build}.${until}.${signature(secret, unit, build, until)}`;
}

/** Overrides as this request has them, and the Set-Cookie line where the address changed them. */
export interface ReadOverrides {
  readonly overrides: Readonly<Record<string, string>>;
  readonly setCookie: string | null;
}

/** Reads the cookie and the address; what is not signed by us, or was too long ago, is as if it were not there. */
export function readOverrides(
  secret: string,
  cookie: string,
  search: URLSearchParams,
  { secure, now }: { readonly secure: boolean; readonly now: Date },
): ReadOverrides {
  const kept = (readCookie(cookie, OVERRIDE_NAME) ?? '').split('~');
  const asked = search.getAll(OVERRIDE_NAME);
  if (asked.includes('off')) return { overrides: {}, setCookie: cookieLine('', secure) };
  const valid = [...kept, ...asked].flatMap((text) => parsed(secret, text, now) ?? []);
  // The last word counts, and the newest units stay when there are too many.
  const byUnit = new Map(valid.map((one) => [one.unit, one]));
  const all = [...byUnit.values()].slice(-MOST);
  const overrides = Object.fromEntries(all.map(({ unit, build }) => [unit, build]));
  if (asked.length === 0 || all.length === 0) return { overrides, setCookie: null };
  return { overrides, setCookie: cookieLine(all.map(({ text }) => text).join('~'), secure) };
}

/** Without an age: it ends with the browser's session. */
function cookieLine(value: string, secure: boolean): string {
  const end = value === '' ? '; Max-Age=0' : '';
  return `${OVERRIDE_NAME}=${value}; Path=/; HttpOnly; SameSite=Lax${end}${secure ? '; Secure' : ''}`;
}

function parsed(secret: string, text: string, now: Date) {
  const [, unit = '', build = '', until = '', given = ''] = FORM.exec(text) ?? [];
  if (unit === '' || Number(until) * 1000 <= now.getTime()) return null;
  const right = Buffer.from(signature(secret, unit, build, until));
  return timingSafeEqual(right, Buffer.from(given)) ? { unit, build, text } : null;
}

function signature(secret: string, unit: string, build: string, until: string): string {
  const signed = `override:${unit}@${build}:${until}`;
  return createHmac('sha256', secret).update(signed).digest('base64url');
}
