import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { OldestStarts } from './session-end.ts';

/** What a socket was opened on. */
export interface SessionSeen {
  readonly sessionId: string;
  /** Version of the account that the token was made at. */
  readonly version: number;
  readonly role: string;
}

/** What became of a session: it is over, or it goes on and its account has another role. */
export type SessionChange = 'ended' | 'role-changed';

/** Of these sessions those that changed, by id; an account that is gone, or has another version, ends all of its. */
export async function changedSessions(
  db: Kysely<Database>,
  seen: readonly SessionSeen[],
): Promise<ReadonlyMap<string, SessionChange>> {
  const ids = seen.map(({ sessionId }) => sessionId);
  const versions = seen.map(({ version }) => version);
  const roles = seen.map(({ role }) => role);
  const { rows } = await sql<{ id: string; ended: boolean }>`
    select seen.id, accounts.id is null as ended
    from unnest(${ids}::uuid[], ${versions}::int[], ${roles}::text[]) as seen (id, version, role)
    left join sessions on sessions.id = seen.id and sessions.ended_at is null
    left join accounts on accounts.id = sessions.account_id and accounts.token_version = seen.version
    where accounts.id is null or accounts.role <> seen.role`.execute(db);
  return new Map(rows.map(({ id, ended }) => [id, ended ? 'ended' : 'role-changed']));
}

/**
 * Whether a row of `sessions`, by its name in the statement, is of a session that neither ended nor ran out. The account
 * is read only where the session is too old for staff.
 */
export function isRunning(session: string, oldest: OldestStarts): RawBuilder<SqlBool> {
  const [endedAt, begunAt, accountId] = ['ended_at', 'created_at', 'account_id'].map((column) =>
    sql.ref(`${session}.${column}`),
  );
  return sql`(${endedAt} is null and ${begunAt} > ${oldest.member} and (
    ${begunAt} > ${oldest.staff}
    or not exists (select from accounts where id = ${accountId} and role = 'staff')))`;
}
