import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { SessionLimits } from './session-end.ts';

/** What a socket was opened on. */
export interface SessionSeen {
  readonly sessionId: string;
  /** Version of the account that the token was made at. */
  readonly version: number;
  readonly role: string;
}

/** What became of a session: it is over, or it goes on and its account has another role. */
export type SessionChange = 'ended' | 'role-changed';

/**
 * Of these sessions those that changed, by id; an account that is gone, or has another version, ends all of its, and one
 * that staff left behind is over.
 */
export async function changedSessions(
  db: Kysely<Database>,
  seen: readonly SessionSeen[],
  { called }: Pick<SessionLimits, 'called'>,
): Promise<ReadonlyMap<string, SessionChange>> {
  const ids = seen.map(({ sessionId }) => sessionId);
  const versions = seen.map(({ version }) => version);
  const roles = seen.map(({ role }) => role);
  const { rows } = await sql<{ id: string; ended: boolean }>`
    select seen.id, accounts.id is null as ended
    from unnest(${ids}::uuid[], ${versions}::int[], ${roles}::text[]) as seen (id, version, role)
    left join sessions on sessions.id = seen.id and sessions.ended_at is null
    left join accounts on accounts.id = sessions.account_id and accounts.token_version = seen.version
      and (accounts.role <> 'staff' or ${isCalledSince('sessions', called)})
    where accounts.id is null or accounts.role <> seen.role`.execute(db);
  return new Map(rows.map(({ id, ended }) => [id, ended ? 'ended' : 'role-changed']));
}

/**
 * Whether a row of `sessions`, by its name in the statement, is of a session that neither ended nor ran out nor was left
 * behind by staff. The account is read only where the session would be over for staff.
 */
export function isRunning(session: string, { begun, called }: SessionLimits): RawBuilder<SqlBool> {
  const [endedAt, begunAt, accountId] = columnsOf(session, 'ended_at', 'created_at', 'account_id');
  return sql`(${endedAt} is null and ${begunAt} > ${begun.member} and (
    (${begunAt} > ${begun.staff} and ${isCalledSince(session, called)})
    or not exists (select from accounts where id = ${accountId} and role = 'staff')))`;
}

/** Whether a session's latest call is no older than this; null for any. */
function isCalledSince(session: string, time: Date | null): RawBuilder<SqlBool> {
  if (time === null) return sql`true`;
  const times = columnsOf(session, 'active_at', 'last_seen_at', 'created_at');
  return sql`coalesce(${sql.join(times)}) >= ${time}`;
}

function columnsOf(table: string, ...columns: readonly string[]) {
  return columns.map((column) => sql.ref(`${table}.${column}`));
}
