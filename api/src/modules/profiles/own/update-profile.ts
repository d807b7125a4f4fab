import type { updateProfile } from 'shared-contracts/calls/own-profile';
import { Day } from 'shared-contracts/calls/schemas';
import { GENDERS, MADE_FOR, type Gender, type MadeFor } from 'shared-contracts/domain/profile';
import type { Handler, Validate, RawInput } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wordsOf, type Wording } from '../../../platform/languages/wording.ts';
import type { FieldError } from '../../../platform/validation/field-errors.ts';
import { phoneErrors } from '../../../platform/validation/phone-fields.ts';
import { birthdateComplaint, madeForComplaint } from '../../accounts/accounts.public.ts';
import { rangeErrors } from '../listing/filter-ranges.rules.ts';
import { toOwnProfile } from '../profile-replies.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { findOwn } from '../profiles.store.ts';
import { notifyScore } from '../score/notify-score.ts';
import { refreshScores } from '../score/refresh-scores.ts';
import { hindi } from './own-profile-texts.hi.ts';
import { marathi } from './own-profile-texts.mr.ts';
import { ownProfileTexts } from './own-profile-texts.ts';
import { clearEmptyTexts, followGender } from './profile-change.rules.ts';
import {
  forgetLooks,
  lockForChange,
  mayCorrectGender,
  storeChange,
} from './profile-change.store.ts';
import { changedIdentity } from './verified-identity.rules.ts';

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
  // Somebody else's profile answers as one that does not exist.
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

/** What no schema finds: an age against the law, a man who is somebody's daughter, a wish that ends before it begins, a number that nobody can call. */
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
 * The marriage age is the law's and depends on the gender: the one that is written, else the stored one. Asked again of
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
