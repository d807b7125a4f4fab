import type {
  blockProfile,
  isBlocked,
  listBlocked,
  unblockProfile,
} from 'shared-contracts/calls/engagement';
import type { Handler } from '../../platform/calls/serve.ts';
import { createdKey, TIME_PAGE, TimeKey } from '../../platform/paging/pages.ts';
import { firstNameIn, profileNotFound, canReach, viewingOf } from '../profiles/profiles.public.ts';
import { isKnownTo } from './acquaintance.store.ts';
import {
  addBlock,
  dropBlock,
  hasBlock,
  hideFromVisitors,
  listBlockedRows,
} from './blocks.store.ts';
import { notifyParted } from './notify-changes.ts';

/**
 * Blocks a member. Interests, chat requests, bookmarks and threads of the two stay as they are, out
 * of sight and frozen for both, and are there again after unblocking. Visitors see the caller no more, until the caller
 * chooses that they may.
 */
export const answerBlockProfile: Handler<typeof blockProfile> = async (
  { body: { profileId } },
  context,
) => {
  const { db, caller, clock } = context;
  if (!(await isKnownTo(db, caller.id, profileId))) throw profileNotFound();
  const block = { blockerId: caller.id, blockedId: profileId, now: clock() };
  const { added, visitors_hidden } = await db.transaction().execute(async (trx) => {
    const added = await addBlock(trx, block);
    return { added, visitors_hidden: added && (await hideFromVisitors(trx, block)) };
  });
  if (added) await notifyParted(context, profileId);
  return { data: { profileId, is_blocked: true, visitors_hidden } };
};

/** By the blocker. Where there is no block, it is off already for everybody whom the caller can see. */
export const answerUnblockProfile: Handler<typeof unblockProfile> = async (
  { body: { profileId } },
  context,
) => {
  const { db, caller } = context;
  if (await dropBlock(db, caller.id, profileId)) await notifyParted(context, profileId);
  else if (!(await isKnownTo(db, caller.id, profileId))) throw profileNotFound();
  return { data: { profileId, is_blocked: false } };
};

/**
 * Answers for the caller's own blocks, and false for people whom the caller can reach. All others are 404: blockers of
 * the caller, hidden, paused or deleted people.
 */
export const answerIsBlocked: Handler<typeof isBlocked> = async (
  { query: { profileId } },
  { db, caller },
) => {
  if (await hasBlock(db, caller.id, profileId)) return { is_blocked: true };
  if (!(await canReach(db, caller.id, profileId))) throw profileNotFound();
  return { is_blocked: false };
};

/** The caller's own blocks, the latest first: the only list in which these people appear. */
export const answerListBlocked: Handler<typeof listBlocked> = async (
  { query: { cursor } },
  context,
) => {
  const { db, caller, paging } = context;
  const { language } = viewingOf(context);
  const position = paging.positionOf(cursor, TimeKey);
  const rows = await listBlockedRows(db, caller.id, position);
  const page = paging.cut(rows, { size: TIME_PAGE, position, keyOf: createdKey });
  const data = page.data.map((row) => ({
    blocked_at: row.created_at.toISOString(),
    profile: { id: row.id, name: firstNameIn(language, row) },
  }));
  return { data: { ...page, data } };
};
