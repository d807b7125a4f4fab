import type { updateProfile } from 'shared-contracts/calls/own-profile';
import { Day } from 'shared-contracts/calls/schemas';
import { birthdateComplaint } from '../identity/birthdate.rules.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handler, Judge, RawInput } from '../platform/serve.ts';
import { toOwnProfile } from '../profiles/profile-replies.ts';
import { nobody } from '../profiles/profiles.handlers.ts';
import { findOwn, findSide } from '../profiles/profiles.store.ts';
import { refreshScores } from '../profiles/refresh-scores.ts';
import { clearEmptyTexts } from './profile-change.rules.ts';
import { holdForChange, storeChange } from './profile-change.store.ts';

/**
 * Changes the fields that are named and no other; what was edited elsewhere since `if_updated_at` is
 * not overwritten. Fields and scores change together.
 */
export const answerUpdateProfile: Handler<typeof updateProfile> = async (
  { params, body },
  { db, caller, clock, photos },
) => {
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
  return { data: toOwnProfile(row, { today: clock(), photos }) };
};

/** The marriage age is the law's and depends on the gender, which only the stored profile knows. */
export const judgeBirthdate: Judge<typeof updateProfile> = async (raw, { db, caller, clock }) => {
  const birthdate = Day.safeParse(birthdateIn(raw));
  if (!birthdate.success) return [];
  const side = await findSide(db, caller.id);
  if (side === undefined) return [];
  const message = birthdateComplaint(side.gender, birthdate.data, clock());
  return message === null ? [] : [{ path: 'profile.birthdate', message }];
};

function birthdateIn({ body }: RawInput): unknown {
  const { profile } = (body ?? {}) as { profile?: unknown };
  return ((profile ?? {}) as { birthdate?: unknown }).birthdate;
}

function isStale(known: string | undefined, updatedAt: Date): boolean {
  return known !== undefined && new Date(known).getTime() !== updatedAt.getTime();
}
