import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { CONSENT_VERSIONS, NEEDED_CONSENTS } from 'shared-contracts/domain/consents';
import { hashPassword } from '../../src/modules/accounts/passwords/passwords.ts';
import { preferencesColumn } from '../../src/modules/profiles/own/update-profile.ts';
import { newProfileRow } from '../../src/modules/profiles/profiles.store.ts';
import type { Config } from '../../src/platform/config/config.ts';
import type { Database } from '../../src/platform/database/tables.ts';
import { videoKey } from '../../src/storage/file-addresses.ts';
import type { ObjectStore } from '../../src/storage/object-store/object-store.ts';
import type { MasterKeys } from '../../src/storage/sealing/master-keys.ts';
import { blogs } from './blogs.ts';
import { makeCommunity } from './community.ts';
import { insertAll } from './insert-all.ts';
import { introductions } from './intros/introduced.ts';
import { loadIntros } from './intros/load-intros.ts';
import { loadActivity } from './load-activity.ts';
import { before, DAY_MS, MINUTE_MS } from './moments.ts';
import { setScene } from './scene.ts';
import type { SeedBlog } from './seed-blog.ts';
import type { SeedPerson } from './seed-types.ts';

/** What loading the demo community needs; ages and dates are reckoned back from `now`. */
export interface DemoLoad {
  readonly db: Kysely<Database>;
  /** Password of every demo account. */
  readonly password: string;
  /** Code of the community that the people belong to. */
  readonly communityCode: string;
  readonly now: Date;
  /** Takes the recordings of calls and the video introductions. */
  readonly files: ObjectStore;
  /** Seal the documents that wait. */
  readonly documentKeys: MasterKeys;
  /** What stands on receipts. */
  readonly seller: Config['seller'];
  readonly log?: { info(facts: object, text: string): void };
}

/** People of the demo community, demo accounts included. */
const PEOPLE = 640;

/** Loads the demo community in one transaction, once; false when it was there already. */
export async function loadDemo(load: DemoLoad): Promise<boolean> {
  if (await isLoaded(load.db)) return false;
  const { people } = makeCommunity({ count: PEOPLE, now: load.now });
  const intros = introductions(people);
  const videos = new Map(intros.map(({ person, file }) => [person.id, videoKey(file)]));
  // One hash for all: 640 of them would take most of a minute, and the password is printed anyway.
  const hash = await hashPassword(load.password);
  const loaded = await load.db.transaction().execute(async (trx) => {
    if (!(await mark(trx, people.length, load.now))) return false;
    await insertAll(
      trx,
      'accounts',
      people.map((person) => accountRow(person, hash, load.now)),
    );
    await insertAll(
      trx,
      'consents',
      people.flatMap((person) => consentRows(person, load.now)),
    );
    await insertAll(
      trx,
      'profiles',
      people.map((person) => profileRow(person, load, videos.get(person.id) ?? null)),
    );
    await insertAll(
      trx,
      'pics',
      people.flatMap((person) => picRows(person)),
    );
    await insertAll(
      trx,
      'contacts',
      people.flatMap((person) => contactRows(person)),
    );
    await insertAll(
      trx,
      'blogs',
      blogs.map((blog) => blogRow(blog, load.now)),
    );
    await loadIntros(trx, intros, load);
    await loadActivity(trx, setScene(people, load), { people, ...load });
    return true;
  });
  if (loaded) load.log?.info({ people: people.length }, 'the demo community is loaded');
  return loaded;
}

async function isLoaded(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('demo').select('people').executeTakeFirst()) !== undefined;
}

/** Claims the load: of two servers that start together, the second waits here and then finds it done. */
async function mark(trx: Transaction<Database>, people: number, now: Date): Promise<boolean> {
  const claimed = await trx
    .insertInto('demo')
    .values({ id: 1, people, loaded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('people')
    .executeTakeFirst();
  return claimed !== undefined;
}

function accountRow(person: SeedPerson, hash: string, now: Date) {
  const createdAt = before(now, person.createdDaysAgo * DAY_MS);
  const bought = person.planBoughtDaysAgo;
  return {
    id: person.id,
    email: person.email,
    password_hash: hash,
    role: person.role,
    duties: person.duties ?? [],
    plan: person.plan,
    plan_until: bought === undefined ? null : before(now, (bought - 365) * DAY_MS),
    confirmed_at: createdAt,
    created_at: createdAt,
  };
}

/** What membership needs, agreed to at sign-up, or when the text became what it is. */
function consentRows(person: SeedPerson, now: Date) {
  const joined = before(now, person.createdDaysAgo * DAY_MS).getTime();
  return NEEDED_CONSENTS.map((purpose) => {
    const version = CONSENT_VERSIONS[purpose];
    const decided_at = new Date(Math.min(now.getTime(), Math.max(joined, Date.parse(version))));
    return { account_id: person.id, purpose, version, given: true, decided_at };
  });
}

function profileRow(person: SeedPerson, { communityCode, now }: DemoLoad, video: string | null) {
  const row = newProfileRow(
    {
      id: person.id,
      usergroup: communityCode,
      admitted: person.role === 'member',
      phone: person.phone,
      photoPrivacy: person.photoPrivacy,
      now: before(now, person.createdDaysAgo * DAY_MS),
      fields: { ...person.profile, birthname: person.birthname },
    },
    {
      photos: person.pics.length,
      contacts: person.contacts.length,
      videoIntro: video !== null,
      verified: person.verified,
      plan: person.plan,
    },
  );
  return {
    ...row,
    state: person.state,
    video_intro: video,
    name_devanagari: person.nameDevanagari,
    last_name_devanagari: person.lastNameDevanagari,
    last_active_at: before(now, person.lastActiveMinutesAgo * MINUTE_MS),
    partner_preferences: preferencesColumn(person.partnerPreferences),
  };
}

function picRows(person: SeedPerson) {
  return person.pics.map((pic, position) => ({
    id: randomUUID(),
    profile_id: person.id,
    file_key: pic.portrait,
    position,
    is_primary: position === person.primaryPic,
  }));
}

function contactRows(person: SeedPerson) {
  return person.contacts.map((contact, position) => ({
    profile_id: person.id,
    position,
    ...contact,
  }));
}

/** Words that a reader takes in a minute. */
const READING_PACE = 200;

function blogRow(blog: SeedBlog, now: Date) {
  const { id, title, summary, content, category, language, image } = blog;
  const words = content.trim().split(/\s+/).length;
  return {
    id,
    title,
    summary,
    category,
    language,
    content: content.trim(),
    image_key: image,
    published_on: before(now, blog.publishedDaysAgo * DAY_MS)
      .toISOString()
      .slice(0, 10),
    reading_minutes: Math.max(1, Math.round(words / READING_PACE)),
  };
}
