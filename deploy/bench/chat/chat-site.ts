import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from 'api/config';
import { sql, type Kysely } from 'api/database';
import { startApi } from 'api/start';
import { signIn } from 'shared-contracts/calls/auth';
import {
  callPath,
  type CallReply,
  type CallShape,
  type LooseInput,
} from 'shared-contracts/calls/call';
import { getConversation, listThreads, subscribeCounts } from 'shared-contracts/calls/messaging';
import { newDatabase } from '../new-database.ts';
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
export async function chatSite(size: ChatSize, server: string | null): Promise<ChatSite> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-chat-'));
  const database = server === null ? null : await newDatabase(server);
  const config = readConfig({
    DATA_DIR: folder,
    ...(database === null ? {} : { DATABASE_URL: database.url }),
    ...{ SEED: 'demo', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    ...{ RATE_LIMIT: '1000000', BUSY_AFTER_MS: '0' },
  });
  const { app, close: stop, db } = await startApi(config);
  const close = async () => {
    await stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  };
  const enter = async (name: string) => {
    const payload = { email: `${name}@example.com`, password: config.demoPassword };
    const reply = await app.inject({ method: 'POST', url: signIn.path, payload });
    return signIn.reply.parse(reply.json()).data;
  };
  const ask = async <Shape extends CallShape>(call: Shape, input: LooseInput, token: string) => {
    const url = callPath(call, input);
    const headers = { authorization: `Bearer ${token}` };
    const reply = await app.inject({ method: call.method, url, headers });
    if (reply.statusCode !== 200) throw new Error(`bench: ${url}: ${reply.body}`);
    return reply.json<CallReply<Shape>>();
  };
  try {
    const [rohan, asha, meera] = await Promise.all(['rohan', 'asha', 'meera'].map(enter));
    if (!rohan || !asha || !meera) throw new Error('bench: nobody came');
    const loose = db as unknown as Kysely<unknown>;
    await fillTalk(loose, [rohan.userId, asha.userId], size.messages);
    const chats = { member: meera.userId, community: config.communityCode, count: size.threads };
    await fillThreads(loose, chats);
    for (const table of ['messages', 'threads', 'thread_people', 'profiles', 'chat_requests'])
      await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
    const params = { a: asha.userId, b: rohan.userId };
    return {
      size,
      page: (query) => ask(getConversation, { params, query }, asha.token),
      list: (query) => ask(listThreads, { query }, meera.token),
      count: () => ask(subscribeCounts, {}, meera.token),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
