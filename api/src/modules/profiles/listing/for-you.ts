import { createHash } from 'node:crypto';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { AGREEMENTS, type Agreement } from 'shared-contracts/domain/profile';
import { ageOn, sameInch } from 'shared-contracts/domain/units';
import * as z from 'zod';
import type { Position } from '../../../platform/paging/pages.ts';
import { birthdatesOf } from '../birthdates.rules.ts';
import { EDUCATION_BITS } from '../education-levels.ts';
import { places } from '../suggestions/places.ts';
import { allSpellings, asStored } from '../suggestions/suggestions.rules.ts';
import {
  isShut,
  peopleOf,
  readOn,
  stands,
  type Found,
  type ListingSlice,
} from './listing-people.ts';
import { COUNT_FETCH, LISTING_FETCH } from './listing.rules.ts';
import { lessonsOf, pointsOff, type Lessons } from './set-aside.rules.ts';
import { isFirstMarriage, type AgeRange, type Seeker, type Sought } from './sought.rules.ts';

/** People who are put in order by what both sides prefer; the others follow by their score alone. */
export const BANDED = 500;
/** Later pages of a walk read so many: some may have come since its first page. */
const BANDED_LATER = BANDED + 100;
/** People among whom those of the right age are looked for. */
const LOOKED_AT_FOR_AGE = 20_000;
/** People of the last day who are banded besides, however low their score is. */
const NEWCOMERS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Ranks of banded people begin above every listing score; within a band there are so many. */
const BAND = 10_000;
const FIRST_RANK = 2 * BAND;
/** The lowest band of people who fit the member in age and marital status, and whom the member fits. */
const MUTUAL = 2;

/**
 * The key of a position: rank and id of the person beside it, and what holds for the whole walk: its day, score and id of
 * the last person who is banded for the score, and since when (ms) people count as newcomers; null without such.
 */
export const ForYouKey = z.tuple([
  z.number(),
  z.string(),
  z.tuple([z.number(), z.nullable(z.number()), z.nullable(z.string()), z.nullable(z.number())]),
]);
type Key = z.infer<typeof ForYouKey>;
export type ForYouPosition = Position<Key>;

/** A member's listing in the order of what both sides prefer. */
export interface ForYouSlice extends Omit<ListingSlice, 'order' | 'position'> {
  readonly position: ForYouPosition | null;
  readonly viewerId: string;
  readonly seeker: Seeker;
  readonly sought: Sought;
  readonly now: Date;
}

/** Who is on a page and why. */
export interface ForYouPerson {
  id: string;
  rank: number;
  /** A bit for each of AGREEMENTS, in their order; null for people who are not banded. */
  agreed: number | null;
  people: number | null;
  edge_score: number | null;
  edge_id: string | null;
  newcomers_since: Date | null;
}

/** The day of a walk: the number of whole days since 1970, by which order and ages hold until it ends. */
export function dayOf({ position, now }: Pick<ForYouSlice, 'position' | 'now'>): number {
  return position?.key[2][0] ?? Math.floor(now.getTime() / DAY_MS);
}

/** The key of a person of a page. */
export function forYouKey(row: ForYouPerson, slice: Pick<ForYouSlice, 'position' | 'now'>): Key {
  const walk = slice.position?.key[2] ?? [
    dayOf(slice),
    row.edge_score,
    row.edge_id,
    row.newcomers_since?.getTime() ?? null,
  ];
  return [row.rank, row.id, walk];
}

/** What a person has as the member prefers it, where both fit each other in age and marital status. */
export function agreementsOf({ rank, agreed }: Pick<ForYouPerson, 'rank' | 'agreed'>): Agreement[] {
  if (agreed === null || rank < FIRST_RANK + MUTUAL * BAND) return [];
  return AGREEMENTS.filter((_, at) => (agreed & (1 << at)) !== 0);
}

/**
 * The people of one page, at most LISTING_FETCH: the first BANDED by score, of the ages that the member looks for or, with
 * filters, of those who fit them, put into bands by what both sides prefer; then everybody else by score. The score, with
 * the plan's boost in it, counts within a band only.
 */
