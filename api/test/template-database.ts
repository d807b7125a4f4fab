import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/database/migrate.ts';
import { pgliteDialect } from '../src/platform/database/pglite-dialect.ts';
import { openInMemory } from '../src/platform/database/pglite-memory.ts';

/** Where a test file gets its migrated database from. */
export type TemplateDatabase =
  | { readonly kind: 'pglite'; readonly imageFile: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    templateDatabase: TemplateDatabase;
  }
}

/** Migrates one database per run; every test file starts from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, dispose } =
    process.env['TEST_DATABASE'] === 'postgres' ? await postgresTemplate() : await pgliteTemplate();
  project.provide('templateDatabase', template);
  return dispose;
}

async function pgliteTemplate() {
  const client = await openInMemory();
  const db = new Kysely<unknown>({ dialect: pgliteDialect(client) });
  await migrate(db);
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-test-'));
  const imageFile = join(folder, 'template.tar');
  await writeFile(imageFile, Buffer.from(await (await client.dump()).arrayBuffer()));
  await db.destroy();
  return {
    template: { kind: 'pglite', imageFile } as const,
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
  await db.destroy();
  return {
    template: { kind: 'postgres', url, template } as const,
    // Also takes away the copies of test files that failed before they could.
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

/** The same server's address with another database. */
export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Runs something on a connection of its own, outside any transaction. */
export async function onServer(
  url: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
