import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { CallShape } from 'shared-contracts/calls/call';
import { buildApp } from './app.ts';
import { fileFolder, filesOnDisk } from './files/file-store.ts';
import { readConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { queueing } from './platform/mail/transport-mailer.ts';
import type { Database } from './platform/tables.ts';

/** The calls of the contract that answer 501 so far; needs no database and listens nowhere. */
export async function unhandledCalls(): Promise<readonly CallShape[]> {
  const config = readConfig({ SEED: 'none', LOG_LEVEL: 'silent', BUSY_AFTER_MS: '0' });
  const log = createLog(config);
  const { app, unhandled } = await buildApp({
    config,
    db: new Kysely<Database>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
    clock: () => new Date(),
    log,
    mail: queueing(log, () => Promise.resolve()),
    files: filesOnDisk(fileFolder(config)),
    jwtSecret: '',
    authFloorMs: 0,
  });
  await app.close();
  return unhandled;
}
