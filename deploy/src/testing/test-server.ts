import { openSeparate, sql, type Kysely } from 'api/database';

/** Whether this run's registries lie on PostgreSQL; on PGlite in memory otherwise. */
export const onPostgres = process.env['TEST_DATABASE'] === 'postgres';

/** The test server's address with a database of that name; without one, its own. */
export function serverUrl(database?: string): string {
  const url = new URL(
    process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres',
  );
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

/** Runs something on the test server, outside any registry. */
export async function onServer<Result>(
  work: (db: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const place = { url: serverUrl(), variable: 'TEST_DATABASE_URL', onLost: ignoreLost };
  const { db, close } = await openSeparate<unknown>(place, null);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Makes an empty database, whose commits do not wait for the server's disk: the server outlives every test. */
export function createDatabase(name: string): Promise<unknown> {
  return onServer(async (db) => {
    await sql`create database ${sql.id(name)}`.execute(db);
    await sql`alter database ${sql.id(name)} set synchronous_commit = off`.execute(db);
  });
}

/** Drops a database, also with open connections. */
export function dropDatabase(name: string): Promise<unknown> {
  return onServer((db) => sql`drop database ${sql.id(name)} with (force)`.execute(db));
}

/** Takes away every database whose name begins so. */
export async function dropDatabases(prefix: string): Promise<void> {
  const { rows } = await onServer((db) =>
    sql<{ name: string }>`
      select datname as name from pg_database where starts_with(datname, ${prefix})`.execute(db),
  );
  for (const { name } of rows) await dropDatabase(name);
}

/** A connection that ends with its database is no news here. */
export function ignoreLost(): void {}
