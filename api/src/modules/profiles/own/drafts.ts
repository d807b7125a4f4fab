import { sql, type Kysely } from 'kysely';
import type { deleteDraft, getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { storableDraft, DRAFT_BYTES, MOST_DRAFTS } from './drafts.rules.ts';
import { dropStaffDraft, findStaffDraft, isStaffPlace, keepStaffDraft } from './staff-drafts.ts';

/** One's own draft of a place, null when there is none. */
export const answerGetDraft: Handler<typeof getDraft> = async (
  { params: { key } },
  { db, caller },
) => {
  const find = isStaffPlace(key, caller) ? findStaffDraft : findDraft;
  return { data: toDraft(await find(db, caller.id, key)) };
};

/** The last one saved counts; `saved_at` says which that is. */
export const answerSaveDraft: Handler<typeof saveDraft> = async (
  { params: { key }, body: { content } },
  { db, caller, clock },
) => {
  if (content === undefined) throw wrongField('content');
  const storable = storableDraft(content);
  if (storable === null) throw new Refusal(413, 'request.tooLarge');
  const draft = { ownerId: caller.id, key, content: storable, now: clock() };
  const kept = await (isStaffPlace(key, caller) ? keepStaffDraft : keepDraft)(db, draft);
  if (kept === 'nobody') throw profileNotFound();
  if (kept === 'full') throw new Refusal(413, 'request.tooLarge');
  return { data: toDraft(kept) };
};

/** Throwing away what is not there is done already. */
export const answerDeleteDraft: Handler<typeof deleteDraft> = async (
  { params: { key } },
  { db, caller },
) => {
  await (isStaffPlace(key, caller) ? dropStaffDraft : dropDraft)(db, caller.id, key);
  return { data: null };
};

function toDraft(row: { content: unknown; saved_at: Date } | undefined) {
  if (row === undefined) return null;
  return { content: row.content, saved_at: row.saved_at.toISOString() };
}

/** A draft of this owner; undefined when there is none. */
function findDraft(db: Kysely<Database>, ownerId: string, key: string) {
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
async function keepDraft(
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
async function dropDraft(db: Kysely<Database>, ownerId: string, key: string): Promise<void> {
  await db.deleteFrom('drafts').where('profile_id', '=', ownerId).where('key', '=', key).execute();
}
