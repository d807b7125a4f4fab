import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pgliteDialect } from './pglite-dialect.ts';
import { PgliteThread } from './pglite-thread.ts';
import { QueuedDatabase } from './queued-database.ts';

interface Tables {
  counter: { id: number; value: number };
}

let thread: PgliteThread;
let db: Kysely<Tables>;

// A start takes seconds; the tests share one, in memory.
beforeAll(async () => {
  thread = await PgliteThread.open('memory://');
  db = new QueuedDatabase<Tables>(pgliteDialect(thread));
  await sql`create table counter (id integer primary key, value integer not null)`.execute(db);
  await db.insertInto('counter').values({ id: 1, value: 0 }).execute();
});
afterAll(() => db.destroy());

const value = async () => {
  const row = await db.selectFrom('counter').select('value').executeTakeFirstOrThrow();
  return row.value;
};

describe('the database in its thread', () => {
  it('does not mix transactions that run at the same time', async () => {
    const addOne = () =>
      db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom('counter').selectAll().executeTakeFirstOrThrow();
        await trx
          .updateTable('counter')
          .set({ value: row.value + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 10 }, addOne));
    expect(await value()).toBe(10);
  });

  it('rolls a failed transaction back, and the next statement is not part of it', async () => {
    const before = await value();
    const failed = db.transaction().execute(async (trx) => {
      await trx.updateTable('counter').set({ value: -1 }).execute();
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await value()).toBe(before);
  });

  it('says which rule a statement broke', async () => {
    const twice = db.insertInto('counter').values({ id: 1, value: 1 }).execute();
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'counter_pkey' });
  });

  it('hands over days as days, times as Dates, big numbers as numbers, objects as objects', async () => {
    const { rows } = await sql`
      select date '1998-03-21' as day, timestamptz '2026-11-21T09:00:00Z' as time,
        count(*) as many, ${new Date('2026-01-01')}::timestamptz as given,
        jsonb_build_object('a', 1) as json from counter`.execute(db);
    expect(rows).toEqual([
      {
        day: '1998-03-21',
        time: new Date('2026-11-21T09:00:00Z'),
        many: 1,
        given: new Date('2026-01-01'),
        json: { a: 1 },
      },
    ]);
  });

  it('counts the rows that a statement changed', async () => {
    const result = await db.updateTable('counter').set({ value: 5 }).executeTakeFirst();
    expect(result.numUpdatedRows).toBe(1n);
  });
});
