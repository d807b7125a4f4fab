import type { AppParts, Authenticate } from '../platform/context.ts';
import { planInForce } from './plan-in-force.ts';
import { readToken } from './session-token.ts';
import { findSession } from './sessions.store.ts';

/** Reads who makes a request from its bearer token, and everything about that person from the database. */
export function authenticator(parts: Pick<AppParts, 'db' | 'clock' | 'jwtSecret'>): Authenticate {
  return async (authorization) => {
    const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return null;
    const now = parts.clock();
    const claims = await readToken(token, parts.jwtSecret, now);
    if (claims === null) return null;
    const found = await findSession(parts.db, claims);
    if (found === undefined) return null;
    const { plan_until: _, ...caller } = found;
    return { ...caller, plan: planInForce(found, now) };
  };
}
