import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { requestCards } from '../engagement/engagement.public.ts';

/** How many messages one page holds. */
export const MESSAGES_PAGE = 50;

/** Sequences that a page lies between, both exclusive. With `since` it holds the earliest, else the latest. */
export interface MessageRange {
  readonly before?: number | undefined;
  readonly since?: number | undefined;
}

/** Messages of a thread in a range, beginning at the end that is wanted: one more than a page shows. */
export function listMessageRows(
  db: Kysely<Database>,
  threadId: string,
  { before, since }: MessageRange,
) {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('thread_id', '=', threadId)
    .$if(before !== undefined, (query) => query.where('sequence', '<', before ?? 0))
    .$if(since !== undefined, (query) => query.where('sequence', '>', since ?? 0))
    .orderBy('sequence', since === undefined ? 'desc' : 'asc')
    .limit(MESSAGES_PAGE + 1)
    .execute();
}

/** What `one` asked of the other or was asked, as `one` sees it: the accepted request, else the latest. */
export function findRequestBetween(db: Kysely<Database>, one: string, other: string) {
  return requestCards(db, 'chat_requests', one)
    .where(({ or, and, eb }) =>
      or([
        and([eb('asked.from_id', '=', one), eb('asked.to_id', '=', other)]),
        and([eb('asked.from_id', '=', other), eb('asked.to_id', '=', one)]),
      ]),
    )
    .orderBy('asked.accepted', 'desc')
    .orderBy('asked.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
