import {
  GUN_MILAN_OF,
  LoosenedName,
  type FilterWord,
  type ListingFilters,
} from 'shared-contracts/calls/listing-filters';
import type { browseProfiles, listLikePeople, listProfiles } from 'shared-contracts/calls/profiles';
import { LISTING_PAGE, type Gender } from 'shared-contracts/domain/profile';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Context } from '../../../platform/calls/context.ts';
import type { Handler, Validate } from '../../../platform/calls/serve.ts';
import type { DeviceCookies } from '../../../platform/http/device-cookie.ts';
import type { IsGateway } from '../../../platform/http/gateway-requests.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { visitorOf } from '../../../platform/http/visitor-of.ts';
import { educationIn, gotraIn, motherTongueIn, occupationIn, placeIn } from '../localized-names.ts';
import { toCard, toLimited, viewingOf } from '../profile-replies.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { matchingGender } from '../profiles.rules.ts';
import { findSeeker, findTraits } from '../profiles.store.ts';
import type { PeopleShown } from '../view/people-shown.ts';
import { canReach } from '../visibility.store.ts';
import { rangeErrors } from './filter-ranges.rules.ts';
import { SIDES } from './first-page.ts';
import { dayOf, ForYouKey, forYouKey, lessonsFor, type ForYouSlice } from './for-you.ts';
import { findByPoints } from './gun-milan-from.ts';
import { among, conditionsOf, featured, several, type Condition } from './listing-conditions.ts';
import { ListingKey, listingKey } from './listing-orders.ts';
import type { ListingSlice } from './listing-people.ts';
import { looseningsOf, needsPlan, peopleCount } from './listing.rules.ts';
import { countWithoutEach, listCards, listForYou, listLimited } from './listing.store.ts';
import { findNamesakes, spendNameSearch } from './name-search.ts';
import { soughtBy, soughtLike } from './sought.rules.ts';

/** Ranges that end before they begin. */
export const validateRanges: Validate<typeof listProfiles> = ({ query }) =>
  rangeErrors(query as Readonly<Record<string, unknown>>);

/**
 * The member's listing: the other side of the same community, a page at a time. `secret`: of the hashes of names that
 * were searched for.
 */
export const answerListProfiles =
  (people: PeopleShown, secret: string): Handler<typeof listProfiles> =>
  async ({ query: { sort, cursor, mode, q, gun_milan_from, ...filters } }, context) => {
    const { db, caller, clock } = context;
    if (needsPlan(several(filters.verified), caller.plan)) throw new Refusal(402, 'plan.required');
    const now = clock();
    const { day, read } = readerOf(context, { sort, cursor, mode }, now);
    const requested = conditionsOf(filters, now);
    // Every look of staff is on the audit trail (access.md).
    if (caller.role === 'staff')
      await recordAudit(db, {
        actorId: caller.id,
        action: 'profiles.list',
        target: q ?? null,
        now,
      });
    const seeker = await findSeeker(db, caller.id, day);
    // An account without a profile, such as one made for staff, has no other side.
    if (seeker === undefined) return { data: { data: [], next: null, prev: null } };
    const sought = soughtBy(seeker, filters, now);
    const everyone = {
      usergroup: seeker.usergroup,
      gender: matchingGender(seeker.gender),
      viewerId: caller.id,
      conditions: mode === 'featured' ? [featured(now), ...requested] : requested,
      saved: mode === 'saved',
    };
    // A later page of the same search is free.
    if (q !== undefined && cursor === undefined) await spendNameSearch(context, q, secret);
    const { conditions, gun_milan_of } = await lookedUp(db, everyone, { q, gun_milan_from, sort });
    const list = { ...everyone, conditions, seeker, sought, now };
    const { rows, whole, isFirst } = await read(list);
    const page = await shownTo(people, caller, whole);
    const viewing = viewingOf(context);
    const data = {
      ...page,
      data: page.data.map((row) => toCard(row, caller, viewing, sought.stated)),
    };
    if (!isFirst) return { data };
    const count = peopleCount(rows[0]?.people ?? 0);
    const filter_words = filterWordsIn(viewing.language, filters, list.gender);
    const isForYou = sort === 'relevance' && mode === undefined;
    const lessons = isForYou ? lessonsFor({ ...list, position: null }) : null;
    const first = {
      ...data,
      count,
      ...(filter_words && { filter_words }),
      ...(lessons && { set_aside: lessons.people }),
      ...(gun_milan_of !== undefined && { gun_milan_of }),
    };
    // No hints here: names and points were looked up with the other filters applied.
    const isLookedUp = conditions.length > everyone.conditions.length;
    if (count.people > 0 || requested.length === 0 || isLookedUp) return { data: first };
    const loosen = looseningsOf(await countWithoutEach(db, list), LoosenedName.options);
    return { data: { ...first, loosen } };
  };

