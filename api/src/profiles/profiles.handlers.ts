import type { remainingFields } from 'shared-contracts/calls/own-profile';
import type { getProfile, myProfile, profileCompletion } from 'shared-contracts/calls/profiles';
import { Refusal } from '../platform/refusal.ts';
import type { Handler } from '../platform/serve.ts';
import { toProfile, verifiedOf } from './profile-replies.ts';
import { badgesFor, emptyFields, verificationSeenOn } from './profiles.rules.ts';
import { findCompletion, findForMember, findOwn } from './profiles.store.ts';

/** The one answer for whoever does not exist for the caller, whatever the reason. */
export function nobody(): Refusal {
  return new Refusal(404, 'profile.notFound');
}

/** One's own profile whatever its state, or that of a visible person of the other side. */
export const answerGetProfile: Handler<typeof getProfile> = async (
  { params: { id } },
  { db, caller, clock },
) => {
  if (id === caller.id) return ownWithFlags(db, caller.id, clock());
  const row = await findForMember(db, id, caller.id);
  if (row === undefined) throw nobody();
  const verified = verifiedOf(row);
  return {
    data: { data: toProfile(row, badgesFor(caller.plan, verified), clock()) },
    completion: {
      score: row.score,
      video_intro: row.video_intro !== null,
      verification_added: verificationSeenOn(caller.plan, verified),
    },
    is_bookmarked: Boolean(row.is_bookmarked),
    is_chat_requested: Boolean(row.is_chat_requested),
    i_am_interested: Boolean(row.i_am_interested),
    profile_interested: Boolean(row.profile_interested),
  };
};

/** One's own profile; one's own verifications show on every plan. */
export const answerMyProfile: Handler<typeof myProfile> = async (_, { db, caller, clock }) => {
  const row = await findOwn(db, caller.id);
  if (row === undefined) throw nobody();
  return { data: toProfile(row, verifiedOf(row), clock()) };
};

/** Score, video introduction and verification flags of one's own profile. */
export const answerProfileCompletion: Handler<typeof profileCompletion> = async (
  _,
  { db, caller },
) => {
  const row = await findCompletion(db, caller.id);
  if (row === undefined) throw nobody();
  return { data: completionOf(row) };
};

/** What the owner has not filled in yet, the birth name among it. */
export const answerRemainingFields: Handler<typeof remainingFields> = async (_, { db, caller }) => {
  const row = await findOwn(db, caller.id);
  if (row === undefined) throw nobody();
  return { remaining_personal: emptyFields(row) };
};

async function ownWithFlags(db: Parameters<typeof findOwn>[0], id: string, today: Date) {
  const row = await findOwn(db, id);
  if (row === undefined) throw nobody();
  return {
    data: { data: toProfile(row, verifiedOf(row), today) },
    completion: completionOf(row),
    is_bookmarked: false,
    is_chat_requested: false,
    i_am_interested: false,
    profile_interested: false,
  };
}

function completionOf(row: NonNullable<Awaited<ReturnType<typeof findCompletion>>>) {
  return {
    score: row.score,
    video_intro: row.video_intro !== null,
    verification_added: verifiedOf(row),
  };
}
