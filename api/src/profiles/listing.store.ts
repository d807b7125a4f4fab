import { sql, type Expression, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Gender } from 'shared-contracts/domain/profile';
import type { Database } from '../platform/tables.ts';
import { LISTING_ORDERS, type ListingOrder, type ListingPlace } from './listing-cursor.ts';
import { LISTING_FETCH } from './listing.rules.ts';
import { picsOf } from './pics.store.ts';

/** Which people a list holds, and where in it to read. */
export interface ListingSlice {
  readonly usergroup: string;
  /** Absent: both. */
  readonly gender?: Gender | undefined;
  readonly order: ListingOrder;
  readonly place: ListingPlace | null;
  /** Who asks; people blocked by or blocking this member are left out. Null for a visitor. */
  readonly viewerId: string | null;
}

/** Cards of a member's listing, in the direction of the place, at most LISTING_FETCH: one statement. */
export function listCards(
  db: Kysely<Database>,
  slice: ListingSlice & { readonly viewerId: string },
) {
  return withCards(rankedFrom(db, slice), slice.viewerId).execute();
}

/** Cards of these people for a viewer, in no order. */
export function listCardsOf(db: Kysely<Database>, ids: readonly string[], viewerId: string) {
  const page = db.selectFrom('profiles').select('profiles.id').where('profiles.id', 'in', ids);
  return withCards(peopleOf(db, page), viewerId).execute();
}

/** Adds what a card shows beside a limited profile, and what stands between the two. */
function withCards(people: ReturnType<typeof peopleOf>, viewerId: string) {
  return people
    .leftJoin('bookmarks', (join) =>
      join.onRef('bookmarks.to_id', '=', 'person.id').on('bookmarks.from_id', '=', viewerId),
    )
    .leftJoin('interests as sent', (join) =>
      join.onRef('sent.to_id', '=', 'person.id').on('sent.from_id', '=', viewerId),
    )
    .leftJoin('interests as received', (join) =>
      join.onRef('received.from_id', '=', 'person.id').on('received.to_id', '=', viewerId),
    )
    .select((eb) => [
      'person.lastName',
      'person.height',
      'person.work',
      'person.verified_personal',
      'person.verified_job',
      'person.verified_salary',
      'person.verified_property',
      'bookmarks.id as bookmark_id',
      'sent.accepted as sent_accepted',
      'sent.declined as sent_declined',
      'received.accepted as received_accepted',
      'received.declined as received_declined',
      jsonArrayFrom(picsOf(eb.ref('person.id'))).as('pics'),
    ]);
}

/** People of the visitor's listing, in the direction of the place, at most LISTING_FETCH: one statement. */
export function listLimited(db: Kysely<Database>, slice: ListingSlice) {
  return rankedFrom(db, slice)
    .select((eb) => [
      'person.photo_privacy',
      jsonArrayFrom(picsOf(eb.ref('person.id')).limit(1)).as('pics'),
    ])
    .execute();
}

/** The people of one page: their ids come from an index alone, then the wide rows of just these. */
function rankedFrom(db: Kysely<Database>, slice: ListingSlice) {
  const column = LISTING_ORDERS[slice.order];
  const way = slice.place?.way === 'prev' ? 'asc' : 'desc';
  return peopleOf(db, pageOfIds(db, slice))
    .orderBy(`person.${column}`, way)
    .orderBy('person.id', way);
}

/** The people whose ids a statement finds. */
function peopleOf(
  db: Kysely<Database>,
  ids: SelectQueryBuilder<Database, 'profiles', { id: string }>,
) {
  return db
    .selectFrom(ids.as('page'))
    .innerJoin('profiles as person', 'person.id', 'page.id')
    .select([
      'person.id',
      'person.name',
      'person.gender',
      'person.birthdate',
      'person.current_city',
      'person.occupation',
      'person.education',
      'person.listing_score',
      'person.visitor_score',
      'person.created_at',
      'person.last_active_at',
    ]);
}

/** The ids of one page by keyset; the listing indexes of migration 002 serve exactly these shapes. */
export function pageOfIds(db: Kysely<Database>, slice: ListingSlice) {
  const { usergroup, gender, order, place, viewerId } = slice;
  const column = LISTING_ORDERS[order];
  const way = place?.way === 'prev' ? 'asc' : 'desc';
  return db
    .selectFrom('profiles')
    .select('profiles.id')
    .where('visible', '=', sql.lit(true))
    .where('usergroup', '=', usergroup)
    .$if(gender !== undefined, (query) => query.where('gender', '=', gender as Gender))
    .$if(place !== null, (query) => query.where(beyond(column, place as ListingPlace)))
    .$if(viewerId !== null, (query) => query.where(apartFrom(viewerId as string)))
    .orderBy(column, way)
    .orderBy('profiles.id', way)
    .limit(LISTING_FETCH);
}

function beyond(column: (typeof LISTING_ORDERS)[ListingOrder], place: ListingPlace) {
  const compare = sql.raw(place.way === 'prev' ? '>' : '<');
  const key = typeof place.key === 'number' ? place.key : new Date(place.key);
  return sql<SqlBool>`(${sql.ref(column)}, profiles.id) ${compare} (${key}, ${place.id})`;
}

/** Leaves out both sides of every block of the viewer; read once per statement, not per person. */
function apartFrom(viewerId: string): Expression<SqlBool> {
  return sql<SqlBool>`profiles.id <> all (array(
    select blocked_id from blocks where blocker_id = ${viewerId}
    union all
    select blocker_id from blocks where blocked_id = ${viewerId}))`;
}
