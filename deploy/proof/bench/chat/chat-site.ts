import { sql } from 'api/database';
import type { CallReply } from 'shared-contracts/calls/call';
import { getConversation, listThreads, subscribeCounts } from 'shared-contracts/calls/messaging';
import { onApiSite } from '../api-site.ts';
import { fillTalk, fillThreads } from './fill-chats.ts';

/** How much is said. */
export interface ChatSize {
  /** Messages of one conversation. */
  readonly messages: number;
  /** Conversations of one member. */
  readonly threads: number;
}

/** The API in this process, with conversations of a certain size; every call throws unless it is answered with 200. */
export interface ChatSite {
  readonly size: ChatSize;
  /** A page of the conversation. */
  page(query: { before?: number; since?: number }): Promise<CallReply<typeof getConversation>>;
  /** A page of the list of the member with many conversations. */
  list(query: { limit: number; offset?: number }): Promise<CallReply<typeof listThreads>>;
  /** The badge of that member. */
  count(): Promise<CallReply<typeof subscribeCounts>>;
  close(): Promise<void>;
}

/** Starts it on a new database of the server, or embedded when there is no address. */
export function chatSite(size: ChatSize, server: string | null): Promise<ChatSite> {
  return onApiSite(server, async ({ db, community, member, close }) => {
    const [rohan, asha, meera] = [
      await member('rohan'),
      await member('asha'),
      await member('meera'),
    ];
    await fillTalk(db, [rohan.id, asha.id], size.messages);
    await fillThreads(db, { member: meera.id, community, count: size.threads });
    for (const table of ['messages', 'threads', 'thread_people', 'profiles', 'chat_requests'])
      await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
    const params = { a: asha.id, b: rohan.id };
    return {
      size,
      page: (query) => asha.ask(getConversation, { params, query }),
      list: (query) => meera.ask(listThreads, { query }),
      count: () => meera.ask(subscribeCounts, {}),
      close,
    };
  });
}
