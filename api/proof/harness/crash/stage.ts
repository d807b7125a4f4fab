import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { postgresDialect } from '../../../src/platform/database/open-postgres.ts';
import { pgliteDialect } from '../../../src/platform/database/pglite-dialect.ts';
import { pgliteParsers } from '../../../src/platform/database/pglite-parsers.ts';
import { QueuedDatabase } from '../../../src/platform/database/queued-database.ts';
import type { Database } from '../../../src/platform/database/tables.ts';
import { createDatabase, databaseUrl, onServer } from '../../../test/postgres-server.ts';

/** What the processes of a crash test keep between their lives. */
export interface Stage {
  /** Where their files lie. */
  readonly dataDir: string;
  /** Names the database, where it is not in the data folder. */
  readonly env: Readonly<Record<string, string>>;
  /** Looks into the database; no process of the API may live meanwhile. */
  look<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T>;
  strike(): Promise<void>;
}

/** A data folder, and a database from the run's template: in the folder, or on the server. */
export async function setStage(): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saptapadi-crash-'));
  const from = inject('templateDatabase');
  const strike = () => rm(dataDir, { recursive: true, force: true });
  if (from.kind === 'pglite') {
    const folder = join(dataDir, 'database');
    await mkdir(folder, { mode: 0o700 });
    const image = await openAsBlob(from.imageFile);
    await (await PGlite.create(folder, { loadDataDir: image })).close();
    return { dataDir, strike, env: {}, look: (work) => lookInto(openFolder(folder), work) };
  }
  const name = `${from.template}_${randomUUID().slice(0, 8)}`;
  const url = databaseUrl(from.url, name);
  await createDatabase(from.url, name, from.template);
  const openServer = () => new QueuedDatabase<Database>(postgresDialect(url, () => undefined));
  return {
    dataDir,
    env: { DATABASE_URL: url },
    look: (work) => lookInto(Promise.resolve(openServer()), work),
    async strike() {
      await strike();
      await onServer(from.url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function openFolder(folder: string): Promise<Kysely<Database>> {
  const pglite = await PGlite.create(folder, { parsers: pgliteParsers });
  const dialect = pgliteDialect({
    generation: 1,
    query: (sql, parameters) => pglite.query(sql, [...parameters]),
    close: () => pglite.close(),
  });
  return new QueuedDatabase<Database>(dialect);
}

async function lookInto<T>(
  opening: Promise<Kysely<Database>>,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const db = await opening;
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
