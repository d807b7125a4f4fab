import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';

/** A member's video introduction as it is kept. */
export interface KeptIntro {
  /** Key in the object store. */
  readonly key: string;
  readonly mediaType: 'video/mp4' | 'video/webm';
  readonly seconds: number;
  readonly bytes: number;
}

/** The video introduction of a member; undefined where there is none. */
export async function findIntro(
  db: Kysely<Database>,
  profileId: string,
): Promise<{ readonly file_key: string; readonly seconds: number } | undefined> {
  return await db
    .selectFrom('video_intros')
    .select(['file_key', 'seconds'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

/** Takes a new introduction in the place of the one before, whose file is noted for removal by its trigger. */
export async function replaceIntro(
  trx: Transaction<Database>,
  profileId: string,
  { key, mediaType, seconds, bytes }: KeptIntro,
  now: Date,
): Promise<void> {
  const row = { file_key: key, media_type: mediaType, seconds, bytes, created_at: now };
  await trx
    .insertInto('video_intros')
    .values({ profile_id: profileId, ...row })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(row))
    .execute();
  await trx.updateTable('profiles').set({ video_intro: key }).where('id', '=', profileId).execute();
}

export async function removeIntro(trx: Transaction<Database>, profileId: string): Promise<void> {
  await trx.deleteFrom('video_intros').where('profile_id', '=', profileId).execute();
  await trx
    .updateTable('profiles')
    .set({ video_intro: null })
    .where('id', '=', profileId)
    .execute();
}
