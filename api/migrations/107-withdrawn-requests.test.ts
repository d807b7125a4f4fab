import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/platform/database/migrate.ts';
import { pgliteDialect } from '../src/platform/database/pglite-dialect.ts';
import { openInMemory } from '../src/platform/database/pglite-memory.ts';
import { QueuedDatabase } from '../src/platform/database/queued-database.ts';
import type { Database } from '../src/platform/database/tables.ts';
import { insert, storePerson } from '../test/rows.ts';
import { migrations } from './list.ts';

let db: Kysely<Database>;
beforeAll(async () => {
  db = new QueuedDatabase<Database>(pgliteDialect(await openInMemory()));
  const before = Object.entries(migrations).filter(([name]) => name < '107');
  await migrate(db, { migrations: Object.fromEntries(before) });
});
afterAll(() => db.destroy());

it('takes back what somebody had asked before they declined the other, and nothing else', async () => {
  const [older, newer] = [new Date('2026-01-02T03:04:05Z'), new Date('2026-02-02T03:04:05Z')];
  /** A woman who declined a man, and her own interest in him. */
  const pair = async (hers: { created_at: Date; declined?: boolean }) => {
    const [her, him] = [await storePerson(db), await storePerson(db, 'male')];
    const his = { from_id: him, to_id: her, declined: true };
    const created_at = hers.created_at === older ? newer : older;
    await insert(db, 'interests', { id: randomUUID(), ...his, created_at });
    const id = randomUUID();
    await insert(db, 'interests', { id, from_id: her, to_id: him, ...hers });
    return id;
  };
  const before = await pair({ created_at: older });
  const after = await pair({ created_at: newer });
  const declined = await pair({ created_at: older, declined: true });
  await migrate(db);
  const { rows } = await sql<{ id: string }>`
    select id from interests where id in (${before}, ${after}, ${declined})`.execute(db);
  expect(rows.map(({ id }) => id).toSorted()).toEqual([after, declined].toSorted());
  const withdrawn = await db.selectFrom('interests').select('withdrawn').distinct().execute();
  expect(withdrawn).toEqual([{ withdrawn: false }]);
});
