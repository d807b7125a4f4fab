import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { isRunning, type SessionLimits } from '../modules/accounts/accounts.public.ts';
import { arePhotosShown, noBlockBetween } from '../modules/profiles/profiles.public.ts';
import type { Database } from '../platform/database/tables.ts';
import type { AddressedFile, AddressedViewer } from './photo-addresses.ts';

/** Id of the member whose session an address was made for, in the statements below. */
const VIEWER = sql.ref<string>('viewing.account_id');

/**
 * Whether a photo is still there, and its address' viewer may see it now: visitors see members who are visible and let
 * them, members only while their session runs.
 */
export async function isPhotoSeen(
  db: Kysely<Database>,
  key: string,
  { subject, viewer }: AddressedFile,
  limits: SessionLimits,
): Promise<boolean> {
  const photo = db
    .selectFrom('pics')
    .innerJoin('profiles as owner', 'owner.id', 'pics.profile_id')
    .where('pics.id', '=', subject)
    .where('pics.file_key', '=', key);
  if (viewer === null) {
    const found = await photo
      .select('pics.id')
      .where('pics.state', '=', 'shown')
      .where('owner.visible', '=', true)
      .where('owner.visitors_allowed', '=', true)
      .where(arePhotosShown('owner', null))
      .executeTakeFirst();
    return found !== undefined;
  }
  const found = await photo
    .innerJoin('sessions as viewing', (join) => join.on(isViewing(viewer, limits)))
    .select('pics.id')
    .where(({ ref }) => isSeen(ref('owner.id')))
    .where(arePhotosShown('owner', VIEWER))
    .where(({ or, eb }) => or([eb('pics.state', '=', 'shown'), eb('owner.id', '=', VIEWER)]))
    .executeTakeFirst();
  return found !== undefined;
}

/** Key of the whole picture of a photo, which its owner alone sees; null without one. */
export async function findWhole(
  db: Kysely<Database>,
  key: string,
  { subject, viewer }: AddressedFile,
  limits: SessionLimits,
): Promise<string | null> {
  if (viewer === null) return null;
  const found = await db
    .selectFrom('pics')
    .innerJoin('sessions as viewing', (join) => join.on(isViewing(viewer, limits)))
    .select('pics.whole_key')
    .where('pics.id', '=', subject)
    .where('pics.file_key', '=', key)
    .where('pics.profile_id', '=', VIEWER)
    .executeTakeFirst();
  return found?.whole_key ?? null;
}

/** The same of a video introduction, which no visitor sees: a film of a face is for whom the photos are. */
export async function isVideoSeen(
  db: Kysely<Database>,
  key: string,
  { subject, viewer }: AddressedFile,
  limits: SessionLimits,
): Promise<boolean> {
  if (viewer === null) return false;
  const found = await db
    .selectFrom('profiles as owner')
    .innerJoin('sessions as viewing', (join) => join.on(isViewing(viewer, limits)))
    .select('owner.id')
    .where('owner.id', '=', subject)
    .where('owner.video_intro', '=', key)
    .where(({ ref }) => isSeen(ref('owner.id')))
    .where(arePhotosShown('owner', VIEWER))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the session that an address was made for runs. */
export async function isSessionRunning(
  db: Kysely<Database>,
  sessionId: string,
  limits: SessionLimits,
): Promise<boolean> {
  const found = await db
    .selectFrom('sessions as viewing')
    .select('viewing.id')
    .where(isViewing({ sessionId }, limits))
    .executeTakeFirst();
  return found !== undefined;
}

function isViewing({ sessionId }: AddressedViewer, limits: SessionLimits) {
  return sql<SqlBool>`(viewing.id = ${sessionId}::uuid and ${isRunning('viewing', limits)})`;
}

/**
 * No stricter than the replies that gave the address: members see visible members, and in a conversation also who
 * pauses; never hidden members or those of a block.
 */
function isSeen(ownerId: Expression<string>) {
  return sql<SqlBool>`(${ownerId} = ${VIEWER} or (
    owner.state <> 'hidden' and ${noBlockBetween(ownerId, VIEWER)} and (owner.visible or exists (
      select from thread_people where profile_id = ${VIEWER} and other_id = ${ownerId}))))`;
}
