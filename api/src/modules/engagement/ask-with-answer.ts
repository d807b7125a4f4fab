import { sql, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { openThread, storeMessageIn, storeOpener, type MessageRow } from '../chat/chat.public.ts';
import { canReach } from '../profiles/profiles.public.ts';
import { addRequest, setRequestAnswer } from './requests.store.ts';

interface Asking {
  readonly fromId: string;
  readonly toId: string;
  readonly now: Date;
  /** The first words; without them only the request goes. */
  readonly message?: string | undefined;
}

/**
 * Asks to chat in the name of a member who accepts an interest: with a new request, or with other words on the one that
 * waits. A request of the other one is accepted instead, for both want the same. Nothing is sent to people who declined
 * to chat or are out of reach. The messages that this stored, in their order.
 */
export async function askWithAnswer(
  trx: Transaction<Database>,
  { fromId, toId, now, message }: Asking,
): Promise<readonly MessageRow[]> {
  const requests = await trx
    .selectFrom('chat_requests')
    .select(['id', 'from_id', 'accepted', 'declined'])
    .where(sql<SqlBool>`(from_id = ${fromId} and to_id = ${toId})
      or (from_id = ${toId} and to_id = ${fromId})`)
    .execute();
  const theirs = requests.find((one) => one.from_id === toId && !one.declined);
  const mine = requests.find((one) => one.from_id === fromId);
  const open = theirs ?? (mine?.accepted === true ? mine : undefined);
  if (open !== undefined) {
    const yes = { id: open.id, recipientId: fromId, accepted: true, declined: false };
    if (!open.accepted && !(await setRequestAnswer(trx, 'chat_requests', yes))) return [];
    await openThread(trx, [fromId, toId], now);
    const stored = [await storeOpener(trx, open.id, now)];
    if (message !== undefined) {
      const saying = { fromId, toId, clientId: `answer:${open.id}`, body: message, now };
      const said = await storeMessageIn(trx, saying);
      if (typeof said !== 'string') stored.push(said);
    }
    return stored.filter((one) => one !== undefined);
  }
  if (mine?.declined === true || !(await canReach(trx, fromId, toId))) return [];
  const id = mine?.id ?? (await addRequest(trx, 'chat_requests', { fromId, toId, now }));
  if (id !== undefined && message !== undefined) await setOpener(trx, id, message);
  return [];
}

/** Leaves words with a chat request that waits. */
export async function setOpener(
  trx: Transaction<Database>,
  id: string,
  opener: string,
): Promise<void> {
  await trx.updateTable('chat_requests').set({ opener }).where('id', '=', id).execute();
}
