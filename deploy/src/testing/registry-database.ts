import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { inject, onTestFinished } from 'vitest';
import { openSeparate, sql } from 'api/database';
import { migrate, openInMemoryDatabase } from 'api/database-in-memory';
import { openRegistryDatabase, REGISTRY_MIGRATIONS } from '../registry/registry-database.ts';
import type { RegistryDatabase, RegistryTables } from '../registry/registry-tables.ts';

/** One per test file: to open PGlite takes seconds, to empty it does not. */
let inMemory: Promise<RegistryDatabase> | undefined;

/** An empty registry for one test: PGlite in memory, or PostgreSQL with TEST_DATABASE=postgres. */
export async function registryDatabase(): Promise<RegistryDatabase> {
  if (process.env['TEST_DATABASE'] === 'postgres') {
    return openOnPostgres(await postgresDatabase());
  }
  inMemory ??= openImage();
  const db = await inMemory;
  await sql`drop schema releases cascade`.execute(db);
  await migrate(db, REGISTRY_MIGRATIONS);
  return db;
}

async function openImage(): Promise<RegistryDatabase> {
  const image = await openAsBlob(inject('registryImage'));
  return openInMemoryDatabase<RegistryTables>(REGISTRY_MIGRATIONS, image);
}

/** The address of an empty database on the test server, gone after the test. */
export async function postgresDatabase(): Promise<string> {
  const url = new URL(
    process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres',
  );
  const name = `saptapadi_releases_${randomUUID().slice(0, 8)}`;
  const place = { url: url.href, variable: 'TEST_DATABASE_URL', onLost: ignoreLost };
  const server = await openSeparate(place, null);
  await sql`create database ${sql.id(name)}`.execute(server.db);
  onTestFinished(async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server.db);
    await server.close();
  });
  url.pathname = `/${name}`;
  return url.href;
}

async function openOnPostgres(url: string): Promise<RegistryDatabase> {
  const { db, close } = await openRegistryDatabase(
    { dataDir: '', registryDatabaseUrl: url },
    ignoreLost,
  );
  onTestFinished(close);
  return db;
}

/** A connection that ends with its database is no news here. */
function ignoreLost(): void {}