export function forYouPage(slice: ForYouSlice): RawBuilder<ForYouPerson> {
  const { position } = slice;
  if (position?.way === 'next' && position.key[0] < FIRST_RANK)
    return sql<ForYouPerson>`select id, rank::int, null::int as agreed, null::int as people,
      null::int as edge_score, null::uuid as edge_id, null::timestamptz as newcomers_since
      from (${rest(slice, edgeAt(position))}) person`;
  const isFiltered = slice.conditions.length > 0;
  const way = sql.raw(position?.way === 'prev' ? 'asc' : 'desc');
  const edge = position === null ? EDGE_FOUND : edgeAt(position);
  const most = position === null ? BANDED + 1 : BANDED_LATER;
  return sql<ForYouPerson>`
    with found as materialized (${isFiltered ? peopleOf(filtered(slice, edge), most) : ofAge(slice, edge, most)}),
    edge as materialized (${isFiltered ? EDGE_OF_FOUND : edgeOfAge(slice)}),
    newcomers as materialized (${isFiltered ? NO_NEWCOMERS : newcomers(slice)}),
    since as materialized (${newcomersSince(slice)}),
    banded as materialized (
      select person.id, agreed, ${rankOf(slice)} as rank
      from (
        (select id from found order by rank desc, id desc
          limit ${sql.lit(position === null ? BANDED : BANDED_LATER)})
        union select id from newcomers where created_at > (select at from since)
      ) as one,
        -- Each by its key: a merge with the whole table looks as cheap to the planner while the community is small.
        lateral (select * from profiles where id = one.id offset 0) as person,
        lateral (select ${bitsOf(slice)} as agreed, ${chanceOf(slice)} as chance offset 0) as own
    ),
    near as materialized (
      select id, rank, agreed from (
        select id, rank, agreed from banded where ${beyond(position)}
        order by rank ${way}, id ${way} offset 0
      ) as person
      where ${isFiltered ? sql`true` : sql`not ${isShut(slice)}`} limit ${sql.lit(LISTING_FETCH)}
    )
    select page.id, page.rank, page.agreed, edge.score as edge_score, edge.id as edge_id,
      since.at as newcomers_since, ${position === null ? countOf(slice) : sql`null::int`} as people
    from (
      select id, rank, agreed from near
      union all select id, rank::int, null::int from (${rest(slice, edge)}) as person
      order by rank ${way}, id ${way} limit ${sql.lit(LISTING_FETCH)}
    ) as page left join edge on true left join since on true`;
}

/** Score and id of the last person who is banded for the score. */
interface Edge {
  readonly score: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
}
const EDGE_FOUND: Edge = {
  score: sql`(select score from edge)`,
  id: sql`(select id from edge)`,
};

function edgeAt({ key: [, , [, score, id]] }: ForYouPosition): Edge {
  return { score: sql`${score}::int`, id: sql`${id}::uuid` };
}

