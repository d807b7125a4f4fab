import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import {
  beyond,
  directionOf,
  TIME_PAGE,
  type TimePosition,
} from '../../../platform/paging/pages.ts';
import { photoFor, picsIn } from '../photos/pics.store.ts';
import { noBlockBetween } from '../visibility.store.ts';

/** Who looked at a profile, the latest first, as far as its owner can see them now. */
export function listViewerRows(
  db: Kysely<Database>,
  ownerId: string,
  position: TimePosition | null,
) {
  return db
    .selectFrom('profile_views as look')
    .innerJoin('profiles as owner', 'owner.id', 'look.viewed_id')
    .innerJoin('profiles as person', 'person.id', 'look.viewer_id')
    .select(['look.viewer_id as id', 'look.viewed_at as created_at'])
    .where('look.viewed_id', '=', ownerId)
    .where('person.visible', '=', true)
    .whereRef('person.usergroup', '=', 'owner.usergroup')
    .where(({ ref }) => noBlockBetween(ref('look.viewer_id'), ref('look.viewed_id')))
    .where(({ ref }) => beyond(position, 'desc', ref('look.viewed_at'), ref('look.viewer_id')))
    .orderBy('look.viewed_at', directionOf(position, 'desc'))
    .orderBy('look.viewer_id', directionOf(position, 'desc'))
    .limit(TIME_PAGE + 1)
    .execute();
}

/** Who had a profile's contacts shown, once for each day, the latest first; nobody of a block. */
export function listContactViewRows(
  db: Kysely<Database>,
  ownerId: string,
  position: TimePosition | null,
) {
  return db
    .selectFrom('contact_views as look')
    .innerJoin('profiles as person', 'person.id', 'look.viewer_id')
    .select(['look.viewer_id as id', 'look.seen_at as created_at', 'person.visible'])
    .select(['person.name', 'person.name_devanagari', 'person.gender', 'person.birthdate'])
    .select(['person.current_city', 'person.occupation', 'person.education'])
    .select(({ ref }) => [
      picsIn(ref('person.id'), null, 1).as('pics'),
      photoFor(ref('person.id'), null).as('photo_for'),
    ])
    .where('look.shown_id', '=', ownerId)
    .where(({ ref }) => noBlockBetween(ref('look.viewer_id'), ref('look.shown_id')))
    .where(({ ref }) => beyond(position, 'desc', ref('look.seen_at'), ref('look.viewer_id')))
    .orderBy('look.seen_at', directionOf(position, 'desc'))
    .orderBy('look.viewer_id', directionOf(position, 'desc'))
    .limit(TIME_PAGE + 1)
    .execute();
}
