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
 * Tells the caller's other pages and the other one which lists look different now; after the commit. Whoever is behind a
 * block is told nothing: taking back what one once sent must not announce oneself.
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
 * Somebody is seen no more, or again; after the commit. Told just like a block, so that nobody can tell one from the
 * other, and told to the own pages too, whose conversations freeze or go on.
 */
export async function notifyVisibility(parts: Telling, id: string): Promise<void> {
  parts.pushes.push(id, 'changed', { lists: [...CHANGED_LISTS] });
  try {
    await notifyConcerned(parts, await findConcerned(parts.db, id));
  } catch (err) {
    parts.log.warn({ err }, 'a change could not be pushed');
  }
}

/** The same when somebody is gone for good, by those who were found before. */
export async function notifyConcerned(parts: Telling, concerned: readonly Concerned[]) {
  for (const { id } of concerned) parts.pushes.push(id, 'changed', { lists: [...CHANGED_LISTS] });
  const readers = concerned.filter(({ unread }) => unread).map(({ id }) => id);
  if (readers.length > 0) await tellCounts(parts, readers);
}

/** A block came or went: everything may look different, for both, and neither is told why. */
export async function notifyParted(context: Context<'member'>, otherId: string): Promise<void> {
  const both = [context.caller.id, otherId];
  for (const id of both) context.pushes.push(id, 'changed', { lists: [...CHANGED_LISTS] });
  await tellCounts(context, both);
}
