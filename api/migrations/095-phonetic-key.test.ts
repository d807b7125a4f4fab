import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { phoneticKey } from 'shared-contracts/domain/phonetic-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../src/platform/database/migrate.ts';
import { pgliteDialect } from '../src/platform/database/pglite-dialect.ts';
import { openInMemory } from '../src/platform/database/pglite-memory.ts';
import { QueuedDatabase } from '../src/platform/database/queued-database.ts';
import type { Database } from '../src/platform/database/tables.ts';
import { SPELT_NAMES } from '../test/spelt-names.ts';
import { migrations } from './list.ts';

const MORE_THAN_ONE_STATEMENT = 1100;

let db: Kysely<Database>;
beforeAll(async () => {
  db = new QueuedDatabase<Database>(pgliteDialect(await openInMemory()));
  const before = Object.entries(migrations).filter(([name]) => name < '095');
  await migrate(db, { migrations: Object.fromEntries(before) });
  await addLog('Hrishikesh Varma');
  await sql`
    insert into call_logs (id, app_name, customer_name, phone, status, created_at)
    select gen_random_uuid(), 'many', 'Rushikesh', '098220 12345', 'not_called', now()
    from generate_series(1, ${MORE_THAN_ONE_STATEMENT})`.execute(db);
  await migrate(db);
});
afterAll(() => db.destroy());

async function addLog(name: string, id: string = randomUUID()): Promise<string> {
  await sql`
    insert into call_logs (id, app_name, customer_name, phone, status, created_at)
    values (${id}, 'saptapadi', ${name}, '098220 12345', 'not_called', '2026-03-01T06:00:00Z')`.execute(
    db,
  );
  return id;
}

/** Names of entries with a word as the function of either release has it. */
async function foundBy(release: 'search_name' | 'phonetic_key', typed: string) {
  const mark = release === 'phonetic_key' ? '~' : '';
  const { rows } = await sql<{ name: string }>`
    select distinct customer_name as name from call_logs join call_log_names on log_id = id
    where call_logs.app_name = 'saptapadi' and term = ${mark}::text || ${sql.ref(release)}(${typed})`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function keysOf(names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select phonetic_key(name) as key from unnest(${names}::text[]) with ordinality as one (name, at)
    order by at`.execute(db);
  return rows.map(({ key }) => key);
}

describe('the words of call logs from before', () => {
  it('are found by code of either release, whoever saved the entry', async () => {
    expect(await foundBy('search_name', 'Hrishikesh')).toEqual(['Hrishikesh Varma']);
    expect(await foundBy('phonetic_key', 'Rushikesh')).toEqual(['Hrishikesh Varma']);
    expect(await foundBy('phonetic_key', 'Verma')).toEqual(['Hrishikesh Varma']);
    const id = await addLog('ज्ञानेश्वर दुबे');
    expect(await foundBy('search_name', 'Dnyaneshwar')).toEqual(['ज्ञानेश्वर दुबे']);
    expect(await foundBy('phonetic_key', 'Gyaneshwar')).toEqual(['ज्ञानेश्वर दुबे']);
    await sql`update call_logs set customer_name = 'Asha' where id = ${id}`.execute(db);
    expect(await foundBy('phonetic_key', 'Gyaneshwar')).toEqual([]);
  });

  it('are written anew of all entries, however many there are', async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from call_log_names
      where app_name = 'many' and term = '~' || phonetic_key('Rishikesh')`.execute(db);
    expect(rows).toEqual([{ count: MORE_THAN_ONE_STATEMENT }]);
  });

  it('bear that the migration is begun again', async () => {
    const count = () =>
      db.selectFrom('call_log_names').select(db.fn.countAll().as('count')).executeTakeFirst();
    const before = await count();
    await migrations['095-phonetic-key']?.up(db);
    expect(await count()).toEqual(before);
  });
});

describe('the key of a name', () => {
  it.each(SPELT_NAMES)('is one for %s, %s and all other spellings', async (...spelt) => {
    const [first = '', ...others] = await keysOf(spelt);
    expect(first).toMatch(/^[a-z]+$/);
    for (const other of others) expect(other).toBe(first);
  });

  it('is another for every other name of the list', async () => {
    const keys = await keysOf(SPELT_NAMES.map(([name = '']) => name));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is the same in the database as in the code, whatever is typed', async () => {
    const single = SPELT_NAMES.flat();
    const typed = [
      ...single,
      ...single.map((name, at) => `${name}  ${single[(at * 7 + 3) % single.length]}`),
      // As far as somebody has typed it.
      ...single.flatMap((name) => [...name].map((_, end) => [...name].slice(0, end).join(''))),
      // One letter with its dot, and the same as two.
      '\u095Cफके',
      'ड\u093Cफके',
      'RAO-DEODHAR',
      "D'Souza",
      'ऋ',
      'हृ',
      'सिंह',
      '42',
      '',
    ];
    const keys = await keysOf(typed);
    expect(typed.map((name, at) => [name, keys[at]])).toEqual(
      typed.map((name) => [name, phoneticKey(name)]),
    );
  });
});
