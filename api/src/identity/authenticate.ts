import type { AppParts, Authenticate, Caller } from '../platform/context.ts';
import { planInForce } from './plan-in-force.ts';
import { readToken, type TokenClaims } from './session-token.ts';
import { findSession } from './sessions.store.ts';

/** Reads who makes a request from its bearer token, and everything about that person from the database. */
export function authenticator(parts: Pick<AppParts, 'db' | 'clock' | 'jwtSecret'>): Authenticate {
  return async (authorization) => {
    const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return null;
    const claims = await readToken(token, parts.jwtSecret, parts.clock());
    return claims === null ? null : callerOf(parts, claims);
  };
}

/** The person behind a session as the database has it now; null when the session has ended. */
export async function callerOf(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  claims: TokenClaims,
): Promise<Caller | null> {
  const found = await findSession(db, claims);
  if (found === undefined) return null;
  const { plan_until: _, ...caller } = found;
  return { ...caller, plan: planInForce(found, clock()) };
}
