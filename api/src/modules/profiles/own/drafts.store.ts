import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { DRAFT_BYTES, MOST_DRAFTS } from './drafts.rules.ts';

/** A draft of this owner; undefined when there is none. */
export function findDraft(db: Kysely<Database>, ownerId: string, key: string) {
  return db
    .selectFrom('drafts')
    .select(['content', 'saved_at'])
    .where('profile_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * Keeps a draft in the place of an earlier one, in one statement; `content` is JSON. `full`: it is too
 * large as the database writes it (which spells out 1e300), or one more than a member may have.
 */
export async function keepDraft(
  db: Kysely<Database>,
  draft: { ownerId: string; key: string; content: string; now: Date },
): Promise<{ content: unknown; saved_at: Date } | 'nobody' | 'full'> {
  const { ownerId, key, content, now } = draft;
  const kept = await sql<{ content: unknown; saved_at: Date }>`
    insert into drafts (profile_id, key, content, saved_at)
    select owner.id, ${key}, given.content, ${now}::timestamptz
    from profiles owner, (select ${content}::jsonb as content) given
    where owner.id = ${ownerId}
      and octet_length(given.content::text) <= ${DRAFT_BYTES}
      and (
        exists (select from drafts known where known.profile_id = owner.id and known.key = ${key})
        or (select count(*) from drafts other where other.profile_id = owner.id) < ${MOST_DRAFTS})
    on conflict (profile_id, key)
      do update set content = excluded.content, saved_at = excluded.saved_at
    returning content, saved_at`.execute(db);
  const [row] = kept.rows;
  if (row !== undefined) return row;
  const owner = db.selectFrom('profiles').select('id').where('id', '=', ownerId);
  return (await owner.executeTakeFirst()) === undefined ? 'nobody' : 'full';
}

/** Forgets a draft of this owner. */
export async function dropDraft(db: Kysely<Database>, ownerId: string, key: string): Promise<void> {
  await db.deleteFrom('drafts').where('profile_id', '=', ownerId).where('key', '=', key).execute();
}
