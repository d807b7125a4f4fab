import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Kysely } from 'kysely';
import { inject } from 'vitest';
import { pgliteDialect } from '../src/platform/database/pglite-dialect.ts';
import { openInMemory } from '../src/platform/database/pglite-memory.ts';
import { postgresDialect } from '../src/platform/database/postgres-dialect.ts';
import type { Database } from '../src/platform/tables.ts';
import { databaseUrl, onServer } from './template-database.ts';

/** A migrated, empty database of the caller's own. */
export interface TestDatabase {
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

/** Copies the run's template; PGlite in memory, or PostgreSQL with TEST_DATABASE=postgres. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const from = inject('templateDatabase');
  if (from.kind === 'pglite') {
    const client = await openInMemory(await openAsBlob(from.imageFile));
    const db = new Kysely<Database>({ dialect: pgliteDialect(client) });
    return { db, close: () => db.destroy() };
  }
  const name = `${from.template}_${randomUUID().slice(0, 8)}`;
  await onServer(from.url, (client) =>
    client.query(`create database ${name} template ${from.template}`),
  );
  const db = new Kysely<Database>({
    dialect: postgresDialect(databaseUrl(from.url, name), () => undefined),
  });
  return {
    db,
    async close() {
      await db.destroy();
      await onServer(from.url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
