import { sql, type Transaction } from 'kysely';
import type { updateProfile } from 'shared-contracts/calls/own-profile';
import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import type { ProfileChange } from 'shared-contracts/calls/profile-change';
import { Day } from 'shared-contracts/calls/schemas';
import { madeForOf } from 'shared-contracts/domain/made-for';
import { phoneText } from 'shared-contracts/domain/phone-number';
import { phoneticKey } from 'shared-contracts/domain/phonetic-key';
import { GENDERS, MADE_FOR, type Gender, type MadeFor } from 'shared-contracts/domain/profile';
import { ownProfileTexts } from '../../../../locales/en/own-profile.ts';
import { ownProfileTexts as hindi } from '../../../../locales/hi/own-profile.ts';
import { ownProfileTexts as marathi } from '../../../../locales/mr/own-profile.ts';
import type { Handler, Validate, RawInput } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wordsOf, type Wording } from '../../../platform/languages/wording.ts';
import type { FieldError } from '../../../platform/validation/field-errors.ts';
import { phoneErrors } from '../../../platform/validation/phone-fields.ts';
import { birthdateComplaint, madeForComplaint } from '../../accounts/accounts.public.ts';
import { rangeErrors } from '../listing/filter-ranges.rules.ts';
import { toOwnProfile } from '../profile-replies.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { findOwn, isGenderOpen } from '../profiles.store.ts';
import { notifyScore } from '../score/notify-score.ts';
import { refreshScores } from '../score/refresh-scores.ts';

/** Of a profile, what its owner's identity papers were compared with, and whether they were found right. */
interface VerifiedIdentity {
  readonly name: string;
  readonly lastName: string;
  readonly birthdate: string;
  readonly gender: string;
  readonly verified_personal: boolean;
}

/**
 * Changes the fields that are named and no other; what was edited elsewhere since `if_updated_at` is
 * not overwritten. Fields and scores change together. Only whom it is for follows a corrected gender unasked.
 */
export const answerUpdateProfile: Handler<typeof updateProfile> = async (
  { params, body },
  context,
) => {
  const { db, caller, clock, photos } = context;
  const { id: claimed = caller.id, ...fields } = body.profile;
  // Another member's profile answers as one that does not exist.
  if ([params.id, body.id, claimed].some((id) => id !== caller.id)) throw profileNotFound();
  const change = clearEmptyTexts(fields);
  const row = await db.transaction().execute(async (trx) => {
    const held = await lockForChange(trx, caller.id, change.gender !== undefined);
    if (held === undefined) throw profileNotFound();
    if (isStale(body.if_updated_at, held.updated_at))
      throw new Refusal(409, 'profile.changedMeanwhile');
    const fixed = changedIdentity(change, held);
    if (fixed.length > 0) throw fieldsFixed(fixed, 'identity.fixed');
    if (change.gender !== undefined && change.gender !== held.gender) {
      if (!(await mayCorrectGender(trx, caller.id))) throw fieldsFixed(['gender'], 'gender.fixed');
      await forgetLooks(trx, caller.id);
    }
    const errors = [...ageErrors(change, held, clock()), ...madeForErrors(change, held)];
    if (errors.length > 0) throw new Refusal(422, 'form.invalid', { errors });
    if (Object.keys(change).length > 0) {
      await storeChange(trx, caller.id, followGender(change, held), clock());
      await refreshScores(trx, caller.id, clock());
    }
    return findOwn(trx, caller.id);
  });
  if (row === undefined) throw profileNotFound();
  await notifyScore(context, caller.id);
  return { data: toOwnProfile(row, { today: clock(), photos }) };
};

/** What no schema finds: an age against the law, a man who is a daughter, a range that ends before it begins, a number that cannot be called. */
export const validateChange: Validate<typeof updateProfile> = async (raw, context) => [
  ...((await validateAgainstStored(raw, context)) ?? []),
  ...wishErrors(raw),
  ...phoneErrors('profile.phone', profileIn(raw)['phone']),
];

