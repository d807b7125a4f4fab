import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Agreement } from 'shared-contracts/domain/profile';
import type { Database } from '../../../platform/database/tables.ts';
import { photoFor, picsIn } from '../photos/pics.store.ts';
import { findSeeker } from '../profiles.store.ts';
import { dayOf, forYouPage, lessonsFor, type ForYouPerson, type ForYouSlice } from './for-you.ts';
import type { Condition } from './listing-conditions.ts';
import { rankIn } from './listing-orders.ts';
import { peopleOf, type ListingSlice } from './listing-people.ts';
import { COUNT_FETCH, LISTING_FETCH, LOOSEN_FETCH } from './listing.rules.ts';
import { lessonNames } from './set-aside.rules.ts';
import { soughtBy } from './sought.rules.ts';

/** Who is on a page; `people` counts the whole list, at most COUNT_FETCH, where that was requested. */
type OnPage = ForYouPerson;

/**
 * Cards of a member's listing, in the direction of the position, at most LISTING_FETCH, and on the first page how many
 * people there are in all: one statement.
 */
export function listCards(
  db: Kysely<Database>,
  slice: ListingSlice & { readonly viewerId: string },
) {
  const page = slice.position === null ? countedPage(slice) : pageOf(slice);
  return withCards(inOrder(peopleIn(db, page), slice), slice.viewerId).execute();
}

/** The same in the order of what both sides prefer. */
export function listForYou(db: Kysely<Database>, slice: ForYouSlice) {
  const way = slice.position?.way === 'prev' ? 'asc' : 'desc';
  const people = peopleIn(db, forYouPage(slice)).orderBy('page.rank', way).orderBy('page.id', way);
  return withCards(people, slice.viewerId).execute();
}

/** Cards of these people for a viewer, in no order. */
export function listCardsOf(db: Kysely<Database>, ids: readonly string[], viewerId: string) {
  const page = sql<OnPage>`select id, ${ALONE} from profiles where id in (${sql.join(ids)})`;
  return withCards(peopleIn(db, page), viewerId).execute();
}

/** How many people there would be without each of the slice's conditions, at most LOOSEN_FETCH each: one statement. */
export async function countWithoutEach(
  db: Kysely<Database>,
  list: Pick<ListingSlice, 'usergroup' | 'gender' | 'viewerId' | 'conditions' | 'saved'>,
): Promise<{ without: Condition['name']; people: number }[]> {
  const counts = list.conditions.map(({ name }) => {
    const conditions = list.conditions.filter((one) => one.name !== name);
    const slice = { ...list, order: 'relevance', position: null, conditions } as const;
    const people = peopleOf(slice, LOOSEN_FETCH);
    return sql`select ${name} as without, (select count(*)::int from (${people}) found) as people`;
  });
  const { rows } = await sql<{ without: Condition['name']; people: number }>`${sql.join(
    counts,
    sql` union all `,
  )}`.execute(db);
  return rows;
}

/** What a member's order without filters has learned from people set aside; null where nothing. */
export async function learnedFrom(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<{ people: number; of: Agreement[] } | null> {
  const walk = { position: null, now };
  const seeker = await findSeeker(db, id, dayOf(walk));
  if (seeker === undefined) return null;
  const lessons = lessonsFor({ ...walk, seeker, sought: soughtBy(seeker, {}, now) });
  return lessons && { people: lessons.people, of: lessonNames(lessons) };
}

/** Adds what a card shows beside a limited profile, and what stands between the two. */
function withCards(people: ReturnType<typeof peopleIn>, viewerId: string) {
  return (
    people
      .leftJoin('bookmarks', (join) =>
        join.onRef('bookmarks.to_id', '=', 'person.id').on('bookmarks.from_id', '=', viewerId),
      )
      .leftJoin('interests as sent', (join) =>
        join.onRef('sent.to_id', '=', 'person.id').on('sent.from_id', '=', viewerId),
      )
      .leftJoin('interests as received', (join) =>
        join.onRef('received.from_id', '=', 'person.id').on('received.to_id', '=', viewerId),
      )
      // Gun Milan needs both birth names; the viewer's comes with the cards, so that it costs no statement.
      .leftJoin('profiles as me', (join) => join.on('me.id', '=', viewerId))
      .select((eb) => [
        'page.people',
        'page.rank',
        'page.agreed',
        'page.edge_score',
        'page.edge_id',
        'page.newcomers_since',
        'person.birthname',
        'person.rashi',
        'me.gender as my_gender',
        'me.birthname as my_birthname',
        'me.rashi as my_rashi',
        'person.lastName',
        'person.last_name_devanagari',
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
        picsIn(eb.ref('person.id'), viewerId).as('pics'),
        photoFor(eb.ref('person.id'), viewerId).as('photo_for'),
      ])
  );
}

/** People of the visitor's listing, in the direction of the position, at most LISTING_FETCH: one statement. */
export function listLimited(db: Kysely<Database>, slice: ListingSlice) {
  return inOrder(peopleIn(db, pageOf(slice)), slice)
    .select((eb) => [
      picsIn(eb.ref('person.id'), null, 1).as('pics'),
      photoFor(eb.ref('person.id'), null).as('photo_for'),
    ])
    .execute();
}

/**
 * The people of a page: their ids come from an index alone, then the wide rows of just these, each by its key: beside
 * the cost of the ids a scan of the whole table looks no dearer to the planner.
 */
function peopleIn(db: Kysely<Database>, page: RawBuilder<OnPage>) {
  return db
    .selectFrom(sql<OnPage>`(${page})`.as('page'))
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('profiles')
          .selectAll()
          .whereRef('id', '=', 'page.id')
          .offset(sql.lit(0))
          .as('person'),
      (join) => join.onTrue(),
    )
    .select([
      'person.id',
      'person.name',
      'person.name_devanagari',
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

function inOrder(people: ReturnType<typeof peopleIn>, { order, position }: ListingSlice) {
  const way = position?.way === 'prev' ? 'asc' : 'desc';
  return people.orderBy(rankIn(order), way).orderBy('person.id', way);
}

/** The ids of one page. */
export function pageOf(slice: ListingSlice): RawBuilder<OnPage> {
  return sql<OnPage>`select id, ${ALONE} from (${peopleOf(slice, LISTING_FETCH)}) found`;
}

/** The columns of a person who is neither banded nor counted. */
const ALONE = sql`0 as rank, null::int as agreed, null::int as people, null::int as edge_score,
  null::uuid as edge_id, null::timestamptz as newcomers_since`;

/** The ids of the first page, out of as many people as are counted. */
function countedPage(slice: ListingSlice): RawBuilder<OnPage> {
  return sql<OnPage>`
    with found as materialized (${peopleOf(slice, COUNT_FETCH)})
    select id, 0 as rank, null::int as agreed, (select count(*)::int from found) as people,
      null::int as edge_score, null::uuid as edge_id, null::timestamptz as newcomers_since
    from found order by found.rank desc, id desc limit ${sql.lit(LISTING_FETCH)}`;
}
