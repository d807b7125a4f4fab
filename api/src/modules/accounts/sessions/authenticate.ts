import type { Kysely } from 'kysely';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import { noteSessionTime } from '../../../platform/calls/session-times.store.ts';
import { hashEmail } from '../../../platform/crypto/keyed-hashes.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { planInForce } from '../plan-in-force.ts';
import { sessionEnd } from './session-end.ts';
import { readToken, type TokenClaims } from './session-token.ts';
import { findSession } from './sessions.store.ts';

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

/** The person behind a session as the database has it now; null when the session has ended. */
export async function callerOf(
  { db, clock, config, jwtSecret }: Pick<AppParts, 'db' | 'clock' | 'config' | 'jwtSecret'>,
  claims: TokenClaims,
): Promise<Caller | null> {
  const found = await findSession(db, claims);
  if (found === undefined) return null;
  const { id, email, role, duties, sessionId, signedInAt, lastSeenAt, factorAt } = found;
  const now = clock();
  if (sessionEnd(found, config) <= now) return null;
  const unlessSince = new Date(now.getTime() - SEEN_MS);
  if (lastSeenAt === null || lastSeenAt < unlessSince)
    await noteSessionTime(db, sessionId, 'last_seen_at', { now, unlessSince });
  const plan = planInForce(found, now);
  const factor = found.factorSince === null ? 'none' : { givenAt: factorAt };
  const activeAt = found.activeAt ?? lastSeenAt ?? signedInAt;
  return {
    id,
    email,
    budgetKey: hashEmail(email, jwtSecret),
    role,
    duties,
    joinedAt: found.joinedAt,
    sessionId,
    signedInAt,
    plan,
    factor,
    activeAt,
  };
}
