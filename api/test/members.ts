import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { DUTIES } from 'shared-contracts/calls/call';
import type { AccountsTable } from '../src/modules/accounts/accounts.tables.ts';
import { signToken } from '../src/modules/accounts/sessions/session-token.ts';
import { beginSession } from '../src/modules/accounts/sessions/sessions.store.ts';
import type { TestApp } from './app.ts';

/** An account in the database with a session that is signed in. */
export interface TestMember {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly sessionId: string;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Adds a confirmed account on Hope, staff with every duty, and signs it in; a test changes only what matters to it. */
export async function addMember(
  { db, parts, clock }: TestApp,
  change: Partial<Insertable<AccountsTable>> = {},
): Promise<TestMember> {
  const now = clock.read();
  const id = change.id ?? randomUUID();
  const account = {
    email: `member-${id.slice(0, 8)}@example.com`,
    password_hash: null,
    plan_until: (change.plan ?? 'hope') === 'hope' ? null : new Date(now.getTime() + YEAR_MS),
    confirmed_at: now,
    created_at: now,
    duties: change.role === 'staff' ? [...DUTIES] : [],
    ...change,
    id,
  };
  await db.insertInto('accounts').values(account).execute();
  const sessionId = await beginSession(db, id, now);
  const version = account.token_version ?? 1;
  const token = await signToken({ accountId: id, sessionId, version }, parts.jwtSecret, now);
  return { id, email: account.email, token, sessionId };
}

/** The same account in one more session. */
export async function signedInAgain(
  { db, parts, clock }: TestApp,
  member: TestMember,
): Promise<TestMember> {
  const now = clock.read();
  const sessionId = await beginSession(db, member.id, now);
  const claims = { accountId: member.id, sessionId, version: 1 };
  return { ...member, sessionId, token: await signToken(claims, parts.jwtSecret, now) };
}
