import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';

/** What a socket was opened on. */
export interface SessionSeen {
  readonly sessionId: string;
  /** Version of the account that the token was made at. */
  readonly version: number;
  readonly role: string;
}

/** Of these sessions the ids of those that ended since, or whose account changed its version or role, or is gone. */
export async function changedSessions(
  db: Kysely<Database>,
  seen: readonly SessionSeen[],
): Promise<string[]> {
  const ids = seen.map(({ sessionId }) => sessionId);
  const versions = seen.map(({ version }) => version);
  const roles = seen.map(({ role }) => role);
  const { rows } = await sql<{ id: string }>`
    select seen.id
    from unnest(${ids}::uuid[], ${versions}::int[], ${roles}::text[]) as seen (id, version, role)
    left join sessions on sessions.id = seen.id and sessions.ended_at is null
    left join accounts on accounts.id = sessions.account_id
      and accounts.token_version = seen.version and accounts.role = seen.role
    where accounts.id is null`.execute(db);
  return rows.map(({ id }) => id);
}
