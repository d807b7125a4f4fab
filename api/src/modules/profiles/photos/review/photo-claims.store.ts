import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/database/tables.ts';
import { beyond, type TimePosition } from '../../../../platform/paging/pages.ts';
import {
  claimRow,
  claimState,
  isHeldBy,
  type Reviewer,
} from '../../../verification/verification.public.ts';
import type { PicOpeningsTable } from '../../profiles.tables.ts';

/** Photos that one reply of the queue carries. */
export const QUEUE_PAGE = 50;
/** Other photos of the same person that stand beside the one in hand. */
const OTHERS_MOST = 6;

/** Whether a reviewer has a photo now. */
const isHeld = (reviewer: Reviewer) => isHeldBy('pics', reviewer);

/** Whether a reviewer has opened a photo as it is now; to be said of `pics`. */
const isOpenedBy = (reviewer: string) => sql<boolean>`exists (
  select from pic_openings opening
  where opening.pic_id = pics.id and opening.opened_by = ${reviewer}
    and opening.file_key = pics.file_key)`;

/** Photos that wait, one more than a page shows, the oldest first, but for the reviewer's own. */
export function listWaiting(
  db: Kysely<Database>,
  reviewer: Reviewer,
  position: TimePosition | null,
) {
  const held = claimState('pics', reviewer);
  return db
    .selectFrom('pics')
    .innerJoin('profiles', 'profiles.id', 'pics.profile_id')
    .select(['pics.id', 'pics.profile_id', 'pics.created_at', 'pics.claimed_until'])
    .select([held.claim.as('claim'), held.holder.as('holder')])
    .select(sql<string>`trim(concat_ws(' ', profiles.name, profiles."lastName"))`.as('name'))
    .where('pics.state', '=', 'waiting')
    .where('pics.profile_id', '<>', reviewer.id)
    .where(({ ref }) => beyond(position, 'asc', ref('pics.created_at'), ref('pics.id')))
    .orderBy('pics.created_at')
    .orderBy('pics.id')
    .limit(QUEUE_PAGE + 1)
    .execute();
}

/** A photo as far as a reviewer may know of it: another member's. */
export function findForeignPic(db: Kysely<Database>, id: string, reviewer: Reviewer) {
  return db
    .selectFrom('pics')
    .select(['profile_id', 'state', 'file_key', isHeld(reviewer).as('isHeld')])
    .select(isOpenedBy(reviewer.id).as('isOpened'))
    .where('id', '=', id)
    .where('profile_id', '<>', reviewer.id)
    .executeTakeFirst();
}

/** Gives a waiting photo to a reviewer, or leaves it with him longer; false where another one has it. */
export function claim(
  trx: Transaction<Database>,
  id: string,
  reviewer: Reviewer & { readonly until: Date },
): Promise<boolean> {
  return claimRow(trx, { table: 'pics', waiting: 'waiting' }, id, reviewer);
}

/** What a reviewer works with, and whether this one has opened it. */
export function findClaimed(db: Kysely<Database>, id: string, reviewer: string) {
  return db
    .selectFrom('pics')
    .innerJoin('profiles', 'profiles.id', 'pics.profile_id')
    .select(['pics.profile_id', 'pics.created_at', 'pics.claimed_until'])
    .select(isOpenedBy(reviewer).as('opened'))
    .select(['profiles.name', 'profiles.lastName', 'profiles.gender', 'profiles.birthdate'])
    .select('profiles.current_city')
    .where('pics.id', '=', id)
    .executeTakeFirst();
}

/** Notes that a photo is opened. */
export async function addOpening(
  trx: Transaction<Database>,
  opening: Insertable<PicOpeningsTable>,
): Promise<void> {
  await trx.insertInto('pic_openings').values(opening).execute();
}

/** What a person shows already, in its order. */
export function listShown(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('pics')
    .select(['id', 'file_key'])
    .where('profile_id', '=', profileId)
    .where('state', '=', 'shown')
    .orderBy('is_primary', 'desc')
    .orderBy('position')
    .limit(OTHERS_MOST)
    .execute();
}

/** Decides a waiting photo that the reviewer has; false where that is not so any more. */
export async function decide(
  trx: Transaction<Database>,
  id: string,
  {
    reviewer,
    ...decision
  }: { state: 'shown' | 'refused'; reason: string | null; reviewer: Reviewer },
): Promise<boolean> {
  const decided = await trx
    .updateTable('pics')
    .set({ ...decision, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where(isHeld(reviewer))
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}
