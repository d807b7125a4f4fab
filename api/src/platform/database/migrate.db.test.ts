import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrations as ours } from '../../../migrations/list.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createIndexConcurrently } from './concurrent-index.ts';
import { assertMigrated, migrate, pendingMigrations } from './migrate.ts';
import type { Migration } from './migration.ts';

let database: TestDatabase;
let schema: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  schema = `test_${randomUUID().slice(0, 8)}`;
});
afterEach(() => sql`drop schema if exists ${sql.id(schema)} cascade`.execute(database.db));

/** Notes that it was here, in a table of the test's schema. */
const step = (name: string, more: Omit<Migration, 'up'> = {}): Migration => ({
  ...more,
  async up(db: Kysely<unknown>) {
    await sql`create table if not exists ${sql.id(schema, 'steps')} (name text)`.execute(db);
    await sql`insert into ${sql.id(schema, 'steps')} values (${name})`.execute(db);
  },
});
const steps = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, step(name)] as const));
const setOf = (migrations: Record<string, Migration>) => ({ migrations, schema });
const carriedOut = async () => {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.id(schema, 'steps')}`.execute(database.db);
  return rows.map(({ name }) => name);
};

describe('migrations', () => {
  it('are carried out once each, in the order of their names, and named', async () => {
    const set = setOf({ ...steps('002-b', '001-a') });
    expect(await pendingMigrations(database.db, set)).toEqual(['001-a', '002-b']);
    const said: string[] = [];
    await migrate(database.db, set, { say: (sentence) => said.push(sentence) });
    await migrate(database.db, set);
    expect(await carriedOut()).toEqual(['001-a', '002-b']);
    expect(said).toEqual(['carried out 001-a', 'carried out 002-b']);
    await assertMigrated(database.db, set);
  });

  it('are carried out once, however many servers begin at the same time', async () => {
    const set = setOf(steps('001-a', '002-b', '003-c'));
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.db, set)));
    expect(await carriedOut()).toEqual(['001-a', '002-b', '003-c']);
  });

  it('that are missing keep a server from starting, which says what to do', async () => {
    await migrate(database.db, setOf(steps('001-a')));
    await expect(
      assertMigrated(database.db, setOf(steps('001-a', '002-b', '003-c'))),
    ).rejects.toThrow(/has not got 002-b, 003-c: run `npm run migrate`/);
  });

  it('with a lower number that are merged late are carried out', async () => {
    await migrate(database.db, setOf(steps('001-a', '003-c')));
    await migrate(database.db, setOf(steps('001-a', '002-b', '003-c')));
    expect(await carriedOut()).toEqual(['001-a', '003-c', '002-b']);
  });

  it('that fail leave nothing of themselves behind, and those before them alone', async () => {
    const broken: Migration = {
      async up(db) {
        await step('002-b').up(db);
        await sql`select 1 / 0`.execute(db);
      },
    };
    const set = setOf({ ...steps('001-a'), '002-b': broken, ...steps('003-c') });
    await expect(migrate(database.db, set)).rejects.toThrow(
      /^The migration 002-b failed \(division by zero\)\. Nothing of it was done: `npm run migrate`\.$/,
    );
    expect(await carriedOut()).toEqual(['001-a']);
    await migrate(database.db, setOf(steps('001-a', '002-b', '003-c')));
    expect(await carriedOut()).toEqual(['001-a', '002-b', '003-c']);
  });

  it('outside a transaction make an index anew that an earlier try left unfinished', async () => {
    const table = `${schema}.steps`;
    const unfinished: Migration = {
      inTransaction: false,
      async up(db) {
        await sql`create index steps_name on ${sql.table(table)} (length(name))`.execute(db);
        throw new Error('cut off');
      },
    };
    const finished: Migration = {
      inTransaction: false,
      async up(db) {
        await sql`set search_path = ${sql.id(schema)}`.execute(db);
        await createIndexConcurrently(db, 'steps_name', 'on steps (name)');
        await sql`reset search_path`.execute(db);
      },
    };
    const set = (index: Migration) => setOf({ ...steps('001-a'), '002-index': index });
    await expect(migrate(database.db, set(unfinished))).rejects.toThrow(
      'failed (cut off). What it has done stays, and the next try begins it again',
    );
    await Promise.all([1, 2].map(() => migrate(database.db, set(finished))));
    const { rows } = await sql<{ definition: string; valid: boolean }>`
      select pg_get_indexdef(indexrelid) as definition, indisvalid as valid
      from pg_index where indrelid = ${table}::regclass`.execute(database.db);
    expect(rows).toEqual([{ definition: expect.stringMatching(/\(name\)$/), valid: true }]);
  });
});

describe('a database of before the first release', () => {
  const baseline = { name: '001-base', remedy: 'delete the folder' };

  it('is left as it is, and one sentence says what to delete', async () => {
    await migrate(database.db, setOf(steps('001-a', '002-b')));
    const set = { ...setOf(steps('001-base', '002-next')), baseline };
    const refusal =
      /^The database was made before the first release \(it begins with 001-a\) and cannot be brought up to date: delete the folder, then start again\.$/;
    await expect(migrate(database.db, set)).rejects.toThrow(refusal);
    await expect(assertMigrated(database.db, set)).rejects.toThrow(refusal);
    expect(await carriedOut()).toEqual(['001-a', '002-b']);
  });

  it('is not an empty one, nor one with the baseline', async () => {
    const set = { ...setOf(steps('001-base', '002-next')), baseline };
    await migrate(database.db, set);
    await migrate(database.db, { ...set, migrations: steps('001-base', '002-next', '003-last') });
    expect(await carriedOut()).toEqual(['001-base', '002-next', '003-last']);
  });
});

describe('older code', () => {
  const old = () => setOf(steps('001-a', '002-b'));

  it('starts, and migrates, on a schema that newer code has made', async () => {
    await migrate(database.db, setOf(steps('001-a', '002-b', '003-c', '004-d')));
    await assertMigrated(database.db, old());
    await migrate(database.db, old());
    expect(await carriedOut()).toEqual(['001-a', '002-b', '003-c', '004-d']);
  });

  it('refuses a schema that newer code has taken away from what it needs', async () => {
    const contract = { '004-d': step('004-d', { compatibleFrom: '003-c' }) };
    await migrate(database.db, setOf({ ...steps('001-a', '002-b', '003-c'), ...contract }));
    const refusal =
      /too old for the database: 004-d was carried out there, which needs code that knows 003-c/;
    await expect(assertMigrated(database.db, old())).rejects.toThrow(refusal);
    await expect(migrate(database.db, old())).rejects.toThrow(refusal);
    // It does without what was taken away since 003-c.
    await assertMigrated(database.db, setOf(steps('001-a', '002-b', '003-c')));
  });
});

it('every contract migration of ours names one of ours', () => {
  const named = Object.values(ours).flatMap(({ compatibleFrom = [] }) => compatibleFrom);
  expect(Object.keys(ours)).toEqual(expect.arrayContaining(named));
});
