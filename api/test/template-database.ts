import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '../src/platform/database/in-memory-database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { pgliteDialect } from '../src/platform/database/pglite-dialect.ts';
import { QueuedDatabase } from '../src/platform/database/queued-database.ts';
import { emptyingOf, type Emptying } from './emptying.ts';
import { databaseUrl, onServer } from './postgres-server.ts';

/** Where a process of tests gets its migrated databases from, and how one becomes like new. */
export type TemplateDatabase = { readonly emptying: Emptying } & (
  | { readonly kind: 'pglite'; readonly imageFile: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly template: string }
);

declare module 'vitest' {
  interface ProvidedContext {
    templateDatabase: TemplateDatabase;
  }
}

/** Migrates one database per run; every process of tests starts from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, dispose } =
    process.env['TEST_DATABASE'] === 'postgres' ? await postgresTemplate() : await pgliteTemplate();
  project.provide('templateDatabase', template);
  return dispose;
}

async function pgliteTemplate() {
  const client = await openInMemory();
  const db = new QueuedDatabase<unknown>(pgliteDialect(client));
  await migrate(db);
  const emptying = await emptyingOf(db);
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-test-'));
  const imageFile = join(folder, 'template.tar');
  await writeFile(imageFile, Buffer.from(await (await client.dump()).arrayBuffer()));
  await db.destroy();
  return {
    template: { kind: 'pglite', imageFile, emptying } as const,
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

async function postgresTemplate() {
  const url = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const template = `saptapadi_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await onServer(url, (client) => client.query(`create database ${template}`));
  const pool = new pg.Pool({ connectionString: databaseUrl(url, template), max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const emptying = await emptyingOf(db);
  await db.destroy();
  return {
    template: { kind: 'postgres', url, template, emptying } as const,
    // Takes away the copies too.
    dispose: () =>
      onServer(url, async (client) => {
        const { rows } = await client.query<{ datname: string }>(
          'select datname from pg_database where starts_with(datname, $1)',
          [template],
        );
        for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
      }),
  };
}
