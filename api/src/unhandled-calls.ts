import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { CallShape } from 'shared-contracts/calls/call';
import { buildApp } from './app.ts';
import { joinNodes } from './join-nodes.ts';
import { readConfig } from './platform/config/config.ts';
import { ConnectionQueue } from './platform/database/connection-queue.ts';
import type { Database } from './platform/database/tables.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { createLog } from './platform/observability/log.ts';
import { diskStore } from './storage/object-store/disk-store.ts';
import { masterKeys } from './storage/sealing/master-keys.ts';

/** The calls of the contract that answer 501 so far; needs no database and listens nowhere. */
export async function unhandledCalls(): Promise<readonly CallShape[]> {
  const config = readConfig({ SEED: 'none', LOG_LEVEL: 'silent', BUSY_AFTER_MS: '0' });
  const log = createLog(config);
  const clock = () => new Date();
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const jobs = { wake: () => undefined, settled: () => Promise.resolve() };
  const { counters, accountEvents, pushes } = await joinNodes(
    { ...config, redisUrl: null },
    { clock, log, db },
  );
  const { app, unhandled } = await buildApp({
    config,
    db,
    clock,
    log,
    counters,
    accountEvents,
    pushes,
    databaseQueue: new ConnectionQueue(),
    mail: createMailer({
      clock,
      secret: '',
      jobs,
    }),
    sms: null,
    files: diskStore(config.dataDir),
    jobs,
    payments: null,
    jwtSecret: '',
    documentKeys: masterKeys([
      {
        id: 'none',
        secret: '',
      },
    ]),
    gatewaySecret: '',
    authFloorMs: 0,
  });
  await app.close();
  return unhandled;
}
