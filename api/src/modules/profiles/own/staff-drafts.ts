import { sql, type Kysely } from 'kysely';
import { hasDuty } from 'shared-contracts/calls/call';
import { DESK } from 'shared-contracts/calls/desk';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { isId, wrongField } from '../../../platform/validation/ids.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { DRAFT_BYTES, MOST_DRAFTS } from './drafts.rules.ts';

/**
 * Whether a place belongs to call logs (callLogDraft). Throws 404 there for anyone who does not work with them, as duties
 * are now, and 422 for a place of no entry.
 */
export function isStaffPlace(
  key: string,
  { role, duties }: Pick<Caller, 'role' | 'duties'>,
): boolean {
  const [place, id] = key.split(':');
  if (place !== 'calllog') return false;
  if (role !== 'staff' || !hasDuty({ duty: DESK }, duties)) throw profileNotFound();
  if (id !== undefined && !isId(id)) throw wrongField('key');
  return true;
}

/** What an account was writing about a call; undefined when there is nothing. */
export function findStaffDraft(db: Kysely<Database>, accountId: string, key: string) {
  return db
    .selectFrom('staff_drafts')
    .select(['content', 'saved_at'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** As keepDraft, for an account that need not have a profile. */
export async function keepStaffDraft(
  db: Kysely<Database>,
  draft: { ownerId: string; key: string; content: string; now: Date },
): Promise<{ content: unknown; saved_at: Date } | 'full'> {
  const { ownerId, key, content, now } = draft;
  const { rows } = await sql<{ content: unknown; saved_at: Date }>`
    insert into staff_drafts (account_id, key, content, saved_at)
    select ${ownerId}::uuid, ${key}, given.content, ${now}::timestamptz
    from (select ${content}::jsonb as content) given
    where octet_length(given.content::text) <= ${DRAFT_BYTES}
      and (
        exists (select from staff_drafts known where known.account_id = ${ownerId} and known.key = ${key})
        or (select count(*) from staff_drafts other where other.account_id = ${ownerId}) < ${MOST_DRAFTS})
    on conflict (account_id, key)
      do update set content = excluded.content, saved_at = excluded.saved_at
    returning content, saved_at`.execute(db);
  return rows[0] ?? 'full';
}

export async function dropStaffDraft(
  db: Kysely<Database>,
  accountId: string,
  key: string,
): Promise<void> {
  await db
    .deleteFrom('staff_drafts')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute();
}
