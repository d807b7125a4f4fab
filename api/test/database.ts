import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { Kysely } from 'kysely';
import { expect, inject } from 'vitest';
import type { ConnectionQueue } from '../src/platform/database/connection-queue.ts';
import { openInMemory } from '../src/platform/database/in-memory-database.ts';
import { postgresDialect } from '../src/platform/database/open-postgres.ts';
import { pgliteDialect } from '../src/platform/database/pglite-dialect.ts';
import { POOL_LIMITS } from '../src/platform/database/pool-limits.ts';
import { QueuedDatabase } from '../src/platform/database/queued-database.ts';
import type { Database } from '../src/platform/database/tables.ts';
import { empty } from './emptying.ts';
import { hold } from './held.ts';
import { createDatabase, databaseUrl, onServer } from './postgres-server.ts';
import type { TemplateDatabase } from './template-database.ts';

/** A migrated, empty database of the caller's own. */
export interface TestDatabase {
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

/** A database of this process, for one holder after another. */
interface Copy {
  connect(queue?: ConnectionQueue): Kysely<Database>;
  /** Resolves when nothing of its last holder is under way any more. */
  disconnect(db: Kysely<Database>): Promise<void>;
  drop(): Promise<void>;
}

/** Caps alone: a server whose disk stands still for half a minute is no failure of a test. */
const LIMITS = { ...POOL_LIMITS, waitMs: 60_000, statementMs: 60_000, lockMs: 60_000 };

/** Copies that somebody has used and nobody holds. */
const used: Copy[] = [];

/**
 * A copy of the run's template; PGlite in memory, or PostgreSQL with TEST_DATABASE=postgres. What a test file closes,
 * the next one gets, emptied: that takes a tenth of the time that a new copy takes.
 */
export async function openTestDatabase(queue?: ConnectionQueue): Promise<TestDatabase> {
  const from = inject('templateDatabase');
  requireDatabaseName(expect.getState().testPath ?? '');
  for (let copy = used.pop(); copy !== undefined; copy = used.pop()) {
    const db = copy.connect(queue);
    if (await empty(db, from.emptying)) return held(copy, db);
    await copy.disconnect(db);
    await copy.drop();
  }
  const copy = from.kind === 'pglite' ? await copyInMemory(from) : await copyOnServer(from);
  return held(copy, copy.connect(queue));
}

function held(copy: Copy, db: Kysely<Database>): TestDatabase {
  const release = hold('a database');
  return {
    db,
    async close() {
      await copy.disconnect(db);
      used.push(copy);
      release();
    },
  };
}

/** Whether a test file, by its name, may open a database: `*.db.test.ts`. */
export function isDatabaseTest(file: string): boolean {
  return /[^/]\.db\.test\.ts$/.test(file);
}

/** The proof runs these files on both databases, and finds them by their name. */
function requireDatabaseName(file: string): void {
  if (!isDatabaseTest(file))
    throw new Error(`${file} opens a database, so its name must end in .db.test.ts.`);
}

async function copyInMemory({
  imageFile,
}: Extract<TemplateDatabase, { kind: 'pglite' }>): Promise<Copy> {
  const client = await openInMemory(await openAsBlob(imageFile));
  return {
    connect: (queue) =>
      new QueuedDatabase<Database>(
        pgliteDialect({ ...client, close: () => Promise.resolve() }, queue),
      ),
    async disconnect(db) {
      // Whoever waits in line for the one session comes first; whoever comes later is refused.
      await db.connection().execute(() => Promise.resolve());
      await db.destroy();
      // Refuses in mid-transaction.
      await client.query('discard all', []);
    },
    drop: () => client.close(),
  };
}

async function copyOnServer({
  url,
  template,
}: Extract<TemplateDatabase, { kind: 'postgres' }>): Promise<Copy> {
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await createDatabase(url, name, template);
  return {
    connect: (queue) =>
      new QueuedDatabase<Database>(
        postgresDialect(databaseUrl(url, name), () => undefined, LIMITS, queue),
      ),
    disconnect: (db) => db.destroy(),
    drop: () => onServer(url, (client) => client.query(`drop database ${name} with (force)`)),
  };
}
