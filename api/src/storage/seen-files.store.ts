import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { arePhotosShown, noBlockBetween } from '../modules/profiles/profiles.public.ts';
import type { Database } from '../platform/database/tables.ts';
import type { AddressedFile } from './photo-addresses.ts';

/** Whether a photo is still there, and its address' viewer may see it now. */
export async function isPhotoSeen(
  db: Kysely<Database>,
  key: string,
  { subject, viewer }: AddressedFile,
): Promise<boolean> {
  const found = await db
    .selectFrom('pics')
    .innerJoin('profiles as owner', 'owner.id', 'pics.profile_id')
    .select('pics.id')
    .where('pics.id', '=', subject)
    .where('pics.file_key', '=', key)
    .where(({ ref }) => isSeen(ref('owner.id'), viewer))
    .where(arePhotosShown('owner', viewer))
    .where(({ or, eb, val }) =>
      or([eb('pics.state', '=', 'shown'), eb('owner.id', '=', val(viewer))]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Key of the whole picture of a photo, which its owner alone sees; null without one. */
export async function findWhole(
  db: Kysely<Database>,
  key: string,
  { subject, viewer }: AddressedFile,
): Promise<string | null> {
  if (viewer === null) return null;
  const found = await db
    .selectFrom('pics')
    .select('whole_key')
    .where('id', '=', subject)
    .where('file_key', '=', key)
    .where('profile_id', '=', viewer)
    .executeTakeFirst();
  return found?.whole_key ?? null;
}

/** The same of a video introduction, which no visitor sees: a film of a face is for whom the photos are. */
export async function isVideoSeen(
  db: Kysely<Database>,
  key: string,
  { subject, viewer }: AddressedFile,
): Promise<boolean> {
  if (viewer === null) return false;
  const found = await db
    .selectFrom('profiles as owner')
    .select('owner.id')
    .where('owner.id', '=', subject)
    .where('owner.video_intro', '=', key)
    .where(({ ref }) => isSeen(ref('owner.id'), viewer))
    .where(arePhotosShown('owner', viewer))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * No stricter than the replies that gave the address: visitors see whoever is visible and lets them; members whoever is
 * visible, and in a conversation also who pauses; nobody who is hidden, and nobody of a block.
 */
function isSeen(ownerId: Expression<string>, viewer: string | null) {
  if (viewer === null) return sql<SqlBool>`owner.visible and owner.visitors_allowed`;
  const viewerId = sql<string>`${viewer}::uuid`;
  return sql<SqlBool>`(${ownerId} = ${viewerId} or (
    owner.state <> 'hidden' and ${noBlockBetween(ownerId, viewerId)} and (owner.visible or exists (
      select from thread_people where profile_id = ${viewerId} and other_id = ${ownerId}))))`;
}
