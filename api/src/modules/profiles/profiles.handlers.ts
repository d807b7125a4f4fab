import type { remainingFields } from 'shared-contracts/calls/own-profile';
import type { myProfile, profileCompletion } from 'shared-contracts/calls/profiles';
import type { Handler } from '../../platform/calls/serve.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { toOwnProfile, verifiedOf } from './profile-replies.ts';
import { emptyFields, scoreAspects } from './profiles.rules.ts';
import { findOwn } from './profiles.store.ts';
import { findScoreInputs } from './score/score-inputs.store.ts';

/** The one reply for a member who does not exist for the caller, whatever the reason. */
export function profileNotFound(): Refusal {
  return new Refusal(404, 'profile.notFound');
}

/** One's own profile whole, with what no other member gets. */
export const answerMyProfile: Handler<typeof myProfile> = async (_, context) => {
  const { db, caller, clock, photos } = context;
  const row = await findOwn(db, caller.id);
  if (row === undefined) throw profileNotFound();
  return { data: toOwnProfile(row, { today: clock(), photos }) };
};

/** Score with what it is made of, video introduction and verification flags of one's own profile. */
export const answerProfileCompletion: Handler<typeof profileCompletion> = async (
  _,
  { db, caller, clock },
) => {
  const found = await findScoreInputs(db, caller.id, clock());
  if (found === undefined) throw profileNotFound();
  return {
    data: {
      ...completionOf(found.row),
      aspects: scoreAspects(found.standing),
      ...(found.question !== undefined && { photo_question: found.question }),
    },
  };
};

/** What the owner has not filled in yet, the birth name among it. */
export const answerRemainingFields: Handler<typeof remainingFields> = async (_, { db, caller }) => {
  const row = await findOwn(db, caller.id);
  if (row === undefined) throw profileNotFound();
  return { remaining_personal: emptyFields(row) };
};

/** Completion of one's own profile: one's own verifications show on every plan. */
export function completionOf(
  row: Parameters<typeof verifiedOf>[0] & { score: number; video_intro: string | null },
) {
  return {
    score: row.score,
    video_intro: row.video_intro !== null,
    verification_added: verifiedOf(row),
  };
}
