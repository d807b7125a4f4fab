import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/platform/database/migrate.ts';
import { pgliteDialect } from '../src/platform/database/pglite-dialect.ts';
import { openInMemory } from '../src/platform/database/pglite-memory.ts';
import { QueuedDatabase } from '../src/platform/database/queued-database.ts';
import type { Database } from '../src/platform/database/tables.ts';
import { storePerson } from '../test/rows.ts';
import { migrations } from './list.ts';

let db: Kysely<Database>;
beforeAll(async () => {
  db = new QueuedDatabase<Database>(pgliteDialect(await openInMemory()));
  const before = Object.entries(migrations).filter(([name]) => name < '025');
  await migrate(db, { migrations: Object.fromEntries(before) });
});
afterAll(() => db.destroy());

it('leaves a job for every plan that runs, and for those whose end nobody followed', async () => {
  const ends = [new Date('2026-01-02T03:04:05Z'), new Date('2999-01-02T03:04:05Z')];
  const ids = [await storePerson(db), await storePerson(db), await storePerson(db)];
  for (const [at, plan_until] of ends.entries())
    await db
      .updateTable('accounts')
      .set({ plan: 'belief', plan_until })
      .where('id', '=', ids[at] ?? '')
      .execute();
  await migrate(db);
  const jobs = await db.selectFrom('jobs').selectAll().orderBy('run_at').execute();
  expect(jobs).toMatchObject(
    ends.map((run_at, at) => ({
      kind: 'plan',
      unique_key: ids[at],
      account_id: ids[at],
      payload: { account_id: ids[at] },
      run_at,
    })),
  );
});
