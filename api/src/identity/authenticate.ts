import type { AppParts, Authenticate, Caller } from '../platform/context.ts';
import { planInForce } from './plan-in-force.ts';
import { readToken, type TokenClaims } from './session-token.ts';
import { findSession } from './sessions.store.ts';

/** Reads who makes a request from its bearer token, and everything about that person from the database. */
export function authenticator(parts: Pick<AppParts, 'db' | 'clock' | 'jwtSecret'>): Authenticate {
  return async (authorization) => {
    const claims = await readBearer(authorization, parts);
    return claims === null ? null : callerOf(parts, claims);
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

/** The person behind a session as the database has it now; null when the session has ended. */
export async function callerOf(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  claims: TokenClaims,
): Promise<Caller | null> {
  const found = await findSession(db, claims);
  if (found === undefined) return null;
  const { id, email, role, duties, sessionId, signedInAt } = found;
  const plan = planInForce(found, clock());
  return { id, email, role, duties, sessionId, signedInAt, plan };
}
