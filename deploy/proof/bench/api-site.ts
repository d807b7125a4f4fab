import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from 'api/config';
import type { Kysely } from 'api/database';
import { LARGE_BUDGETS } from 'api/large-budgets';
import { startApi } from 'api/start';
import { signedIn, type DemoMember, type DemoName, type Send } from './demo-member.ts';
import { newDatabase } from './new-database.ts';

/** The API in this process, with the demo community. */
export interface ApiSite {
  readonly db: Kysely<unknown>;
  readonly community: string;
  /** Encrypts the cursors of its lists. */
  readonly secret: string;
  /** Calls of this member do not pass the network. */
  member(name: DemoName): Promise<DemoMember>;
  close(): Promise<void>;
}

/**
 * Starts it on a new database of the server, or embedded when there is no address, and makes of it what is measured;
 * when that fails, nothing stays behind.
 */
export async function onApiSite<Site>(
  server: string | null,
  make: (site: ApiSite) => Promise<Site>,
): Promise<Site> {
  const site = await apiSite(server);
  try {
    return await make(site);
  } catch (error) {
    await site.close();
    throw error;
  }
}

async function apiSite(server: string | null): Promise<ApiSite> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-bench-'));
  const secret = randomBytes(32).toString('base64url');
  const database = server === null ? null : await newDatabase(server);
  const config = readConfig({
    DATA_DIR: folder,
    ...(database !== null && {
      DATABASE_URL: database.url,
      MIGRATE_AT_START: 'yes',
    }),
    SEED: 'demo',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    JWT_SECRET: secret,
    MEMBER_REQUESTS: '1000000',
    ...LARGE_BUDGETS,
    VISITOR_VIEWS: '1000000',
    ADDRESS_VIEWS: '1000000',
    MEMBER_VIEWS: '1000000',
    RATE_LIMIT: '1000000',
    BUSY_AFTER_MS: '0',
    DATABASE_QUEUE: '0',
  });
  const api = await startApi(config);
  const send: Send = async (url, { method, headers, body }) => {
    if (body instanceof FormData) throw new Error('bench: forms pass the network only');
    const reply = await api.app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(body !== undefined && { payload: body }),
    });
    return { ok: reply.statusCode === 200, text: () => reply.body, json: () => reply.json() };
  };
  return {
    db: api.db as unknown as Kysely<unknown>,
    community: config.communityCode,
    secret,
    member: (name) => signedIn(send, name),
    async close() {
      await api.close();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
