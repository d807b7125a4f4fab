import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { pgliteDialect } from './pglite-dialect.ts';
import { PgliteThread } from './pglite-thread.ts';
import { QueuedDatabase } from './queued-database.ts';

it('ends a statement that never ends, loses its transaction, and goes on with a new session', async () => {
  const thread = await PgliteThread.open('memory://', 2_000);
  const db = new QueuedDatabase<unknown>(pgliteDialect(thread));
  const endless = sql`with recursive n as (select 1 as i union all select i + 1 from n)
    select count(*) from n`;
  const stuck = db.transaction().execute(async (trx) => {
    await expect(endless.execute(trx)).rejects.toThrow('canceling statement');
    // Outside the lost transaction this would be carried out alone.
    await sql`select 1`.execute(trx);
  });
  const waiting = sql`select 7 as seven`.execute(db);
  await expect(stuck).rejects.toThrow('replaced in mid-transaction');
  expect((await waiting).rows).toEqual([{ seven: 7 }]);
  await db.destroy();
}, 90_000);

it('lets a migration take as long as it takes', async () => {
  const thread = await PgliteThread.open('memory://', 20);
  const db = new QueuedDatabase<unknown>(pgliteDialect(thread));
  const long = sql<{ count: number }>`
    select count(*)::int as count from generate_series(1, 2000000) as n`;
  const { rows } = await thread.withoutDeadline(() => long.execute(db));
  expect(rows).toEqual([{ count: 2_000_000 }]);
  await thread.withoutDeadline(() => db.destroy());
}, 90_000);
