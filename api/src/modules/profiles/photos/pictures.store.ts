import type { Kysely, Transaction } from 'kysely';
import { PHOTOS_MOST } from 'shared-contracts/calls/pictures';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import type { Database } from '../../../platform/database/tables.ts';
import type { PicState } from '../profiles.tables.ts';
import { audienceOf } from './photo-privacy.store.ts';

/** One's own photos in the order in which they are shown, the primary one first. */
export function listOwnPics(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('pics')
    .innerJoin('profiles', 'profiles.id', 'pics.profile_id')
    .select(['pics.id', 'pics.file_key', 'pics.whole_key', 'pics.is_primary', 'pics.edit'])
    .select('pics.original')
    .select(['pics.state', 'pics.reason', 'profiles.photo_privacy'])
    .select(({ selectFrom, fn }) =>
      selectFrom('pic_openings')
        .select(fn.countAll<number>().as('count'))
        .whereRef('pic_id', '=', 'pics.id')
        .as('openings'),
    )
    .where('pics.profile_id', '=', profileId)
    .orderBy('pics.is_primary', 'desc')
    .orderBy('pics.position')
    .execute();
}

/** For whom a member's photos are; undefined without a profile. */
export async function findAudience(
  db: Kysely<Database>,
  profileId: string,
): Promise<PhotoAudience | undefined> {
  const found = await db
    .selectFrom('profiles')
    .select(audienceOf('profiles').as('audience'))
    .where('id', '=', profileId)
    .executeTakeFirst();
  return found?.audience;
}

// A change of photos locks the profile first, so that changes follow each other.

/** Puts a photo behind the others, the first one as primary; false when there is no room any more. */
export async function addPic(
  trx: Transaction<Database>,
  pic: {
    readonly id: string;
    readonly profileId: string;
    readonly fileKey: string;
    readonly wholeKey: string | null;
    readonly original: string;
    readonly state: PicState;
    readonly now: Date;
  },
): Promise<boolean> {
  const present = await trx
    .selectFrom('pics')
    .select(['position', 'is_primary'])
    .where('profile_id', '=', pic.profileId)
    .execute();
  if (present.length >= PHOTOS_MOST) return false;
  await trx
    .insertInto('pics')
    .values({
      id: pic.id,
      profile_id: pic.profileId,
      file_key: pic.fileKey,
      whole_key: pic.wholeKey,
      original: pic.original,
      state: pic.state,
      created_at: pic.now,
      position: Math.max(-1, ...present.map(({ position }) => position)) + 1,
      is_primary: !present.some(({ is_primary: primary }) => primary),
    })
    .execute();
  return true;
}

/** Notes what the file of a photo was before it was made smaller. */
export async function noteOriginal(
  db: Kysely<Database>,
  id: string,
  original: string,
): Promise<void> {
  await db.updateTable('pics').set({ original }).where('id', '=', id).execute();
}

/** Takes a photo away; the next one becomes primary in its place. False when it is not there. */
export async function deleteOwnPic(
  trx: Transaction<Database>,
  profileId: string,
  id: string,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('pics')
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .returning('is_primary')
    .executeTakeFirst();
  if (gone?.is_primary !== true) return gone !== undefined;
  const next = await trx
    .selectFrom('pics')
    .select('id')
    .where('profile_id', '=', profileId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (next !== undefined) await markPrimary(trx, profileId, next.id);
  return true;
}

/** Chooses the photo that is shown first; false when it is not one of the member's. */
export async function choosePrimary(
  trx: Transaction<Database>,
  profileId: string,
  id: string,
): Promise<boolean> {
  const own = await trx
    .selectFrom('pics')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (own === undefined) return false;
  await markPrimary(trx, profileId, id);
  return true;
}

/** Stores who may see the photos; with `unlessChosen` only where the member never chose. */
export async function setAudience(
  trx: Transaction<Database>,
  profileId: string,
  { audience, unlessChosen }: { readonly audience: PhotoAudience; readonly unlessChosen: boolean },
): Promise<void> {
  const narrow = audience === 'everyone' || audience === 'members' ? null : audience;
  await trx
    .updateTable('profiles')
    .set({
      photo_privacy: audience === 'everyone' ? 'everyone' : 'members',
      photo_audience: narrow,
      photo_audience_chosen: true,
    })
    .where('id', '=', profileId)
    .$if(unlessChosen, (query) => query.where('photo_audience_chosen', '=', false))
    .execute();
}

/** In two statements: the index allows one primary photo at any moment. */
export async function markPrimary(
  trx: Transaction<Database>,
  profileId: string,
  id: string,
): Promise<void> {
  const pics = () => trx.updateTable('pics').where('profile_id', '=', profileId);
  await pics().set({ is_primary: false }).where('is_primary', '=', true).execute();
  await pics().set({ is_primary: true }).where('id', '=', id).execute();
}