/** The conditions of a list with those of filters that look at each person, by name and by points. */
async function lookedUp(
  db: Context['db'],
  list: Omit<ListingSlice, 'order' | 'position'> & { readonly gender: Gender },
  { q, gun_milan_from, sort }: Pick<ListingFilters, 'q' | 'gun_milan_from'> & ListingPlace,
): Promise<{ conditions: readonly Condition[]; gun_milan_of?: number }> {
  const named =
    q === undefined
      ? list.conditions
      : [...list.conditions, among('q', await findNamesakes(db, list, q))];
  if (gun_milan_from === undefined) return { conditions: named };
  const people = { ...list, conditions: named, order: sort };
  const { ids, isCut } = await findByPoints(db, people, gun_milan_from);
  return {
    conditions: [...named, among('gun_milan', ids)],
    ...(isCut && { gun_milan_of: GUN_MILAN_OF }),
  };
}

/**
 * Reads a page of the list that sort and mode choose; the cursor is checked before anything is read. What both sides
 * prefer orders the whole listing; saved and featured people keep their own order.
 */
function readerOf({ db, paging }: Context, { sort, cursor, mode }: ListingPlace, now: Date) {
  if (sort === 'relevance' && mode === undefined) {
    const position = paging.positionOf(cursor, ForYouKey);
    const read = async (list: Omit<ForYouSlice, 'position'>) => {
      const slice = { ...list, position };
      const rows = await listForYou(db, slice);
      const keyOf = (row: (typeof rows)[number]) => forYouKey(row, slice);
      const whole = paging.cut(rows, { size: LISTING_PAGE, position, keyOf });
      return { rows, whole, isFirst: position === null };
    };
    return { day: dayOf({ position, now }), read };
  }
  const position = paging.positionOf(cursor, ListingKey);
  const read = async (list: Omit<ForYouSlice, 'position'>) => {
    const rows = await listCards(db, { ...list, order: sort, position, saved: mode === 'saved' });
    const keyOf = (row: (typeof rows)[number]) => listingKey(row, sort);
    const whole = paging.cut(rows, { size: LISTING_PAGE, position, keyOf });
    return { rows, whole, isFirst: position === null };
  };
  return { day: dayOf({ position: null, now }), read };
}

/** Which list of a member, and where in it. */
type ListingPlace = Pick<
  Parameters<Handler<typeof listProfiles>>[0]['query'],
  'sort' | 'cursor' | 'mode'
>;

/** People who are shown below a profile. */
const LIKE_SHOWN = 6;

