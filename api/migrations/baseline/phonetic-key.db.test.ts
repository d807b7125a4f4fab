import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { phoneticKey } from 'shared-contracts/domain/phonetic-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { SPELT_NAMES } from '../../test/spelt-names.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Adds a call log of a customer and returns its id. */
async function addLog(name: string): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into call_logs (id, app_name, customer_name, phone, status, created_at)
    values (${id}, 'saptapadi', ${name}, '098220 12345', 'not_called', '2026-03-01T06:00:00Z')`.execute(
    database.db,
  );
  return id;
}

/** Customers whose call logs have this word, however it is spelt. */
async function foundBy(typed: string) {
  const { rows } = await sql<{ name: string }>`
    select distinct customer_name as name from call_logs join call_log_names on log_id = id
    where term = '~' || phonetic_key(${typed})`.execute(database.db);
  return rows.map(({ name }) => name);
}

async function keysOf(names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select phonetic_key(name) as key from unnest(${names}::text[]) with ordinality as one (name, at)
    order by at`.execute(database.db);
  return rows.map(({ key }) => key);
}

describe('the words of a call log', () => {
  it('are found in any spelling, and follow the name of the customer', async () => {
    await addLog('Hrishikesh Varma');
    expect(await foundBy('Rushikesh')).toEqual(['Hrishikesh Varma']);
    expect(await foundBy('Verma')).toEqual(['Hrishikesh Varma']);
    const id = await addLog('ज्ञानेश्वर दुबे');
    expect(await foundBy('Gyaneshwar')).toEqual(['ज्ञानेश्वर दुबे']);
    expect(await foundBy('Gyaneshwar Dube')).toEqual(['ज्ञानेश्वर दुबे']);
    await sql`update call_logs set customer_name = 'Asha' where id = ${id}`.execute(database.db);
    expect(await foundBy('Gyaneshwar')).toEqual([]);
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
