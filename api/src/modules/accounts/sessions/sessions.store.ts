import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Device } from 'shared-contracts/calls/account';
import type { Database } from '../../../platform/database/tables.ts';
import { PLAN_COLUMNS } from '../plan-in-force.ts';
import type { TokenClaims } from './session-token.ts';

/** Sessions that have not ended, with their accounts. */
function openSessions(db: Kysely<Database>) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('second_factors', (join) =>
      join
        .onRef('second_factors.account_id', '=', 'accounts.id')
        .on('accounts.role', '=', 'staff')
        .on('second_factors.confirmed_at', 'is not', null),
    )
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.role',
      'accounts.duties',
      'accounts.token_version as version',
      'accounts.created_at as joinedAt',
      ...PLAN_COLUMNS,
      'sessions.id as sessionId',
      'sessions.created_at as signedInAt',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.active_at as activeAt',
      'sessions.factor_at as factorAt',
      'second_factors.confirmed_at as factorSince',
    ])
    .where('sessions.ended_at', 'is', null);
}

/** A session with its account, as the database has it. */
export type FoundSession = Awaited<ReturnType<typeof findSessions>>[number];

/** A live session with its account; nothing when it ended, or when a newer version made its token old. */
export function findSession(db: Kysely<Database>, claims: TokenClaims) {
  return openSessions(db)
    .where('sessions.id', '=', claims.sessionId)
    .where('accounts.id', '=', claims.accountId)
    .where('accounts.token_version', '=', claims.version)
    .executeTakeFirst();
}

/** Live sessions with their accounts, in one statement; the caller compares account and version. */
export function findSessions(db: Kysely<Database>, ids: readonly string[]) {
  return openSessions(db)
    .where(sql<boolean>`sessions.id = any(${ids}::uuid[])`)
    .execute();
}

/** Whether a session is still live; it stays so until the transaction ends. */
export async function lockSession(trx: Kysely<Database>, id: string): Promise<boolean> {
  const held = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** What is known of a session at its begin. */
export interface SessionBegin {
  readonly device?: Device | null;
  /** Whether a code of the second factor was given. */
  readonly withFactor?: boolean;
}

/** Begins a session and returns its id. */
export async function beginSession(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
  { device = null, withFactor = false }: SessionBegin = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('sessions')
    .values({
      id,
      account_id: accountId,
      created_at: now,
      ended_at: null,
      last_seen_at: now,
      active_at: now,
      factor_at: withFactor ? now : null,
      device: device === null ? null : JSON.stringify(device),
    })
    .execute();
  return id;
}

/** Sessions of an account whose tokens still run: of the `most` that began last, the one seen last first. */
export function listOpenSessions(
  db: Kysely<Database>,
  accountId: string,
  { begunAfter, most }: { readonly begunAfter: Date; readonly most: number },
) {
  const latest = db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at'])
    .select((eb) => eb.fn.coalesce('last_seen_at', 'created_at').as('seen_at'))
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', begunAfter)
    .orderBy('created_at', 'desc')
    .limit(most);
  return db
    .selectFrom(latest.as('latest'))
    .selectAll()
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends a session of this account; false where it has no such session that runs. */
export async function endOwnSession(
  db: Kysely<Database>,
  { id, accountId, now }: { readonly id: string; readonly accountId: string; readonly now: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Ends one session; its token is dead from now on. */
export async function endSession(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of an account but the one that asks. */
export async function endOtherSessions(
  db: Kysely<Database>,
  caller: { readonly id: string; readonly sessionId: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', caller.id)
    .where('id', '<>', caller.sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of an account and makes all its tokens old, those made elsewhere too. */
export async function endAllSessions(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
}
