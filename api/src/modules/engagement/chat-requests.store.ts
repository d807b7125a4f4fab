import { sql, type Kysely, type SqlBool } from 'kysely';
import type { CHAT_REQUEST_TYPES } from 'shared-contracts/calls/engagement';
import type { Database } from '../../platform/database/tables.ts';
import { requestPage, requestsOnPage, SHOWN_TO_SENDER } from './requests.store.ts';

/** How many chat requests one page holds. */
export const REQUESTS_PAGE = 20;

/** Which chat requests of a member are listed, from an offset. */
export interface RequestList {
  readonly type: (typeof CHAT_REQUEST_TYPES)[number];
  readonly accepted: boolean;
  readonly from: number;
}

/** Chat requests that can be seen now, the newest first: one more than a page shows. */
export function listChatRequestRows(
  db: Kysely<Database>,
  memberId: string,
  { type, accepted, from }: RequestList,
) {
  // Who declined does not see it any more; who asked does.
  const where =
    type === 'sent'
      ? sql<SqlBool>`asked.accepted = ${accepted} and ${SHOWN_TO_SENDER}`
      : sql<SqlBool>`asked.accepted = ${accepted} and not asked.declined`;
  const side = type === 'sent' ? 'from' : 'to';
  const order = 'desc';
  const page = requestPage('chat_requests', memberId, {
    side,
    where,
    order,
    limit: REQUESTS_PAGE + 1,
    offset: from,
  });
  return requestsOnPage(db, 'chat_requests', memberId, { page, order });
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
