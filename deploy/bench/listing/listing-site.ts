import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from 'api/config';
import type { Kysely } from 'api/database';
import { startApi } from 'api/start';
import { signIn } from 'shared-contracts/calls/auth';
import { callPath, type CallInput } from 'shared-contracts/calls/call';
import { listProfiles } from 'shared-contracts/calls/profiles';
import { newDatabase } from '../new-database.ts';
import { fillPeople } from './fill-people.ts';

/** A query of the listing. */
export type ListingAsk = NonNullable<CallInput<typeof listProfiles>['query']>;
/** A page of the listing, as far as the measurement looks into it. */
export interface ListingPage {
  readonly data: readonly { readonly id: string }[];
  readonly next: string | null;
  readonly count?: { readonly people: number; readonly more: boolean };
}

/** The API in this process, with a community of a certain size. */
export interface ListingSite {
  readonly people: number;
  readonly db: Kysely<unknown>;
  /** One page for a demo member; throws unless it is answered with 200. */
  page(query: ListingAsk, member?: Member): Promise<ListingPage>;
  close(): Promise<void>;
}

/** Demo members, both brides. */
export type Member = 'meera' | 'asha';

/** Starts it on a new database of the server, or embedded when there is no address. */
export async function listingSite(people: number, server: string | null): Promise<ListingSite> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-listing-'));
  const database = server === null ? null : await newDatabase(server);
  const config = readConfig({
    DATA_DIR: folder,
    ...(database === null ? {} : { DATABASE_URL: database.url }),
    ...{ SEED: 'demo', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    ...{ RATE_LIMIT: '1000000', BUSY_AFTER_MS: '0' },
  });
  const api = await startApi(config);
  const db = api.db as unknown as Kysely<unknown>;
  const close = async () => {
    await api.close();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await fillPeople(db, config.communityCode, people);
    const tokens = {
      meera: await tokenOf(api, 'meera@example.com', config.demoPassword),
      asha: await tokenOf(api, 'asha@example.com', config.demoPassword),
    };
    return {
      people,
      db,
      async page(query, member = 'meera') {
        const url = callPath(listProfiles, { query });
        const headers = { authorization: `Bearer ${tokens[member]}` };
        const reply = await api.app.inject({ method: 'GET', url, headers });
        if (reply.statusCode !== 200) throw new Error(`bench: ${url}: ${reply.body}`);
        return reply.json<{ data: ListingPage }>().data;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function tokenOf(
  { app }: Awaited<ReturnType<typeof startApi>>,
  email: string,
  password: string,
): Promise<string> {
  const payload = { email, password };
  const reply = await app.inject({ method: 'POST', url: signIn.path, payload });
  return signIn.reply.parse(reply.json()).data.token;
}
