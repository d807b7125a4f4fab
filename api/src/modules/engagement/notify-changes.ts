import { CHANGED_LISTS } from 'shared-contracts/platform/realtime';
import type { Context } from '../../platform/calls/context.ts';
import { tellCounts } from '../chat/chat.public.ts';
import { hasBlockBetween } from './blocks.store.ts';
import { findConcerned, type Concerned } from './concerned.store.ts';

type Lists = readonly (typeof CHANGED_LISTS)[number][];

/** What a new, an answered or a withdrawn interest changes: cards and profiles carry ribbons and flags too. */
export const INTEREST_LISTS: Lists = ['interests', 'profiles'];
/** What a new or a withdrawn chat request changes, and an answered one, which begins or ends a conversation. */
export const REQUEST_LISTS: Lists = ['chat_requests', 'threads', 'profiles'];

/**
 * Notifies the caller's other pages and the other person which lists changed; after the commit. Not across a block:
 * withdrawing an old request must not announce it.
 */
export async function notifyChanged(
  { db, pushes, caller, log }: Context<'member'>,
  otherId: string,
  lists: Lists,
): Promise<void> {
  pushes.push(caller.id, 'changed', { lists: [...lists] });
  try {
    if (await hasBlockBetween(db, caller.id, otherId)) return;
    pushes.push(otherId, 'changed', { lists: [...lists] });
  } catch (err) {
    log.warn({ err }, 'a change could not be pushed');
  }
}

/** The same where nothing changed for anybody else. */
export function notifyOwn({ pushes, caller }: Context<'member'>, lists: Lists): void {
  pushes.push(caller.id, 'changed', { lists: [...lists] });
}

type Telling = Pick<Context, 'db' | 'pushes' | 'log'>;

/**
 * A person became visible or invisible; after the commit. The same push as for a block, so that the two cannot be
 * apart, and to the own pages, whose conversations freeze or continue.
 */
export async function notifyVisibility(parts: Telling, id: string): Promise<void> {
  parts.pushes.push(id, 'changed', { lists: [...CHANGED_LISTS] });
  try {
    await notifyConcerned(parts, await findConcerned(parts.db, id));
  } catch (err) {
    parts.log.warn({ err }, 'a change could not be pushed');
  }
}

/** The same after a deletion, to people found before it. */
export async function notifyConcerned(parts: Telling, concerned: readonly Concerned[]) {
  for (const { id } of concerned) parts.pushes.push(id, 'changed', { lists: [...CHANGED_LISTS] });
  const readers = concerned.filter(({ unread }) => unread).map(({ id }) => id);
  if (readers.length > 0) await tellCounts(parts, readers);
}

/** A block came or went: everything may differ, for both, without the reason. */
export async function notifyParted(context: Context<'member'>, otherId: string): Promise<void> {
  const both = [context.caller.id, otherId];
  for (const id of both) context.pushes.push(id, 'changed', { lists: [...CHANGED_LISTS] });
  await tellCounts(context, both);
}
