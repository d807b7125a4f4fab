import type { Kysely } from 'kysely';
import type { listContactViews, listViewers } from 'shared-contracts/calls/own-profile';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import {
  createdKey,
  TIME_PAGE,
  TimeKey,
  beyond,
  directionOf,
  type TimePosition,
} from '../../../platform/paging/pages.ts';
import { listCardsOf } from '../listing/listing.store.ts';
import { photoFor, picsIn } from '../photos/pics.store.ts';
import { toCard, toLimited, viewingOf, withoutPhotos } from '../profile-replies.ts';
import { noBlockBetween } from '../visibility.store.ts';

/** Who viewed me, on any plan: two statements whatever the page holds. */
export const answerListViewers: Handler<typeof listViewers> = async (
  { query: { cursor } },
  context,
) => {
  const { db, caller, paging } = context;
  const position = paging.positionOf(cursor, TimeKey);
  const looks = await listViewerRows(db, caller.id, position);
  const page = paging.cut(looks, { size: TIME_PAGE, position, keyOf: createdKey });
  const ids = page.data.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await listCardsOf(db, ids, caller.id);
  const viewing = viewingOf(context);
  const cards = new Map(rows.map((row) => [row.id, toCard(row, caller, viewing)]));
  const data = page.data.flatMap(({ id, created_at }) => {
    const profile = cards.get(id);
    // A person who left between the two statements.
    return profile === undefined ? [] : [{ viewed_at: created_at.toISOString(), profile }];
  });
  return { data: { ...page, data } };
};

/** People who saw my contacts, also those who paused since: it is a log. */
export const answerListContactViews: Handler<typeof listContactViews> = async (
  { query: { cursor } },
  context,
) => {
  const { db, caller, paging } = context;
  const position = paging.positionOf(cursor, TimeKey);
  const rows = await listContactViewRows(db, caller.id, position);
  const page = paging.cut(rows, { size: TIME_PAGE, position, keyOf: createdKey });
  const viewing = viewingOf(context);
  const data = page.data.map(({ created_at, visible, ...row }) => ({
    seen_at: created_at.toISOString(),
    profile: toLimited(visible ? row : withoutPhotos(row), viewing, 'member'),
  }));
  return { data: { ...page, data } };
};

/** Who looked at a profile, the latest first, as far as its owner can see them now. */
function listViewerRows(db: Kysely<Database>, ownerId: string, position: TimePosition | null) {
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

/** Views of a profile's contacts, one per day, the latest first; none across a block. */
function listContactViewRows(db: Kysely<Database>, ownerId: string, position: TimePosition | null) {
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
