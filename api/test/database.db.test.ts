import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { empty, emptyingOf } from './emptying.ts';
import { storePerson } from './rows.ts';

const open: TestDatabase[] = [];
async function openOne(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  open.push(database);
  return database;
}
async function closeAll(): Promise<void> {
  for (const database of open.splice(0)) await database.close();
}
afterEach(closeAll);

const namesOf = async ({ db }: TestDatabase, kind: 'tables' | 'sequences') => {
  const query = sql<{ name: string }>`
    select ${sql.raw(kind === 'tables' ? 'tablename' : 'sequencename')} as name
    from ${sql.raw(`pg_${kind}`)} where schemaname = 'public' order by 1`;
  return (await query.execute(db)).rows.map(({ name }) => name);
};
const databaseOf = async ({ db }: TestDatabase) =>
  (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0];

describe('a database of tests', () => {
  it('holds nothing of whoever had it before, not even what is append-only', async () => {
    const first = await openOne();
    const actor_id = await storePerson(first.db);
    const entry = { actor_id, action: 'looked', detail: JSON.stringify({}) };
    await first.db.insertInto('audit_trail').values(entry).execute();
    const had = await databaseOf(first);
    await closeAll();
    const second = await openOne();
    expect(await databaseOf(second)).toEqual(had);
    for (const table of await namesOf(second, 'tables')) {
      if (table.startsWith('kysely_migration')) continue;
      const { rows } = await sql`select from ${sql.table(table)}`.execute(second.db);
      expect(rows, table).toEqual([]);
    }
    await second.db.insertInto('audit_trail').values(entry).execute();
    const { rows } = await sql`select id from audit_trail`.execute(second.db);
    expect(rows).toEqual([{ id: 1 }]);
  });

  it('has its files anew after rows that would slow the next tests down', async () => {
    const first = await openOne();
    await sql`insert into accounts (id, email)
      select gen_random_uuid(), 'p' || n || '@example.com' from generate_series(1, 10000) as n`.execute(
      first.db,
    );
    const size = async ({ db }: TestDatabase) =>
      (await sql<{ bytes: number }>`select pg_relation_size('accounts') as bytes`.execute(db)).rows;
    expect((await size(first))[0]?.bytes).toBeGreaterThan(0);
    await closeAll();
    expect(await size(await openOne())).toEqual([{ bytes: 0 }]);
  });

  it('is another one for each of those who have one at the same time', async () => {
    const [one, other] = [await openOne(), await openOne()];
    await storePerson(one.db);
    expect(await other.db.selectFrom('accounts').select('id').execute()).toEqual([]);
  });

  it.each([
    'create table letters (id integer)',
    'alter table accounts add column letters integer',
    'alter table accounts disable trigger user',
    'drop table page_views',
  ])('is given to nobody else after %s', async (change) => {
    const changed = await openOne();
    await sql.raw(change).execute(changed.db);
    await closeAll();
    const next = await openOne();
    const { rows } = await sql`
      select from pg_attribute where attname = 'letters' or attrelid = to_regclass('letters')
      union all
      select from pg_trigger where not tgisinternal and tgenabled = 'D'
      `.execute(next.db);
    expect(rows).toEqual([]);
    expect(await namesOf(next, 'tables')).toContain('page_views');
  });

  it('refuses whoever comes after it was given back', async () => {
    const database = await openOne();
    await closeAll();
    await expect(storePerson(database.db)).rejects.toThrow('destroyed');
  });
});

describe('rows that migrations inserted', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`
      create table plans (
        id bigint generated always as identity primary key,
        name text not null,
        size integer generated always as (length(name)) stored
      )`.execute(database.db);
    await sql`insert into plans (name) values ('hope'), ('trust')`.execute(database.db);
  });
  // Nobody gets it after that: its schema was changed.
  afterAll(() => database.close());

  it('come back when a database is emptied, and numbers go on after them', async () => {
    const { db } = database;
    const plans = async () => (await sql`select * from plans order by id`.execute(db)).rows;
    const before = await plans();
    const emptying = await emptyingOf(db);
    await sql`delete from plans where name = 'hope'`.execute(db);
    await sql`insert into plans (name) values ('belief')`.execute(db);
    expect(await empty(db, emptying)).toBe(true);
    expect(await plans()).toEqual(before);
    await sql`insert into plans (name) values ('belief')`.execute(db);
    expect(await plans()).toEqual([...before, { id: 3, name: 'belief', size: 6 }]);
  });
});
