import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { requestsOnPage, requestPage } from '../engagement/engagement.public.ts';

/** Invites that one reply carries at most. */
export const INVITES_SHOWN = 50;
/** How far they are counted: the count of more is this number. */
export const INVITES_COUNTED = 500;

/** Chat requests that wait for this member's answer, the newest first. */
export function listInviteRows(db: Kysely<Database>, profileId: string) {
  const page = pendingFor(profileId, INVITES_SHOWN);
  return requestsOnPage(db, 'chat_requests', profileId, { page, order: 'desc' });
}

/** How many chat requests wait for this member's answer, counted no further than INVITES_COUNTED. */
export async function countInvites(db: Kysely<Database>, profileId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from (${pendingFor(profileId, INVITES_COUNTED)}) waiting`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

function pendingFor(profileId: string, limit: number) {
  const where = sql<SqlBool>`not asked.accepted and not asked.declined`;
  return requestPage('chat_requests', profileId, { side: 'to', where, order: 'desc', limit });
}