/** People like the one of a profile, in the order of what both sides prefer; the listing's rules leave out the same. */
export const answerListLikePeople =
  (people: PeopleShown): Handler<typeof listLikePeople> =>
  async ({ params: { id } }, context) => {
    const { db, caller, clock } = context;
    if (!(await canReach(db, caller.id, id))) throw profileNotFound();
    const now = clock();
    const [person, seeker] = await Promise.all([
      findTraits(db, id),
      findSeeker(db, caller.id, dayOf({ position: null, now })),
    ]);
    if (person === undefined || seeker === undefined) throw profileNotFound();
    if (caller.role === 'staff')
      await recordAudit(db, { actorId: caller.id, action: 'profiles.like', target: id, now });
    const rows = await listForYou(db, {
      usergroup: seeker.usergroup,
      gender: person.gender,
      viewerId: caller.id,
      conditions: [],
      seeker,
      sought: soughtLike(person, seeker, now),
      now,
      position: null,
    });
    const data = rows.filter((row) => row.id !== id).slice(0, LIKE_SHOWN);
    if (data.length === 0) return { data: [] };
    const shown = await shownTo(people, caller, { data });
    const viewing = viewingOf(context);
    return { data: shown.data.map((row) => ({ ...toCard(row, caller, viewing), why: null })) };
  };

/** The visitor's limited listing of the configured community. */
export const answerBrowseProfiles =
  ({ people, isGateway, devices }: Browsing): Handler<typeof browseProfiles> =>
  async ({ params: { x }, query: { cursor } }, context) => {
    const { db, caller, config, paging } = context;
    const position = paging.positionOf(cursor, ListingKey);
    const rows = await listLimited(db, {
      usergroup: config.communityCode,
      gender: SIDES[x],
      order: 'visitor',
      position,
      viewerId: caller?.id ?? null,
      conditions: [],
    });
    const whole = paging.cut(rows, {
      size: LISTING_PAGE,
      position,
      keyOf: (row) => listingKey(row, 'visitor'),
    });
    const viewing = viewingOf(context);
    const audience = caller === null ? 'visitor' : 'member';
    const cards = (page: typeof whole) => page.data.map((row) => toLimited(row, viewing, audience));
    if (caller !== null) {
      const page = await shownTo(people, caller, whole);
      return { data: { ...page, data: cards(page) } };
    }
    // The gateway counts by itself, for each visitor to whom it shows what it reads.
    if (isGateway(context.request)) return { data: { ...whole, data: cards(whole) } };
    const ids = whole.data.map(({ id }) => id);
    const shown = await people.toVisitor(visitorOf(context, devices), ids, position === null);
    if (shown.size === ids.length) return { data: { ...whole, data: cards(whole) } };
    const data = cards({ ...whole, data: whole.data.filter(({ id }) => shown.has(id)) });
    return { data: { data, next: null, prev: whole.prev, join_for_more: true } };
  };

/** What tells visitors apart, and counts whom they are shown. */
export interface Browsing {
  readonly people: PeopleShown;
  readonly isGateway: IsGateway;
  readonly devices: DeviceCookies;
}

/** A page without those who are over the member's budget of the day; an empty one is a 429. */
async function shownTo<Page extends { readonly data: readonly { readonly id: string }[] }>(
  people: PeopleShown,
  caller: Caller,
  page: Page,
): Promise<Page> {
  const shown = await people.toMember(
    caller,
    page.data.map(({ id }) => id),
  );
  return { ...page, data: page.data.filter(({ id }) => shown.has(id)) };
}

/**
 * The filters in words that a reader of `language` writes otherwise, said of people of a gender (decision 182); undefined
 * where nothing is searched for in words.
 */
function filterWordsIn(
  language: Locale,
  filters: ListingFilters,
  gender: Gender,
): FilterWord[] | undefined {
  const readers = {
    city: (written: string) => placeIn(language, written),
    education: (written: string) => educationIn(language, written),
    occupation: (written: string) => occupationIn(language, written, gender),
    gotra_not: (written: string) => gotraIn(language, written),
    mother_tongue: (written: string) => motherTongueIn(language, written),
  };
  const words = (
    ['city', 'education', 'occupation', 'gotra_not', 'mother_tongue'] as const
  ).flatMap((filter) =>
    several(filters[filter]).map((written) => {
      return { filter, written, read: readers[filter](written) };
    }),
  );
  return words.length === 0 ? undefined : words.filter(({ written, read }) => read !== written);
}
