import type { Kysely } from 'kysely';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import { noteSessionTimes } from '../../../platform/calls/staff-session.ts';
import { hashEmail } from '../../../platform/crypto/keyed-hashes.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { deskDuties } from '../account-duties.ts';
import { planInForce } from '../plan-in-force.ts';
import { sessionEnd } from './session-end.ts';
import { readToken, type TokenClaims } from './session-token.ts';
import { findSession, findSessions, type FoundSession } from './sessions.store.ts';

/** Reads who makes a request from its bearer token, and everything about that person from the database. */
export function authenticator(parts: Pick<AppParts, 'clock' | 'config' | 'jwtSecret'>) {
  return async (
    authorization: string | undefined,
    db: Kysely<Database>,
  ): Promise<Caller | null> => {
    const claims = await readBearer(authorization, parts);
    return claims === null ? null : callerOf({ ...parts, db }, claims);
  };
}

/** What a bearer token of ours claims, without asking whether its session still runs; null for any other header. */
export async function readBearer(
  authorization: string | undefined,
  { jwtSecret, clock }: Pick<AppParts, 'clock' | 'jwtSecret'>,
): Promise<TokenClaims | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
  return token === undefined ? null : readToken(token, jwtSecret, clock());
}

/** How long a session counts as just seen without another note in the database, in ms. */
const SEEN_MS = 10 * 60 * 1000;

type SessionParts = Pick<AppParts, 'db' | 'clock' | 'config' | 'jwtSecret'>;

/** The person behind a session as the database has it now; null when the session has ended. */
export async function callerOf(parts: SessionParts, claims: TokenClaims): Promise<Caller | null> {
  const found = await findSession(parts.db, claims);
  if (found === undefined || isOver(found, parts)) return null;
  await noteSeen([found], parts);
  return toCaller(found, parts);
}

/** The people behind many sessions, in the order of the claims, with one statement; null for a session that has ended. */
export async function callersOf(
  parts: SessionParts,
  claims: readonly TokenClaims[],
): Promise<readonly (Caller | null)[]> {
  const ids = claims.map(({ sessionId }) => sessionId);
  const bySession = new Map<string, FoundSession>();
  for (const found of await findSessions(parts.db, ids)) {
    if (!isOver(found, parts)) bySession.set(found.sessionId, found);
  }
  await noteSeen([...bySession.values()], parts);
  return claims.map(({ sessionId, accountId, version }) => {
    const found = bySession.get(sessionId);
    if (found?.id !== accountId || found.version !== version) return null;
    return toCaller(found, parts);
  });
}

function isOver(found: FoundSession, { clock, config }: SessionParts): boolean {
  return sessionEnd(found, config) <= clock();
}

/** Notes that sessions are used, where that was not noted lately. */
async function noteSeen(
  sessions: readonly FoundSession[],
  { db, clock }: SessionParts,
): Promise<void> {
  const now = clock();
  const unlessSince = new Date(now.getTime() - SEEN_MS);
  const stale = sessions.filter(
    ({ lastSeenAt }) => lastSeenAt === null || lastSeenAt < unlessSince,
  );
  if (stale.length === 0) return;
  const ids = stale.map(({ sessionId }) => sessionId);
  await noteSessionTimes(db, ids, 'last_seen_at', { now, unlessSince });
}

function toCaller(found: FoundSession, { clock, jwtSecret }: SessionParts): Caller {
  const { id, email, role, duties, sessionId, signedInAt, lastSeenAt, factorAt, joinedAt } = found;
  return {
    id,
    email,
    budgetKey: hashEmail(email, jwtSecret),
    role,
    duties: deskDuties(duties),
    joinedAt,
    sessionId,
    signedInAt,
    plan: planInForce(found, clock()),
    factor: found.factorSince === null ? 'none' : { givenAt: factorAt },
    activeAt: found.activeAt ?? lastSeenAt ?? signedInAt,
  };
}