function isAboveEdge({ score, id }: Edge): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${id} is null or (person.listing_score, person.id) >= (${score}, ${id}))`;
}

/** Who may be banded of those who fit the filters, by score. */
function filtered(slice: ForYouSlice, edge: Edge): ListingSlice {
  const conditions = [...slice.conditions];
  if (slice.position !== null && slice.position.key[2][2] !== null)
    conditions.push({ name: 'banded', fits: isAboveEdge(edge), facets: [] });
  return { ...slice, order: 'relevance', position: null, conditions };
}

/** Who may be banded of the ages that the member looks for, by score; blocks are for the next part to see. */
function ofAge(slice: ForYouSlice, edge: Edge, most: number): RawBuilder<Found> {
  const everyone = { ...slice, order: 'relevance', position: null } as const;
  return sql<Found>`
    select person.id, person.listing_score as rank from (
      select * from profiles as person where ${stands(everyone)}
        and ${slice.position === null ? sql`true` : isAboveEdge(edge)}
      order by person.listing_score desc, person.id desc limit ${sql.lit(LOOKED_AT_FOR_AGE)}
    ) as person
    where ${isOfAge(slice, slice.sought.age)}
    order by person.listing_score desc, person.id desc limit ${sql.lit(most)}`;
}

const EDGE_OF_FOUND = sql`
  select rank as score, id from found where (select count(*) > ${sql.lit(BANDED)} from found)
  order by rank desc, id desc offset ${sql.lit(BANDED - 1)} limit 1`;

/** Where too few are found among those who were looked at, the edge is the last of these. */
function edgeOfAge(slice: ForYouSlice): RawBuilder<unknown> {
  const everyone = { ...slice, order: 'relevance', position: null } as const;
  return sql`(${EDGE_OF_FOUND}) union all (
    select person.listing_score, person.id from profiles as person
    where (select count(*) <= ${sql.lit(BANDED)} from found) and ${stands(everyone)}
    order by person.listing_score desc, person.id desc
    offset ${sql.lit(LOOKED_AT_FOR_AGE - 1)} limit 1)`;
}

function isOfAge(slice: ForYouSlice, { from, to }: AgeRange): RawBuilder<SqlBool> {
  const { after, upTo } = birthdatesOf(from, to, timeOf(slice));
  return sql<SqlBool>`(person.birthdate > ${after} and person.birthdate <= ${upTo})`;
}

/** Everybody who is not banded, by score; on a page that the bands fill it is not carried out. */
function rest(slice: ForYouSlice, edge: Edge): RawBuilder<Found> {
  const { position, conditions } = slice;
  const none = sql<Found>`select null::uuid as id, null::int as rank where false`;
  const isFiltered = conditions.length > 0;
  const at = position !== null && position.key[0] < FIRST_RANK ? position : null;
  // With filters only the edge ends the bands: before it there is no one else.
  if (isFiltered && (position === null || position.key[2][2] === null)) return none;
  if (position?.way === 'prev' && at === null) return none;
  const banded = isFiltered
    ? isAboveEdge(edge)
    : sql<SqlBool>`(${isOfAge(slice, slice.sought.age)}
        and (${isAboveEdge(edge)} or person.created_at > ${sinceOf(slice)}))`;
  const people: ListingSlice = {
    ...slice,
    order: 'relevance',
    position: at === null ? null : { way: at.way, key: [at.key[0], at.key[1]] },
    conditions: [...conditions, { name: 'banded', fits: sql<SqlBool>`not ${banded}`, facets: [] }],
  };
  const isNeeded =
    at === null
      ? sql<SqlBool>`(select count(*) < ${sql.lit(LISTING_FETCH)} from near)`
      : sql<SqlBool>`true`;
  if (!isFiltered) return readOn(people, LISTING_FETCH, isNeeded);
  return sql<Found>`select id, rank from (${peopleOf(people, LISTING_FETCH)}) as person where ${isNeeded}`;
}

const NO_NEWCOMERS = sql`select null::uuid as id, null::timestamptz as created_at where false`;

/** People of the ages that the member looks for who came yesterday or today, the newest first. */
function newcomers(slice: ForYouSlice): RawBuilder<unknown> {
  const most = slice.position === null ? NEWCOMERS + 1 : NEWCOMERS + BANDED_LATER - BANDED;
  return sql`
    select person.id, person.created_at from profiles as person
    where ${stands({ ...slice, order: 'newest', position: null })}
      and person.created_at > ${since(slice)} and ${isOfAge(slice, slice.sought.age)}
    order by person.created_at desc, person.id desc limit ${sql.lit(most)}`;
}

/** Where there are more newcomers than NEWCOMERS, only the newest count as such. */
function newcomersSince(slice: ForYouSlice): RawBuilder<unknown> {
  if (slice.position !== null) return sql`select ${since(slice)} as at`;
  return sql`select coalesce((
    select created_at from newcomers order by created_at desc, id desc
    offset ${sql.lit(NEWCOMERS)} limit 1), ${since(slice)}) as at`;
}

function since(slice: ForYouSlice): RawBuilder<unknown> {
  const stored = slice.position?.key[2][3];
  const start = stored ?? timeOf(slice).getTime() - DAY_MS;
  return sql`${new Date(start)}::timestamptz`;
}

function sinceOf(slice: ForYouSlice): RawBuilder<unknown> {
  return slice.position === null ? sql`(select at from since)` : since(slice);
}

/** How many people the whole list has, at most COUNT_FETCH. */
function countOf(slice: ForYouSlice): RawBuilder<unknown> {
  const found = sql`(select count(*)::int from found)`;
  if (slice.conditions.length > 0) return found;
  const all = peopleOf({ ...slice, order: 'relevance', position: null }, COUNT_FETCH);
  return sql`case when ${found} > ${sql.lit(BANDED)} then ${found}
    else (select count(*)::int from (${all}) as person) end`;
}

function beyond(position: ForYouPosition | null): RawBuilder<SqlBool> {
  if (position === null) return sql<SqlBool>`true`;
  const [rank, id] = position.key;
  const compare = sql.raw(position.way === 'prev' ? '>' : '<');
  return sql<SqlBool>`(rank, id) ${compare} (${rank}::int, ${id}::uuid)`;
}

/** Points that activity, newness and chance may add to a score of a listing. */
const LATELY_ACTIVE = [
  { days: 7, points: 100 },
  { days: 30, points: 50 },
] as const;
const NEW = { days: 7, points: 100 } as const;
/** The order of equals differs from member to member and from day to day; at most what any plan's boost adds. */
const CHANCE = 200;
/** One in so many of the members whom a newcomer fits sees the newcomer in the first band, however little is filled in. */
const NEWCOMER_SHARE = 4;
const NEWCOMER_POINTS = 500;

/** The rank of a banded person: the band, then score, activity, newness and chance; `agreed` has the bits. */
function rankOf(slice: ForYouSlice): RawBuilder<number> {
  const { sought } = slice;
  const looked = AGREEMENTS.filter((one) => isLookedFor(sought, one) && one !== 'age').length;
  const [most, half] = [Math.max(1, looked - 1), Math.max(1, Math.ceil(looked / 2))];
  const isNewcomer = sql`(person.created_at > ${daysBefore(slice, 1)}
    and (chance >> 10) & ${sql.lit(NEWCOMER_SHARE - 1)} = 0)`;
  const agreed = sql`bit_count((agreed >> 1)::bit(8))`;
  const [long, short] = LATELY_ACTIVE.toReversed();
  return sql<number>`(${sql.lit(FIRST_RANK)} + ${sql.lit(BAND)} * (case
      when not ${fitsMember(slice)} then 0
      when not ${memberFits(slice)} then 1
      when ${isNewcomer} or ${agreed} >= ${sql.lit(most)} then 4
      when ${agreed} >= ${sql.lit(half)} then 3
      else ${sql.lit(MUTUAL)} end)
    + greatest(0, least(${sql.lit(BAND - 1)}, person.listing_score
      + case when person.last_active_at > ${daysBefore(slice, short?.days ?? 0)} then ${sql.lit(short?.points ?? 0)}
        when person.last_active_at > ${daysBefore(slice, long?.days ?? 0)} then ${sql.lit(long?.points ?? 0)}
        else 0 end
      + case when person.created_at > ${daysBefore(slice, NEW.days)} then ${sql.lit(NEW.points)} else 0 end
      + case when ${isNewcomer} then ${sql.lit(NEWCOMER_POINTS)} else 0 end
      + ((chance & 1023) % ${sql.lit(CHANCE)})::int
      - ${pointsOff(lessonsFor(slice), (age) => isOfAge(slice, age))})))::int`;
}

/** The bits of what a person has as the member looks for it; what is not known agrees with nothing. */
function bitsOf({ sought, ...slice }: ForYouSlice): RawBuilder<number> {
  const agrees: Record<Agreement, RawBuilder<unknown> | null> = {
    age: isOfAge({ sought, ...slice }, sought.age),
    height: sought.height && isOfHeight(sought.height),
    city: isOneOf(
      'city_key',
      sought.city.flatMap((name) => allSpellings(places, name)),
    ),
    education:
      sought.education &&
      sql`person.education_levels >= ${sql.lit(EDUCATION_BITS[sought.education])}`,
    mother_tongue: isOneOf(
      'tongue_key',
      sought.mother_tongue === null ? [] : [sought.mother_tongue],
    ),
    diet:
      sought.diet.length === 0
        ? null
        : sql`person.dietary_preferences in (${sql.join(sought.diet)})`,
  };
  const bits = AGREEMENTS.map((one, at) =>
    agrees[one] === null
      ? sql`0`
      : sql`case when ${agrees[one]} then ${sql.lit(1 << at)} else 0 end`,
  );
  return sql<number>`(${sql.join(bits, sql` + `)})`;
}

function isLookedFor(sought: Sought, agreement: Agreement): boolean {
  const value = sought[agreement];
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

function isOneOf(column: string, names: readonly string[]): RawBuilder<SqlBool> | null {
  if (names.length === 0) return null;
  return sql<SqlBool>`${sql.ref(`person.${column}`)} in (${sql.join([...new Set(names.map(asStored))])})`;
}

function isOfHeight({ from, to }: NonNullable<Sought['height']>): RawBuilder<SqlBool> {
  const shortest = from === undefined ? 0 : sameInch(from).shortest;
  const tallest = to === undefined ? 999 : sameInch(to).tallest;
  return sql<SqlBool>`person.height between ${sql.lit(shortest)} and ${sql.lit(tallest)}`;
}

/** Whether a person has the age and marital status that the member looks for. */
function fitsMember(slice: ForYouSlice): RawBuilder<SqlBool> {
  const { age, maritial_status } = slice.sought;
  const status =
    maritial_status.length === 0
      ? sql`true`
      : sql`coalesce(person.maritial_status in (${sql.join(maritial_status)}), true)`;
  return sql<SqlBool>`(${isOfAge(slice, age)} and ${status})`;
}

/** Whether the member has the age and marital status that a person states, or usually would look for. */
function memberFits(slice: ForYouSlice): RawBuilder<SqlBool> {
  const { seeker, sought } = slice;
  const stated = sql`person.partner_preferences`;
  const age = ageOn(seeker.birthdate, timeOf(slice));
  const status = seeker.maritial_status;
  return sql<SqlBool>`(case when ${stated} ? 'age_from' or ${stated} ? 'age_to'
      then coalesce((${stated}->>'age_from')::int <= ${sql.lit(age)}, true)
        and coalesce((${stated}->>'age_to')::int >= ${sql.lit(age)}, true)
      else ${isOfAge(slice, sought.usualAge)} end
    and case when ${stated} ? 'maritial_status'
      then ${status === null ? sql`true` : sql`${stated}->'maritial_status' ? ${status}`}
      else ${isFirstMarriage(status) ? sql`true` : sql`coalesce(person.maritial_status, 'never_married') <> 'never_married'`} end)`;
}

/** What the order of a walk has learned from people set aside before its day; null where nothing. */
export function lessonsFor(
  slice: Pick<ForYouSlice, 'position' | 'now' | 'seeker' | 'sought'>,
): Lessons | null {
  return lessonsOf(slice.seeker.set_aside, slice.sought, timeOf(slice));
}

/** The beginning of the walk's day. */
function timeOf(slice: Pick<ForYouSlice, 'position' | 'now'>): Date {
  return new Date(dayOf(slice) * DAY_MS);
}

function daysBefore(slice: ForYouSlice, days: number): RawBuilder<unknown> {
  return sql`${new Date(timeOf(slice).getTime() - days * DAY_MS)}::timestamptz`;
}

/** A number of each person that differs from member to member and from day to day. */
function chanceOf(slice: ForYouSlice): RawBuilder<unknown> {
  const hash = createHash('sha256').update(`${slice.viewerId} ${dayOf(slice)}`);
  return sql`hashtextextended(person.id::text, ${hash.digest().readUInt32BE()}::bigint)`;
}
