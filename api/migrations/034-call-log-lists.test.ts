import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/platform/database/migrate.ts';
import { pgliteDialect } from '../src/platform/database/pglite-dialect.ts';
import { openInMemory } from '../src/platform/database/pglite-memory.ts';
import { QueuedDatabase } from '../src/platform/database/queued-database.ts';
import type { Database } from '../src/platform/database/tables.ts';
import { migrations } from './list.ts';

let db: Kysely<Database>;
const id = randomUUID();
beforeAll(async () => {
  db = new QueuedDatabase<Database>(pgliteDialect(await openInMemory()));
  const before = Object.entries(migrations).filter(([name]) => name < '034');
  await migrate(db, { migrations: Object.fromEntries(before) });
  await sql`
    insert into call_logs (id, app_name, customer_name, phone, status, followup, created_at)
    values (${id}, 'saptapadi', 'Asha Patil', '098220 12345', 'not_called', true, '2026-03-01T06:00:00Z')`.execute(
    db,
  );
  await migrate(db);
});
afterAll(() => db.destroy());

/** Without the words that migration 095 adds. */
const ofThisRelease = () =>
  db.selectFrom('call_log_names').select('term').where('term', 'not like', '~%');

const heard = async (name: string) => {
  const { rows } = await sql<{ key: string }>`select search_name(${name}) as key`.execute(db);
  return rows[0]?.key ?? '';
};

it('gives entries of before the number, the order and the words by which they are found', async () => {
  const log = await db
    .selectFrom('call_logs')
    .select(['phone', 'phone_digits', 'due_order'])
    .executeTakeFirstOrThrow();
  expect(log).toMatchObject({ phone: '+919822012345', phone_digits: '919822012345' });
  expect(Number(log.due_order)).toBe(1e15 - Date.parse('2026-03-01T06:00:00Z'));
  const words = await ofThisRelease().orderBy('term').execute();
  expect(words.map(({ term }) => term)).toEqual(['as', 'as ptil', 'ptil', 'ptil as']);
});

it('bears to be begun again', async () => {
  await migrations['034-call-log-lists']?.up(db);
  expect(await ofThisRelease().execute()).toHaveLength(4);
});

it.each([
  ['Kulkarni', 'कुलकर्णी'],
  ['Asha Patil', 'आशा पाटील'],
  ['Deshpande', 'देशपांडे'],
  ['Joshi', 'जोशी'],
  ['Shinde', 'शिंदे'],
  ['Gaikwad', 'गायकवाड'],
  ['Jadhav', 'जाधव'],
  ['Meera', 'मीरा'],
  ['Pooja', 'पूजा'],
  ['Laxmi', 'लक्ष्मी'],
  ['Lakshmi', 'लक्ष्मी'],
  ['Dnyaneshwar', 'ज्ञानेश्वर'],
  ['Ambedkar', 'आंबेडकर'],
  ['Kolhapure', 'कोल्हापुरे'],
  ['Rahane', 'रहाणे'],
  ['Shah', 'शाह'],
  ['Mahesh Wagh', 'महेश वाघ'],
  ['Aishwarya', 'ऐश्वर्या'],
  ['Vaishali', 'वैशाली'],
  ['Yogesh', 'योगेश'],
  ['Priya', 'प्रिया'],
  ['Ujjwala', 'उज्ज्वला'],
  ['Kshirsagar', 'क्षीरसागर'],
  ['Chhaya', 'छाया'],
  ['Phadke', 'फडके'],
  ['Sai Pai', 'साई पै'],
])('hears %s and %s alike', async (latin, devanagari) => {
  expect(await heard(devanagari)).toBe(await heard(latin));
});

it.each([
  ['Pat', 'Patil'],
  ['Kul', 'कुलकर्णी'],
  ['Sac', 'सचिन'],
  ['आ', 'Asha'],
  ['पाट', 'Patil'],
])('finds by %s what begins so: %s', async (part, whole) => {
  expect((await heard(whole)).startsWith(await heard(part))).toBe(true);
});

it('keeps names apart that are not alike', async () => {
  const names = ['Patil', 'Patel', 'Pote', 'Preeti', 'Joshi', 'Josh', 'Shinde', 'Sindhu', 'Meera'];
  const keys = await Promise.all(names.map(heard));
  expect(new Set(keys).size).toBe(names.length);
});

it('holds no next call of an entry that needs none', async () => {
  const change = sql`update call_logs set followup = false, follow_up_at = now()`.execute(db);
  await expect(change).rejects.toThrow(/call_logs_next_call/);
});