/** Before anything is held, so that it is said together with everything else that is wrong. */
const validateAgainstStored: Validate<typeof updateProfile> = async (
  raw,
  { db, caller, clock },
) => {
  const { birthdate, gender, made_for } = profileIn(raw);
  const day = Day.safeParse(birthdate).data;
  const written = GENDERS.find((one) => one === gender);
  const madeFor = MADE_FOR.find((one) => one === made_for);
  const hasAge = day !== undefined || (written !== undefined && birthdate === undefined);
  if (!hasAge && madeFor === undefined) return [];
  const own = await findOwn(db, caller.id);
  if (own === undefined) return [];
  return [
    ...(hasAge ? ageErrors({ birthdate: day, gender: written }, own, clock()) : []),
    ...madeForErrors({ made_for: madeFor, gender: written }, own),
  ];
};

/**
 * The marriage age is the law's and depends on the gender: the one that is written, else the stored one. Checked again of
 * the row that is held: two changes at once would each be judged by what the other one replaces.
 */
function ageErrors(
  change: { birthdate?: string | undefined; gender?: Gender | undefined },
  stored: { birthdate: string; gender: Gender },
  today: Date,
): FieldError[] {
  if (change.birthdate === undefined && change.gender === undefined) return [];
  const { birthdate = stored.birthdate, gender = stored.gender } = change;
  const message = birthdateComplaint(gender, birthdate, today);
  if (message === null) return [];
  return [
    { path: change.birthdate === undefined ? 'profile.gender' : 'profile.birthdate', message },
  ];
}

/** Whom it is for against the gender that is written, else the stored one; an old contradiction may be written again as it stands. */
function madeForErrors(
  change: { made_for?: MadeFor | null | undefined; gender?: Gender | undefined },
  stored: { made_for: MadeFor | null; gender: Gender },
): FieldError[] {
  const { made_for: madeFor, gender = stored.gender } = change;
  if (madeFor === undefined || madeFor === null) return [];
  if (madeFor === stored.made_for && gender === stored.gender) return [];
  const message = madeForComplaint(madeFor, gender);
  return message === null ? [] : [{ path: 'profile.made_for', message }];
}

const words = wordsOf(ownProfileTexts, { mr: marathi, hi: hindi });

function fieldsFixed(fields: readonly string[], why: keyof typeof ownProfileTexts.en): Refusal {
  const message: Wording = (language) => words(language)(why);
  const errors = fields.map((field) => ({ path: `profile.${field}`, message }));
  return new Refusal(422, 'form.invalid', { errors });
}

function wishErrors(raw: RawInput): FieldError[] {
  const wishes = profileIn(raw)['partner_preferences'] ?? {};
  return rangeErrors(wishes as Record<string, unknown>).map(({ path, message }) => ({
    path: `profile.partner_preferences.${path}`,
    message,
  }));
}

function profileIn({ body }: RawInput): Record<string, unknown> {
  const { profile } = (body ?? {}) as { profile?: unknown };
  return (profile ?? {}) as Record<string, unknown>;
}

function isStale(known: string | undefined, updatedAt: Date): boolean {
  return known !== undefined && new Date(known).getTime() !== updatedAt.getTime();
}

/** A change without what was not sent; a text that was emptied says nothing, as null does, and a number is written in one way. */
export function clearEmptyTexts(change: Omit<ProfileChange, 'id'>): Omit<ProfileChange, 'id'> {
  const entries = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, kept(field, value)]);
  return Object.fromEntries(entries) as Omit<ProfileChange, 'id'>;
}

/** A change of the gender alone takes whom the profile is for along: a daughter's that turns out a man's is a son's. */
function followGender(
  change: Omit<ProfileChange, 'id'>,
  stored: { gender: Gender; made_for: MadeFor | null },
): Omit<ProfileChange, 'id'> {
  const { gender = stored.gender, made_for: written } = change;
  if (gender === stored.gender || written !== undefined || stored.made_for === null) return change;
  const agreed = madeForOf(stored.made_for, gender);
  return agreed === stored.made_for ? change : { ...change, made_for: agreed };
}

