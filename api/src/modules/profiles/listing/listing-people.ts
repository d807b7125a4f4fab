import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Gender } from 'shared-contracts/domain/profile';
import { noBlockBetween } from '../visibility.store.ts';
import type { Condition } from './listing-conditions.ts';
import { rankIn, type ListingOrder, type ListingPosition } from './listing-orders.ts';

/** Which people a list holds, and where in it to read. */
export interface ListingSlice {
  readonly usergroup: string;
  /** Absent: both. */
  readonly gender?: Gender | undefined;
  readonly order: ListingOrder;
  readonly position: ListingPosition | null;
  /** Who asks; people blocked by or blocking this member are left out. Null for a visitor. */
  readonly viewerId: string | null;
  /** What people must fit; all of it. */
  readonly conditions: readonly Condition[];
  /** Only whom the viewer saved. */
  readonly saved?: boolean;
}

/** Who of a list stands where: `rank` is the value of the order's column. */
export interface Found {
  id: string;
  rank: number | Date;
}

/** People of the list whom a filtered search looks at, in their order, before it chooses how to go on. */
export const LOOKED_AT = 4_000;
/** The search takes so many times what it needs: people who were declined or set aside do not make it go on. */
const SPARE = 2;

/**
 * The first `most` people of a slice, in its order and direction; a statement that yields `Found`. Its cost stays bounded:
 * it reads an index in order where many fit, and asks the facets where few do, so never much more than the people found.
 */
export function peopleOf(slice: ListingSlice, most: number): RawBuilder<Found> {
  if (slice.saved === true) return savedPeople(slice, most);
  if (slice.conditions.length === 0) return readOn(slice, most);
  return search(slice, most);
}

/**
 * Looks at the people who come first; whether enough of them fit, some or hardly any decides what else is done. All in
 * one statement: the parts not needed are not carried out.
 */
function search(slice: ListingSlice, most: number): RawBuilder<Found> {
  const facets = slice.conditions.flatMap((condition) => condition.facets);
  // Below this, of LOOKED_AT, it costs less to fetch all who fit by facets than to read on (measured at a million).
  const isFound = facets.length > 0 || slice.conditions.some(({ isIndexed }) => isIndexed);
  const some = isFound ? Math.ceil(Math.sqrt(most)) : 0;
  return sql<Found>`
    with near as materialized (
      select person.id, ${rankOf(slice)} as rank, ${isShut(slice)} as shut
      from (
        select * from profiles as person
        where ${stands(slice)} ${orderOf(slice)} limit ${sql.lit(LOOKED_AT)}
      ) as person
      where ${fits(slice)} ${orderOf(slice)} limit ${sql.lit(SPARE * most)}
    ), verdict as materialized (
      select count(*) filter (where not shut) >= ${sql.lit(most)} as enough,
        count(*) >= ${sql.lit(some)} as some_fit
      from near
    ), further as materialized (
      ${readOn(slice, most, sql`(select some_fit and not enough from verdict)`)}
    ), rare as materialized (
      select person.id, ${rankOf(slice)} as rank from profiles as person
      where (select not some_fit and not enough from verdict)
        and ${isFound ? hasFacets(facets) : sql`false`} and ${stands(slice)} and ${fits(slice)} and not ${isShut(slice)}
    )
    select id, rank from (
      select id, rank from near where not shut and (select enough from verdict)
      union all select id, rank from further
      union all select id, rank from rare
    ) as person ${sql`order by rank ${wayOf(slice)}, id ${wayOf(slice)} limit ${sql.lit(most)}`}`;
}

/** Reads an index of the listing in its order until enough people are found. */
export function readOn(
  slice: ListingSlice,
  most: number,
  if_: RawBuilder<unknown> = sql`true`,
): RawBuilder<Found> {
  return sql<Found>`
    select person.id, ${rankOf(slice)} as rank from profiles as person
    where ${if_} and ${stands(slice)} and ${fits(slice)} and not ${isShut(slice)}
    ${orderOf(slice)} limit ${sql.lit(most)}`;
}

/** Saved people are few: all of them are looked up and sorted. */
function savedPeople(slice: ListingSlice, most: number): RawBuilder<Found> {
  return sql<Found>`
    select person.id, ${rankOf(slice)} as rank
    from bookmarks join profiles as person on person.id = bookmarks.to_id
    where bookmarks.from_id = ${slice.viewerId}
      and ${stands(slice)} and ${fits(slice)} and not ${isShut(slice)}
    ${orderOf(slice)} limit ${sql.lit(most)}`;
}

/** Everyone of the list from the position on. Constants are written out where an index is for them alone. */
export function stands({
  usergroup,
  gender,
  order,
  position,
  viewerId,
}: ListingSlice): RawBuilder<SqlBool> {
  const parts = [sql`person.visible`, sql`person.usergroup = ${usergroup}`];
  if (viewerId === null) parts.push(sql`person.visitors_allowed`);
  if (gender !== undefined) parts.push(sql`person.gender = ${sql.lit(gender)}`);
  if (position !== null) {
    const compare = sql.raw(position.way === 'prev' ? '>' : '<');
    const [value, id] = position.key;
    const rank = typeof value === 'number' ? value : new Date(value);
    parts.push(sql`(${rankIn(order)}, person.id) ${compare} (${rank}, ${id})`);
  }
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** Who passes all of the filters. */
export function fits({ conditions }: Pick<ListingSlice, 'conditions'>): RawBuilder<SqlBool> {
  const parts = conditions.map((condition) => condition.fits);
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** A condition of its own for each: the index then skips through the long lists by the short ones. */
function hasFacets(facets: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  if (facets.length === 0) return sql<SqlBool>`true`;
  const parts = facets.map((facet) => sql`person.facets @@ ${facet}`);
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/**
 * Whether viewer and person are kept apart: by a block, a declined interest, or because the viewer set the person aside.
 * Saved people stay on their list.
 */
export function isShut({
  viewerId,
  saved = false,
}: Pick<ListingSlice, 'viewerId' | 'saved'>): RawBuilder<SqlBool> {
  if (viewerId === null) return sql<SqlBool>`false`;
  const [viewer, person] = [sql<string>`${viewerId}`, sql.ref<string>('person.id')];
  const blocked = sql<SqlBool>`not ${noBlockBetween(viewerId, person)}`;
  if (saved) return blocked;
  return sql<SqlBool>`(${blocked} or ${hasDeclined(viewer, person)} or ${hasDeclined(person, viewer)}
    or exists (select from not_for_me where from_id = ${viewer} and to_id = ${person} offset 0))`;
}

/** That a member declined the interest of another. `offset 0` as for blocks. */
function hasDeclined(member: Expression<string>, sender: Expression<string>) {
  return sql<boolean>`exists (select from interests
    where from_id = ${sender} and to_id = ${member} and declined offset 0)`;
}

function rankOf({ order }: ListingSlice) {
  return rankIn(order);
}

function orderOf(slice: ListingSlice) {
  return sql`order by ${rankOf(slice)} ${wayOf(slice)}, person.id ${wayOf(slice)}`;
}

function wayOf({ position }: ListingSlice) {
  return sql.raw(position?.way === 'prev' ? 'asc' : 'desc');
}
