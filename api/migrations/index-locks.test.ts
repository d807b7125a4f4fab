import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Migration } from '../src/platform/database/migration.ts';
import { BASELINE, migrations } from './list.ts';

/** The statements that a migration executes, without a database. */
async function statementsOf(migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) =>
      void statements.push(query.sql.replaceAll(/\s+/g, ' ').trim().toLowerCase()),
  });
  await migration.up(db);
  return statements;
}

/** Statements about indexes that hold up who reads or writes a table from before the migration. */
async function holdUps(migration: Migration): Promise<string[]> {
  const statements = await statementsOf(migration);
  const created = statements.flatMap((one) => /^create table "?(\w+)/.exec(one)?.[1] ?? []);
  const isConcurrent = migration.inTransaction === false;
  return statements.filter((statement) => {
    if (!/^(?:create (?:unique )?|drop )index\b/.test(statement)) return false;
    if (/\bindex concurrently\b/.test(statement)) return !isConcurrent;
    const table = /^create .* on "?(\w+)/.exec(statement)?.[1];
    return table === undefined || !created.includes(table);
  });
}

describe('migrations after the baseline', () => {
  it.each(Object.entries(migrations).filter(([name]) => name !== BASELINE.name))(
    '%s makes and drops indexes without holding up who uses the table',
    async (_, migration) => {
      expect(await holdUps(migration)).toEqual([]);
    },
  );

  it('would be found to hold up others, in a transaction or without concurrency', async () => {
    const run = (text: string, more: Omit<Migration, 'up'> = {}) =>
      holdUps({
        ...more,
        up: (db) =>
          sql
            .raw(text)
            .execute(db)
            .then(() => undefined),
      });
    expect(await run('create index a on profiles (name)')).toHaveLength(1);
    expect(await run('drop index a')).toHaveLength(1);
    expect(await run('create index concurrently a on profiles (name)')).toHaveLength(1);
    const outside = { inTransaction: false } as const;
    expect(await run('create index a on profiles (name)', outside)).toHaveLength(1);
    expect(await run('create index concurrently a on profiles (name)', outside)).toEqual([]);
  });
});
