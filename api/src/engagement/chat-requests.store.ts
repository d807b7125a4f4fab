import type { Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';
import { askedWithCards } from './asked.store.ts';

/** How many chat requests one page holds. */
export const REQUESTS_PAGE = 20;

/** Received chat requests that can be seen now, the newest first: one more than a page shows. */
export function listChatRequestRows(
  db: Kysely<Database>,
  recipientId: string,
  { accepted, from }: { accepted: boolean; from: number },
) {
  return askedWithCards(db, 'chat_requests', recipientId)
    .where('asked.to_id', '=', recipientId)
    .where('asked.accepted', '=', accepted)
    .where('asked.declined', '=', false)
    .orderBy('asked.created_at', 'desc')
    .orderBy('asked.id', 'desc')
    .offset(from)
    .limit(REQUESTS_PAGE + 1)
    .execute();
}

/** Whether somebody has asked the caller already and was not declined. */
export async function isAskedBack(
  db: Kysely<Database>,
  callerId: string,
  otherId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('chat_requests')
    .select('id')
    .where('from_id', '=', otherId)
    .where('to_id', '=', callerId)
    .where('declined', '=', false)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes back a chat request of this sender that was not declined; false when there is none. */
export async function dropChatRequest(
  db: Kysely<Database>,
  senderId: string,
  id: string,
): Promise<boolean> {
  const dropped = await db
    .deleteFrom('chat_requests')
    .where('id', '=', id)
    .where('from_id', '=', senderId)
    .where('declined', '=', false)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}
