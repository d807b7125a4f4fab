import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readCookie } from 'api/cookies';
import { recordRemoteOutcomes } from 'shared-contracts/calls/releases';
import type { Given } from './device-resolution.ts';

/** Cookie that says which builds a page came with; sent with reports and with nothing else. */
export const PAGE_COOKIE = 'page';

/**
 * How long a page may report after it was opened or last fetched the resolution, in ms. Not longer than a device counts
 * once for a build: a repeated token adds nothing, one kept for the next hour is too old.
 */
export const PAGE_MS = 60 * 60 * 1000;

/** How far the clocks of two gateways may be apart, in ms; a token from a later time is none of ours. */
const SKEW_MS = 60_000;

const TIME_BYTES = 4;
const NETWORK_BYTES = 6;
const BUILD_BYTES = 3;
const MAC_BYTES = 12;

/** To whom a page was given: the same that report. */
export interface PageReader {
  readonly cid: string;
  /** As `networkOf` folds it. */
  readonly network: string;
  readonly now: Date;
}

/** Builds of one unit that a page may start. */
export interface GivenUnit {
  readonly unit: string;
  readonly builds: readonly Pick<Given, 'build'>[];
}

/** What a page that reports was given. */
export interface OpenedPage {
  /** When it was opened or last fetched the resolution; a second late at most. */
  readonly at: Date;
  has(unit: string, build: string): boolean;
}

/**
 * Names device, network, time and builds of a page, signed: any gateway with the secret can read it, after a restart as
 * well, and nothing is kept anywhere. Under 120 characters for seven units.
 */
export function pageToken(secret: string, reader: PageReader, given: readonly GivenUnit[]): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUInt32BE(Math.ceil(reader.now.getTime() / 1000));
  const marks = given.flatMap(({ unit, builds }) => builds.map(({ build }) => mark(unit, build)));
  const said = Buffer.concat([time, networkMark(secret, reader.network), ...marks]);
  return Buffer.concat([said, signature(secret, reader.cid, said)]).toString('base64url');
}

/** The page that a report comes from; null where we gave this device none, at this network, within the hour. */
export function readPageToken(
  secret: string,
  reader: PageReader,
  token: string,
): OpenedPage | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length < TIME_BYTES + NETWORK_BYTES + MAC_BYTES) return null;
  const said = bytes.subarray(0, -MAC_BYTES);
  const mac = bytes.subarray(-MAC_BYTES);
  if (!timingSafeEqual(signature(secret, reader.cid, said), mac)) return null;
  const at = new Date(said.readUInt32BE(0) * 1000);
  const age = reader.now.getTime() - at.getTime();
  if (age >= PAGE_MS || age < -SKEW_MS) return null;
  const network = said.subarray(TIME_BYTES, TIME_BYTES + NETWORK_BYTES);
  if (!networkMark(secret, reader.network).equals(network)) return null;
  const marks = new Set<string>();
  for (let at = TIME_BYTES + NETWORK_BYTES; at < said.length; at += BUILD_BYTES) {
    marks.add(said.toString('hex', at, at + BUILD_BYTES));
  }
  return { at, has: (unit, build) => marks.has(mark(unit, build).toString('hex')) };
}

/** The Set-Cookie line of a page. */
export function pageCookie(token: string, secure: boolean): string {
  const line = `${PAGE_COOKIE}=${token}; Path=${recordRemoteOutcomes.path}; Max-Age=${PAGE_MS / 1000}; HttpOnly; SameSite=Lax`;
  return secure ? `${line}; Secure` : line;
}

/** The page's token in a Cookie header; '' without one. */
export function pageTokenOf(cookie: string): string {
  return readCookie(cookie, PAGE_COOKIE) ?? '';
}

/** Of a build that is live for this device: three bytes tell it from the few others that are. */
function mark(unit: string, build: string): Buffer {
  return createHash('sha256').update(`${unit} ${build}`).digest().subarray(0, BUILD_BYTES);
}

/** Keyed: the cookie does not say from which network its page was opened. */
function networkMark(secret: string, network: string): Buffer {
  const mac = createHmac('sha256', secret).update(`network:${network}`).digest();
  return mac.subarray(0, NETWORK_BYTES);
}

function signature(secret: string, cid: string, said: Buffer): Buffer {
  const mac = createHmac('sha256', secret).update(`page:${cid}:`).update(said).digest();
  return mac.subarray(0, MAC_BYTES);
}
