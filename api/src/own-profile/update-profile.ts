import type { updateProfile } from 'shared-contracts/calls/own-profile';
import { Day } from 'shared-contracts/calls/schemas';
import { birthdateComplaint } from '../identity/birthdate.rules.ts';
import type { FieldError } from '../platform/field-errors.ts';
import { phoneErrors } from '../platform/phone-fields.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handler, Judge, RawInput } from '../platform/serve.ts';
import { rangeErrors } from '../profiles/filter-ranges.rules.ts';
import { toOwnProfile } from '../profiles/profile-replies.ts';
import { nobody } from '../profiles/profiles.handlers.ts';
import { findOwn, findSide } from '../profiles/profiles.store.ts';
import { refreshScores } from '../profiles/refresh-scores.ts';
import { tellScore } from '../profiles/tell-score.ts';
import { clearEmptyTexts } from './profile-change.rules.ts';
import { holdForChange, storeChange } from './profile-change.store.ts';

/**
 * Changes the fields that are named and no other; what was edited elsewhere since `if_updated_at` is
 * not overwritten. Fields and scores change together.
 */
export const answerUpdateProfile: Handler<typeof updateProfile> = async (
  { params, body },
  context,
) => {
  const { db, caller, clock, photos } = context;
  const { id: claimed = caller.id, ...fields } = body.profile;
  // Somebody else's profile answers as one that does not exist.
  if ([params.id, body.id, claimed].some((id) => id !== caller.id)) throw nobody();
  const change = clearEmptyTexts(fields);
  const row = await db.transaction().execute(async (trx) => {
    const held = await holdForChange(trx, caller.id);
    if (held === undefined) throw nobody();
    if (isStale(body.if_updated_at, held.updated_at))
      throw new Refusal(409, 'profile.changedMeanwhile');
    if (Object.keys(change).length > 0) {
      await storeChange(trx, caller.id, change, clock());
      await refreshScores(trx, caller.id, clock());
    }
    return findOwn(trx, caller.id);
  });
  if (row === undefined) throw nobody();
  await tellScore(context, caller.id);
  return { data: toOwnProfile(row, { today: clock(), photos }) };
};

/** What no schema finds: an age against the law, a wish that ends before it begins, a number that nobody can call. */
export const judgeChange: Judge<typeof updateProfile> = async (raw, context) => [
  ...((await judgeBirthdate(raw, context)) ?? []),
  ...wishErrors(raw),
  ...phoneErrors('profile.phone', profileIn(raw)['phone']),
];

/** The marriage age is the law's and depends on the gender, which only the stored profile knows. */
const judgeBirthdate: Judge<typeof updateProfile> = async (raw, { db, caller, clock }) => {
  const birthdate = Day.safeParse(birthdateIn(raw));
  if (!birthdate.success) return [];
  const side = await findSide(db, caller.id);
  if (side === undefined) return [];
  const message = birthdateComplaint(side.gender, birthdate.data, clock());
  return message === null ? [] : [{ path: 'profile.birthdate', message }];
};

function birthdateIn(raw: RawInput): unknown {
  return profileIn(raw)['birthdate'];
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
