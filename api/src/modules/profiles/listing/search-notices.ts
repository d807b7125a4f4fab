import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { SavedFilters } from 'shared-contracts/calls/listing-filters';
import type { Gender } from 'shared-contracts/domain/profile';
import type { AppParts } from '../../../platform/calls/context.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { doEach, endAsFailed } from '../../../platform/jobs/do-each.ts';
import { recurringJob, type AnyJobKind } from '../../../platform/jobs/job-kind.ts';
import { createMailer } from '../../../platform/mail/create-mailer.ts';
import { PLAN_COLUMNS, planInForce } from '../../accounts/accounts.public.ts';
import { matchingGender } from '../profiles.rules.ts';
import { findByPoints } from './gun-milan-from.ts';
import { conditionsOf, several, type Condition } from './listing-conditions.ts';
import { readOn } from './listing-people.ts';
import { needsPlan } from './listing.rules.ts';
import { storedFilters } from './saved-searches.rules.ts';
import { searchMail, type FoundSearch } from './search-mails.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Pause between two runs on all nodes together. */
const EVERY_MS = 5 * MINUTE_MS;
/** Members whose searches one run looks through: 144,000 a day. */
const MOST_MEMBERS = 500;
/** Until the next look where nothing was found. */
const LOOK_AGAIN_MS = 2 * 60 * MINUTE_MS;
/** People count as new for so many days, in which most families fill in their profile. */
const NEW_DAYS = 14;
/** New people whom one search finds at a time; more read '20+'. */
const MOST_PEOPLE = 20;
/** A mail that could not be delivered meanwhile is of no use. */
const GOOD_FOR_MS = DAY_MS;
/** Days for which it is stored of whom a member was notified: longer than people count as new. */
export const FINDS_DAYS = 30;

type NoticeParts = Pick<AppParts, 'db' | 'clock' | 'log' | 'config' | 'jwtSecret'>;

/**
 * Looks through saved searches for new people, each member's at most every two hours, and mails what was found: at most
 * once in 24 hours. What was found, the next look and the mail are one transaction.
 */
export function searchNotices(parts: NoticeParts): AnyJobKind {
  return recurringJob('search-notices', EVERY_MS, async ({ signal }) => {
    const now = parts.clock();
    const due = await dueLooks(parts.db, now);
    const reported = (id: string) => ({ profile: id });
    endAsFailed(
      await doEach(due, { log: parts.log, signal, reported }, (id) => lookFor(parts, id, now)),
    );
  });
}

async function dueLooks(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('search_looks')
    .select('profile_id')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(MOST_MEMBERS)
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

async function lookFor(parts: NoticeParts, id: string, now: Date): Promise<void> {
  await parts.db.transaction().execute(async (trx) => {
    // Another node that took the job over meanwhile passes over this member.
    const look = await trx
      .selectFrom('search_looks')
      .select('next_at')
      .where('profile_id', '=', id)
      .where('next_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (look === undefined) return;
    const member = await findMember(trx, id);
    const searches = await trx
      .selectFrom('saved_searches')
      .select(['id', 'name', 'filters', 'notifies_since'])
      .where('profile_id', '=', id)
      .where('notifies_since', 'is not', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    if (member === undefined || searches.length === 0) {
      await trx.deleteFrom('search_looks').where('profile_id', '=', id).execute();
      return;
    }
    const next = (ms: number) =>
      trx
        .updateTable('search_looks')
        .set({ next_at: new Date(now.getTime() + ms) })
        .where('profile_id', '=', id)
        .execute();
    // Members who pause their profile are left in peace.
    if (!member.visible) {
      await next(DAY_MS);
      return;
    }
    const found: FoundSearch[] = [];
    const everyone = new Set<string>();
    for (const { id: searchId, name, filters, notifies_since: since } of searches) {
      const read = storedFilters(filters);
      // One of a newer server, or one that the plan has lost, finds no one.
      if (read === null || since === null) continue;
      const people = await newPeople(trx, { member, filters: read, since, now });
      if (people.length === 0) continue;
      for (const one of people) everyone.add(one);
      const shown = Math.min(people.length, MOST_PEOPLE);
      await trx
        .updateTable('saved_searches')
        .set(({ eb }) => ({ new_people: eb('new_people', '+', shown) }))
        .where('id', '=', searchId)
        .execute();
      found.push({ name, filters, people: people.length > MOST_PEOPLE ? `${shown}+` : `${shown}` });
    }
    if (found.length === 0) {
      await next(LOOK_AGAIN_MS);
      return;
    }
    await trx
      .insertInto('search_finds')
      .values([...everyone].map((person_id) => ({ profile_id: id, person_id, found_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await next(DAY_MS);
    if (!member.search_mails) return;
    // The next look for jobs sends it.
    const jobs = { wake: () => undefined };
    const mailer = createMailer({ clock: parts.clock, secret: parts.jwtSecret, jobs });
    const mail = searchMail(member, found, parts);
    await mailer.write(trx, { mail, accountId: id, goodForMs: GOOD_FOR_MS });
  });
}

function findMember(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.id')
    .select(['profiles.id', 'profiles.gender', 'profiles.usergroup', 'profiles.visible'])
    .select(['accounts.email', 'accounts.language', 'accounts.search_mails', ...PLAN_COLUMNS])
    .where('profiles.id', '=', id)
    .executeTakeFirst();
}

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** A search of a member, as it is looked through. */
export interface SearchLook {
  readonly member: Pick<
    Member,
    'id' | 'gender' | 'usergroup' | 'plan' | 'plan_until' | 'next_plan' | 'next_plan_until'
  >;
  readonly filters: SavedFilters;
  readonly since: Date;
  readonly now: Date;
}

/** Ids of new people who fit, the newest first, one more than are counted; the rules of the listing leave out the same. */
async function newPeople(db: Kysely<Database>, look: SearchLook): Promise<string[]> {
  const { filters, member, now } = look;
  if (needsPlan(several(filters.verified), planInForce(member, now))) return [];
  const list = newcomersOf(look);
  if (filters.gun_milan_from !== undefined) {
    const { ids } = await findByPoints(db, list, filters.gun_milan_from);
    return ids.slice(0, MOST_PEOPLE + 1);
  }
  const { rows } = await readNewcomers(look).execute(db);
  return rows.map(({ id }) => id);
}

/** The same as a statement, without the points of the Gun Milan. */
export function readNewcomers(look: SearchLook): RawBuilder<{ id: string }> {
  return readOn({ ...newcomersOf(look), position: null }, MOST_PEOPLE + 1);
}

function newcomersOf({ member, filters, since, now }: SearchLook) {
  const newest = new Date(Math.max(since.getTime(), now.getTime() - NEW_DAYS * DAY_MS));
  const isNew: Condition = {
    name: 'banded',
    fits: sql<SqlBool>`(person.created_at > ${newest} and not exists (
      select from search_finds where profile_id = ${member.id} and person_id = person.id offset 0))`,
    facets: [],
  };
  return {
    usergroup: member.usergroup,
    gender: matchingGender(member.gender) satisfies Gender,
    order: 'newest' as const,
    viewerId: member.id,
    conditions: [isNew, ...conditionsOf(filters, now)],
  };
}
