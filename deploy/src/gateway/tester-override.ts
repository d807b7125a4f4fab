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

/** A build of a unit that a link gives. */
export interface LinkedBuild {
  readonly unit: string;
  readonly build: string;
  readonly until: Date;
  /** As it stands in the link. */
  readonly text: string;
}

/** Overrides that the links of an address request: nothing happens before they are confirmed. */
export interface RequestedOverrides {
  readonly given: readonly LinkedBuild[];
  /** The Set-Cookie line that gives these builds, beside those that the browser has. */
  readonly setCookie: string;
}

/** Overrides as this request has them. */
export interface ReadOverrides {
  readonly overrides: Readonly<Record<string, string>>;
  /** The Set-Cookie line where the address switches overrides off. */
  readonly setCookie: string | null;
  /** 'ended' for an expired or unsigned link; null without a new override. */
  readonly requested: RequestedOverrides | 'ended' | null;
}

/** Reads the cookie and the address; in a cookie, what is not signed by us or was too long ago is as if it were not there. */
export function readOverrides(
  secret: string,
  cookie: string,
  search: URLSearchParams,
  { secure, now }: { readonly secure: boolean; readonly now: Date },
): ReadOverrides {
  const links = search.getAll(OVERRIDE_NAME);
  if (links.includes('off'))
    return { overrides: {}, setCookie: cookieLine('', secure), requested: null };
  const valid = (texts: readonly string[]) =>
    texts.flatMap((text) => parsed(secret, text, now) ?? []);
  const kept = lastOfUnits(valid((readCookie(cookie, OVERRIDE_NAME) ?? '').split('~')));
  const overrides = Object.fromEntries(kept.map(({ unit, build }) => [unit, build]));
  const given = lastOfUnits(valid(links));
  const read = { overrides, setCookie: null };
  if (valid(links).length < links.length) return { ...read, requested: 'ended' };
  const isKept = ({ text }: LinkedBuild) => kept.some((one) => one.text === text);
  if (given.every(isKept)) return { ...read, requested: null };
  const together = lastOfUnits([...kept, ...given]).map(({ text }) => text);
  return { ...read, requested: { given, setCookie: cookieLine(together.join('~'), secure) } };
}

/** The last word counts, and the newest units stay when there are too many. */
function lastOfUnits(all: readonly LinkedBuild[]): LinkedBuild[] {
  return [...new Map(all.map((one) => [one.unit, one])).values()].slice(-MOST);
}

/** Without an age: it ends with the browser's session. */
function cookieLine(value: string, secure: boolean): string {
  const end = value === '' ? '; Max-Age=0' : '';
  return `${OVERRIDE_NAME}=${value}; Path=/; HttpOnly; SameSite=Lax${end}${secure ? '; Secure' : ''}`;
}

function parsed(secret: string, text: string, now: Date): LinkedBuild | null {
  const [, unit = '', build = '', until = '', given = ''] = FORM.exec(text) ?? [];
  const end = new Date(Number(until) * 1000);
  if (unit === '' || end <= now) return null;
  const right = Buffer.from(signature(secret, unit, build, until));
  return timingSafeEqual(right, Buffer.from(given)) ? { unit, build, until: end, text } : null;
}

function signature(secret: string, unit: string, build: string, until: string): string {
  const signed = `override:${unit}@${build}:${until}`;
  return createHmac('sha256', secret).update(signed).digest('base64url');
}
