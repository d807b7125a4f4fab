import { createHash } from 'node:crypto';
import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import { retryDeadlocks } from '../../platform/database/deadlocks.ts';
import type { Database } from '../../platform/database/tables.ts';
import { openThread, storeMessageIn, type MessageRow } from '../chat/chat.public.ts';
import { canReach } from '../profiles/profiles.public.ts';
import { addRequest, setRequestAnswer } from './requests.store.ts';

/** One member and another, in the direction of a request. */
interface Pair {
  readonly fromId: string;
  readonly toId: string;
}

interface Asking extends Pair {
  readonly now: Date;
  /** The first words; without them only the request goes. */
  readonly message?: string | undefined;
}

/** Which request is answered by whom. */
export interface Answering {
  readonly id: string;
  readonly recipientId: string;
  readonly now: Date;
}

/**
 * Asks to chat in the name of a member who accepts an interest: with a new request, or with other words on the one that
 * waits. A request of the other one is accepted instead, for both want the same. Nothing is sent to people who declined
 * to chat or are out of reach. The messages that this stored, in their order; undefined where words cannot be stored.
 */
export async function askWithAnswer(
  trx: Transaction<Database>,
  { fromId, toId, now, message }: Asking,
): Promise<readonly MessageRow[] | undefined> {
  const unsent = message === undefined ? [] : undefined;
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
    const answer = { id: open.id, recipientId: fromId, now };
    const opener = open.accepted
      ? await storeOpener(trx, open.id, now)
      : await acceptRequest(trx, answer);
    if (opener === undefined) return unsent;
    if (message === undefined) return opener;
    const saying = { fromId, toId, clientId: clientIdOf(open.id, message), body: message, now };
    const said = await storeMessageIn(trx, saying);
    return typeof said === 'string' ? undefined : [...opener, said];
  }
  if (mine?.declined === true || !(await canReach(trx, fromId, toId))) return unsent;
  const id = mine?.id ?? (await addRequest(trx, 'chat_requests', { fromId, toId, now }));
  if (id === undefined) return unsent;
  if (message !== undefined) await setOpener(trx, id, message);
  return [];
}

/**
 * Accepts a chat request: opens the conversation, and stores the words that waited. The messages that this stored;
 * undefined where there is nothing to accept.
 */
export async function acceptRequest(
  trx: Transaction<Database>,
  answer: Answering,
): Promise<readonly MessageRow[] | undefined> {
  const accepted = { ...answer, accepted: true, declined: false };
  const senderId = await setRequestAnswer(trx, 'chat_requests', accepted);
  if (senderId === undefined) return undefined;
  await openThread(trx, [answer.recipientId, senderId], answer.now);
  return storeOpener(trx, answer.id, answer.now);
}

/**
 * A reply to a chat request whose sender left words with it accepts the request, in a transaction before that of the
 * reply: an answer locks the two people before the conversation. What this stored; undefined where no words wait.
 */
export function acceptByReply(
  db: Kysely<Database>,
  { fromId, toId, now }: Pair & { readonly now: Date },
): Promise<readonly MessageRow[] | undefined> {
  return retryDeadlocks(() =>
    db.transaction().execute(async (trx) => {
      const waiting = await waitingRequests(trx, { fromId: toId, toId: fromId })
        .where('opener', 'is not', null)
        .executeTakeFirst();
      return waiting && acceptRequest(trx, { id: waiting.id, recipientId: fromId, now });
    }),
  );
}

/** The id of the chat request of one member to another that waits for its answer. */
export async function findWaitingRequest(
  trx: Transaction<Database>,
  pair: Pair,
): Promise<string | undefined> {
  return (await waitingRequests(trx, pair).executeTakeFirst())?.id;
}

/** Takes back the chat request of one member to another that waits for its answer; false where there is none. */
export async function withdrawWaitingRequest(
  trx: Transaction<Database>,
  pair: Pair,
): Promise<boolean> {
  const id = await findWaitingRequest(trx, pair);
  if (id === undefined) return false;
  await trx.deleteFrom('chat_requests').where('id', '=', id).execute();
  return true;
}

/** Leaves words with a chat request that waits. */
export async function setOpener(
  trx: Transaction<Database>,
  id: string,
  opener: string,
): Promise<void> {
  await trx.updateTable('chat_requests').set({ opener }).where('id', '=', id).execute();
}

function waitingRequests(trx: Transaction<Database>, { fromId, toId }: Pair) {
  return trx
    .selectFrom('chat_requests')
    .select('id')
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .where('accepted', '=', false)
    .where('declined', '=', false);
}

/**
 * Stores what waited with an accepted chat request as a message of its sender, once; nothing where nothing waited or the
 * two may not write to each other.
 */
async function storeOpener(
  trx: Transaction<Database>,
  requestId: string,
  now: Date,
): Promise<readonly MessageRow[]> {
  const { from_id, to_id, opener } = await trx
    .selectFrom('chat_requests')
    .select(['from_id', 'to_id', 'opener'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  if (opener === null) return [];
  const clientId = clientIdOf(requestId, opener);
  const saying = { fromId: from_id, toId: to_id, clientId, body: opener, now };
  const said = await storeMessageIn(trx, saying);
  if (typeof said === 'string') return [];
  await trx
    .updateTable('chat_requests')
    .set({ opener: null })
    .where('id', '=', requestId)
    .execute();
  return [said];
}

/** The same words of one answer are one message, whether they waited with the request or were sent again after it. */
function clientIdOf(requestId: string, words: string): string {
  const hash = createHash('sha256').update(words).digest('hex');
  return `answer:${requestId}:${hash.slice(0, 16)}`;
}
