import {
  sql,
  type Insertable,
  type Kysely,
  type Transaction,
  expressionBuilder,
  type Expression,
  type SqlBool,
  type RawBuilder,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { MadeFor } from 'shared-contracts/domain/profile';
import type { Database } from '../../platform/database/tables.ts';
import type { SetAside } from './listing/sought.rules.ts';
import { arePhotosShown, audienceOf } from './photos/photo-privacy.store.ts';
import { photoFor, picsIn } from './photos/pics.store.ts';
import {
  COMPLETION_FIELDS,
  listingScore,
  profileScore,
  visitorScore,
  type Standing,
} from './profiles.rules.ts';
import type { PhotoPrivacy, ProfileFields, ProfilesTable } from './profiles.tables.ts';
import { hasBlocked, notBlocked } from './visibility.store.ts';

/** What staff did to a profile: that it is hidden, else the latest warning. `created_at` is ISO 8601. */
export interface StoredModeration {
  readonly kind: 'warned' | 'hidden';
  readonly reason: string;
  readonly created_at: string;
}

/** Every field of section 3 that the owner writes and other members read. */
export const PROFILE_FIELDS = [
  'name',
  'lastName',
  'gender',
  'birthdate',
  ...COMPLETION_FIELDS,
] as const satisfies readonly (keyof ProfileFields)[];

/** What a profile begins with; only the first four fields are needed. */
export interface NewProfile {
  /** The account's id. */
  readonly id: string;
  /** Community code. */
  readonly usergroup: string;
  /** Whether it may stand in lists at once; sign-up leaves it out until the address is confirmed. */
  readonly admitted?: boolean;
  readonly phone?: string | null;
  readonly madeFor?: MadeFor | null;
  /** Who sees the photos; everyone, if left out. */
  readonly photoPrivacy?: PhotoPrivacy;
  readonly now: Date;
  readonly fields: Pick<ProfileFields, 'name' | 'lastName' | 'gender' | 'birthdate'> &
    Partial<ProfileFields>;
}

/** Stores a profile for an account of the same transaction; no one sees it until it is admitted. */
export async function createProfile(trx: Transaction<Database>, input: NewProfile): Promise<void> {
  const { madeFor = null } = input;
  const isGuarded = madeFor !== null && GUARDED_AT_FIRST.has(madeFor);
  await trx
    .insertInto('profiles')
    .values({
      ...newProfileRow({ photoPrivacy: 'members', ...input }),
      photo_audience: isGuarded ? 'matched' : null,
      visitors_allowed: !isGuarded,
    })
    .execute();
}

/** Made for them, a new profile is hidden from visitors, and its photos from all but matches, until its owner chooses. */
const GUARDED_AT_FIRST: ReadonlySet<MadeFor> = new Set(['daughter', 'sister']);

/** The row of a new profile; `standing` says what it has beyond its fields (the seed's people have much). */
export function newProfileRow(input: NewProfile, standing: Omit<Standing, 'fields'> = NEWCOMER) {
  const { id, usergroup, fields, now, admitted = false, phone = null } = input;
  const { photoPrivacy = 'everyone', madeFor = null } = input;
  const { verified } = standing;
  return {
    ...fields,
    id,
    usergroup,
    admitted,
    phone,
    made_for: madeFor,
    photo_privacy: photoPrivacy,
    verified_personal: verified.personal,
    verified_job: verified.job,
    verified_salary: verified.salary,
    verified_property: verified.property,
    score: profileScore({ ...standing, fields }),
    listing_score: listingScore({ ...standing, fields }),
    visitor_score: visitorScore({ ...standing, fields }, photoPrivacy),
    last_active_at: now,
    created_at: now,
    updated_at: now,
  } satisfies Insertable<ProfilesTable>;
}

const NEWCOMER: Omit<Standing, 'fields'> = {
  photos: 0,
  contacts: 0,
  videoIntro: false,
  verified: { personal: false, job: false, salary: false, property: false },
  plan: 'hope',
};

/** Lets a profile stand in lists: its owner has confirmed the mail address. Not for staff. */
export async function admitProfile(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('profiles').set({ admitted: true }).where('id', '=', id).execute();
}

/** Takes a profile out of all lists, whatever its owner wants. */
export async function withholdProfile(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('profiles').set({ admitted: false }).where('id', '=', id).execute();
}

/** What a listing needs of the one who asks; undefined without a profile. */
export function findSide(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('profiles')
    .select(['gender', 'usergroup'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What makes people alike; undefined without a profile. */
export function findTraits(db: Kysely<Database>, id: string) {
  return traitsOf(db, id).executeTakeFirst();
}

/** What the order of a listing on a day, counted from 1970, needs of the one who requests it; undefined without a profile. */
export function findSeeker(db: Kysely<Database>, id: string, day: number) {
  return traitsOf(db, id)
    .select(['id', 'usergroup', 'partner_preferences'])
    .select(setAsideBy(id, new Date(day * DAY_MS)).as('set_aside'))
    .executeTakeFirst();
}

function traitsOf(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('profiles')
    .select(['gender', 'birthdate', 'maritial_status', 'current_city', 'mother_tongue'])
    .select(['dietary_preferences', 'height', 'education'])
    .where('id', '=', id);
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** People set aside last who teach an order, at most. */
const TEACHERS = 40;

/** Those of the day itself do not teach yet: the order stays the same until it ends. */
function setAsideBy(id: string, before: Date): RawBuilder<SetAside[]> {
  return sql<SetAside[]>`(
    select coalesce(json_agg(one order by at desc), '[]') from (
      select mark.created_at as at, person.birthdate, person.city_key, person.education_levels,
        person.dietary_preferences as diet
      from not_for_me as mark join profiles as person on person.id = mark.to_id
      where mark.from_id = ${id} and mark.teaches and mark.created_at < ${before}
      order by mark.created_at desc, mark.id desc limit ${sql.lit(TEACHERS)}
    ) as one)`;
}

/** A whole profile as its owner sees it; undefined when there is none. */
export function findOwn(db: Kysely<Database>, id: string) {
  return wholeProfile(db, id)
    .select(['phone', 'state', 'photo_privacy', 'visitors_allowed', 'updated_at'])
    .select(isGenderOpen(id).as('gender_open'))
    .select(moderationOf('profiles').as('moderation'))
    .where('profiles.id', '=', id)
    .executeTakeFirst();
}

/** What an owner reads of the own profile. */
export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** A whole profile of `wholeProfile`. */
export type FoundProfile = NonNullable<
  Awaited<ReturnType<ReturnType<typeof wholeProfile>['executeTakeFirst']>>
>;

/**
 * A visible profile as visitors see it, if its owner lets them; `viewerId` is a member who looks, whom it may have
 * blocked, and who may have blocked it: `is_blocked`.
 */
export function findLimited(db: Kysely<Database>, id: string, viewerId: string | null) {
  return db
    .selectFrom('profiles')
    .select((eb) => [
      ...(['id', 'name', 'name_devanagari', 'gender', 'birthdate'] as const),
      ...(['current_city', 'occupation', 'education', 'visitors_allowed'] as const),
      picsIn(eb.ref('profiles.id'), null, 1).as('pics'),
      photoFor(eb.ref('profiles.id'), null).as('photo_for'),
      (viewerId === null ? sql.lit(false) : hasBlocked(viewerId, id)).as('is_blocked'),
    ])
    .where('id', '=', id)
    .where('visible', '=', true)
    .$if(viewerId === null, (query) => query.where('visitors_allowed', '=', true))
    .$if(viewerId !== null, (query) => query.where(notBlocked(id, viewerId as string)))
    .executeTakeFirst();
}

/** Notes that a member is here, unless that was noted after `since`. */
export async function touch(db: Kysely<Database>, id: string, now: Date, since: Date) {
  await db
    .updateTable('profiles')
    .set({ last_active_at: now })
    .where('id', '=', id)
    .where('last_active_at', '<=', since)
    .execute();
}

const VERIFIED_COLUMNS = [
  'verified_personal',
  'verified_job',
  'verified_salary',
  'verified_property',
] as const;

/** The fields of section 3 with the photos that a viewer may see, and contacts; who may see those is for the reply to say. */
export function wholeProfile(db: Kysely<Database>, viewerId: string) {
  return db
    .selectFrom('profiles')
    .select(['profiles.id', 'profiles.score', 'profiles.video_intro'])
    .select(['profiles.name_devanagari', 'profiles.last_name_devanagari'])
    .select(['profiles.partner_preferences', 'profiles.made_for'])
    .select(PROFILE_FIELDS.map((field) => `profiles.${field}` as const))
    .select(VERIFIED_COLUMNS.map((column) => `profiles.${column}` as const))
    .select((eb) => [
      picsIn(eb.ref('profiles.id'), viewerId).as('pics'),
      photoFor(eb.ref('profiles.id'), viewerId).as('photo_for'),
      arePhotosShown('profiles', viewerId).as('is_face_shown'),
      audienceOf('profiles').as('shown_to'),
      jsonArrayFrom(contactsOf(eb.ref('profiles.id'))).as('contacts'),
    ]);
}

/** The family contacts of a person as a part of a larger statement, in their order. */
function contactsOf(profileId: Expression<string>) {
  return expressionBuilder<Database>()
    .selectFrom('contacts')
    .select(['contacts.name', 'contacts.relation', 'contacts.phone'])
    .select(['contacts.occupation', 'contacts.current_city', 'contacts.address'])
    .select('contacts.address_for')
    .where('contacts.profile_id', '=', profileId)
    .orderBy('contacts.position');
}

/** Whether a member's gender may still change: no interest and no chat request in either direction. */
export function isGenderOpen(id: string) {
  return sql<SqlBool>`not (
    exists (select from interests where from_id = ${id})
    or exists (select from interests where to_id = ${id})
    or exists (select from chat_requests where from_id = ${id})
    or exists (select from chat_requests where to_id = ${id}))`;
}

/** The same as a column of a statement about profiles; null where there is nothing. */
function moderationOf(profiles: string): RawBuilder<StoredModeration | null> {
  return sql`(
    select json_build_object('kind', kind, 'reason', reason, 'created_at', created_at)
    from moderation_actions
    where profile_id = ${sql.ref(`${profiles}.id`)} and lifted_at is null
    order by kind = 'hidden' desc, created_at desc limit 1)`;
}
