import type { IncomingMessage, IncomingHttpHeaders } from 'node:http';
import { SOCKET_CLOSED, SOCKET_PATH } from 'shared-contracts/platform/realtime';
import { callersOf, readSignedToken, sessionEnd } from '../../modules/accounts/accounts.public.ts';
import type { AppParts } from '../../platform/calls/context.ts';
import { isIdleStaff } from '../../platform/calls/staff-session.ts';
import type { Config } from '../../platform/config/config.ts';
import { databaseIn } from '../../platform/database/queued-database.ts';
import { networkOf } from '../../platform/http/network-address.ts';
import { MOST_OPENED } from './limits.ts';
import type { Holder } from './member.ts';
import { SessionLookups } from './session-lookups.ts';
import type { Entering, SessionWatch } from './session-watch.ts';

/** Subprotocol of a client that sends its token as a second one. */
export const SUBPROTOCOL = 'phoenix';
const TOKEN_PREFIX = 'base64url.bearer.phx.';

/** The parameters of a request for a socket. */
interface UpgradeRequest {
  /** From the parameter `token`, or from the client's `authToken`; null without. */
  readonly token: string | null;
  /** Whether the client uses version 2 of the serializer; the default. */
  readonly speaksV2: boolean;
}

const MINUTE_MS = 60_000;

/** A refusal before the handshake, by HTTP status; a page cannot read it. */
export interface Refused {
  readonly status: 403 | 404 | 429 | 503;
  readonly reason: string;
}

/** A refusal by the code of a close right after the handshake; a page can read it. */
export interface TurnedAway {
  readonly code: number;
  readonly reason: string;
}

/** A caller who may have a socket, unless the session ends before it opens. */
export interface Admitted {
  readonly holder: Holder;
  readonly entering: Entering;
}

export const UNAUTHORIZED: TurnedAway = {
  code: SOCKET_CLOSED.unauthorized,
  reason: 'unauthorized',
};

const UNSUPPORTED_VERSION: TurnedAway = {
  code: SOCKET_CLOSED.unsupportedVersion,
  reason: 'unsupported vsn, use 2.0.0',
};

export const TOO_MANY: TurnedAway = { code: SOCKET_CLOSED.tooMany, reason: 'too many connections' };

/** Decides whether a request gets a socket. */
export type Admit = (request: IncomingMessage) => Promise<Refused | TurnedAway | Admitted>;

export function admission(
  parts: Pick<AppParts, 'config' | 'db' | 'clock' | 'counters' | 'jwtSecret'>,
  watch: Pick<SessionWatch, 'enter'>,
): Admit {
  const { config, clock, counters, jwtSecret } = parts;
  const db = databaseIn(parts.db, { priority: 'socket', hasBegun: false });
  const lookups = new SessionLookups((claims) => callersOf({ ...parts, db }, claims));
  const perAddress = { most: config.rateLimit, windowMs: MINUTE_MS };

  return async (request) => {
    const parsed = readUpgrade(request);
    if (parsed === null) return { status: 404, reason: 'no socket here' };
    if (!isOwnOrigin(request.headers, config)) return { status: 403, reason: 'foreign origin' };
    const address = networkOf(addressOf(request, config.trustProxy));
    if ((await counters.take(`sockets-from:${address}`, perAddress)) !== null) {
      return { status: 429, reason: 'too many from one address' };
    }
    if (!parsed.speaksV2) return UNSUPPORTED_VERSION;
    return parsed.token === null ? UNAUTHORIZED : judge(parsed.token);
  };

  async function judge(token: string): Promise<TurnedAway | Admitted> {
    const signed = await readSignedToken(token, jwtSecret, clock());
    if (signed === null) return UNAUTHORIZED;
    const { claims, expiresAt } = signed;
    if ((await counters.take(`sockets-of:${claims.accountId}`, MOST_OPENED)) !== null) {
      return TOO_MANY;
    }
    // Before the session is read, so that its end in between is not missed.
    const entering = watch.enter(claims);
    const caller = await lookups.callerOf(claims).catch((error: unknown) => {
      entering.done();
      throw error;
    });
    if (caller === null || isIdleStaff(caller, parts)) {
      entering.done();
      return UNAUTHORIZED;
    }
    const endsAt = Math.min(expiresAt.getTime(), sessionEnd(caller, config).getTime());
    const holder = { ...claims, role: caller.role, expiresAt: endsAt };
    return { holder, entering };
  }
}

/** Address of the caller: of the hop before ours behind a trusted proxy. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = headers['x-forwarded-for'];
  const forwardedAddress =
    trustProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1) : undefined;
  return forwardedAddress?.trim() || (socket.remoteAddress ?? 'unknown');
}

/**
 * Whether the origin may open a socket: pages of this host, of the site's origins, and programs without an origin.
 * Browsers always send it.
 */
function isOwnOrigin(
  { origin, host }: IncomingHttpHeaders,
  { webOrigins, siteOrigin }: Pick<Config, 'webOrigins' | 'siteOrigin'>,
): boolean {
  if (origin === undefined) return true;
  if (webOrigins.includes(origin) || origin === siteOrigin) return true;
  return URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).host === host;
}

function readUpgrade({ url, headers }: IncomingMessage): UpgradeRequest | null {
  const [path, query] = (url ?? '').split(/\?(.*)/s);
  if (path !== `${SOCKET_PATH}/websocket`) return null;
  const parsed = new URLSearchParams(query);
  const version = parsed.get('vsn');
  return {
    token: parsed.get('token') ?? tokenOf(headers['sec-websocket-protocol']),
    speaksV2: version === null || version.startsWith('2.'),
  };
}

function tokenOf(protocols: string | undefined): string | null {
  const found = protocols?.split(',').find((one) => one.trim().startsWith(TOKEN_PREFIX));
  if (found === undefined) return null;
  return Buffer.from(found.trim().slice(TOKEN_PREFIX.length), 'base64').toString('latin1');
}
