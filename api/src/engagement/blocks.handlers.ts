import type { blockProfile, isBlocked, unblockProfile } from 'shared-contracts/calls/engagement';
import type { Handler } from '../platform/serve.ts';
import { nobody } from '../profiles/profiles.handlers.ts';
import { canReach } from '../profiles/reach.store.ts';
import { addBlock, dropBlock, hasBlock } from './blocks.store.ts';
import { isKnownTo } from './known.store.ts';
import { tellParted } from './tell-changes.ts';

/**
 * Shuts somebody out. Interests, chat requests, bookmarks and threads of the two stay as they are, out
 * of sight and frozen for both, and are there again after unblocking.
 */
export const answerBlockProfile: Handler<typeof blockProfile> = async (
  { body: { profileId } },
  context,
) => {
  const { db, caller, clock } = context;
  if (!(await isKnownTo(db, caller.id, profileId))) throw nobody();
  const block = { blockerId: caller.id, blockedId: profileId, now: clock() };
  if (await addBlock(db, block)) await tellParted(context, profileId);
  return { data: { profileId, is_blocked: true } };
};

/** By the blocker. Where there is no block, it is off already for everybody whom the caller can see. */
export const answerUnblockProfile: Handler<typeof unblockProfile> = async (
  { body: { profileId } },
  context,
) => {
  const { db, caller } = context;
  if (await dropBlock(db, caller.id, profileId)) await tellParted(context, profileId);
  else if (!(await isKnownTo(db, caller.id, profileId))) throw nobody();
  return { data: { profileId, is_blocked: false } };
};

/**
 * Tells the caller's own blocks only, and that there is none of whoever the caller can turn to. Everybody else is nobody:
 * who blocked the caller, who is hidden or paused, who is gone.
 */
export const answerIsBlocked: Handler<typeof isBlocked> = async (
  { query: { profileId } },
  { db, caller },
) => {
  if (await hasBlock(db, caller.id, profileId)) return { is_blocked: true };
  if (!(await canReach(db, caller.id, profileId))) throw nobody();
  return { is_blocked: false };
};