function kept(field: string, value: unknown): unknown {
  if (value === '') return null;
  return field === 'phone' && typeof value === 'string' ? phoneText(value) : value;
}

/**
 * Locks a profile until the transaction ends and returns what a change depends on. Locked `alone`, it can get no
 * interest meanwhile either.
 */
function lockForChange(trx: Transaction<Database>, id: string, alone = false) {
  return trx
    .selectFrom('profiles')
    .select([
      'updated_at',
      'name',
      'lastName',
      'gender',
      'birthdate',
      'verified_personal',
      'made_for',
    ])
    .where('id', '=', id)
    .$if(alone, (query) => query.forUpdate())
    .$if(!alone, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** Call it after locking the profile alone: requests until then count. */
async function mayCorrectGender(trx: Transaction<Database>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('profiles')
    .select(isGenderOpen(id).as('open'))
    .where('id', '=', id)
    .executeTakeFirst();
  return Boolean(row?.open);
}

/** Deletes bookmarks, people set aside and views from and to a member: who sees whom has changed. */
async function forgetLooks(trx: Transaction<Database>, id: string): Promise<void> {
  for (const table of ['bookmarks', 'not_for_me'] as const)
    await trx
      .deleteFrom(table)
      .where((eb) => eb.or([eb('from_id', '=', id), eb('to_id', '=', id)]))
      .execute();
  await trx
    .deleteFrom('profile_views')
    .where((eb) => eb.or([eb('viewer_id', '=', id), eb('viewed_id', '=', id)]))
    .execute();
}

/** Stores changed fields. `updated_at` always moves, so that two changes in one ms are still two. */
async function storeChange(
  trx: Transaction<Database>,
  id: string,
  { partner_preferences: wishes, ...change }: Omit<ProfileChange, 'id'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set(change)
    .$if(wishes !== undefined, (query) =>
      query.set({ partner_preferences: preferencesColumn(wishes ?? null) }),
    )
    .set({ updated_at: sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 ms')` })
    .where('id', '=', id)
    .execute();
}

/** Wishes as their column takes them; null where everything is left open. */
export function preferencesColumn(wishes: PartnerPreferences | null): string | null {
  return wishes === null || Object.keys(wishes).length === 0 ? null : JSON.stringify(wishes);
}

/**
 * Fields of a change that would put the seal of one person on another: once papers were compared with a profile,
 * name, birthdate and gender stay (decision 184). Another spelling of the same name is not another name, in either
 * script. Empty where nothing was verified.
 */
export function changedIdentity(
  change: Pick<
    ProfileChange,
    'name' | 'lastName' | 'name_devanagari' | 'last_name_devanagari' | 'birthdate' | 'gender'
  >,
  held: VerifiedIdentity,
): string[] {
  if (!held.verified_personal) return [];
  const others = [
    isAnother(change.name, held.name) && 'name',
    (isAnother(change.lastName, held.lastName) || isDropped(change.lastName, held)) && 'lastName',
    isAnother(change.name_devanagari, held.name) && 'name_devanagari',
    isAnother(change.last_name_devanagari, held.lastName) && 'last_name_devanagari',
    change.birthdate !== undefined && change.birthdate !== held.birthdate && 'birthdate',
    change.gender !== undefined && change.gender !== held.gender && 'gender',
  ];
  return others.filter((field) => field !== false);
}

/** Whether the last name that papers showed is taken away. */
function isDropped(written: string | undefined, { lastName }: VerifiedIdentity): boolean {
  return written === '' && lastName !== '';
}

/** Whether a name sounds otherwise: by more than one sound at its beginning or end, which spellings differ by too. */
function isAnother(written: string | null | undefined, verified: string): boolean {
  if (written === undefined || written === null || written === '') return false;
  const [one, other] = [phoneticKey(written), phoneticKey(verified)];
  if (Math.abs(one.length - other.length) > 1) return true;
  return !one.includes(other) && !other.includes(one);
}
