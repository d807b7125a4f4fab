import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
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
  const before = Object.entries(migrations).filter(([name]) => name < '022');
  await migrate(db, { migrations: Object.fromEntries(before) });
});
afterAll(() => db.destroy());

it('counts what is unread, dates every side, and begins the conversations of those who were accepted', async () => {
  const [asha, rohan, amit] = [
    await storePerson(db),
    await storePerson(db, 'male'),
    await storePerson(db, 'male'),
  ];
  const [a_id = '', b_id = ''] = [asha, rohan].toSorted();
  const [id, last_at] = [randomUUID(), new Date('2026-02-03T04:05:06Z')];
  await insert(db, 'threads', { id, a_id, b_id, last_sequence: 4, last_at });
  for (const [profile_id, other_id, read_sequence] of [
    [asha, rohan, 1],
    [rohan, asha, 4],
  ] as const)
    await insert(db, 'thread_people', {
      thread_id: id,
      profile_id,
      other_id,
      read_sequence,
      read_at: null,
    });
  for (const [at, from_id] of [rohan, rohan, asha, rohan].entries())
    await insert(db, 'messages', {
      id: randomUUID(),
      thread_id: id,
      sequence: at + 1,
      from_id,
      client_id: `phone-${at}`,
      body: 'Namaste',
    });
  const created_at = new Date('2026-01-02T03:04:05Z');
  for (const from_id of [rohan, amit]) {
    const request = { id: randomUUID(), from_id, to_id: asha, accepted: true, created_at };
    await insert(db, 'chat_requests', request);
  }
  await migrate(db);
  const sides = await db
    .selectFrom('thread_people')
    .select(['profile_id', 'other_id', 'unread', 'last_at'])
    .orderBy('last_at')
    .orderBy('unread', 'desc')
    .execute();
  expect(sides.slice(2)).toEqual([
    { profile_id: asha, other_id: rohan, unread: 2, last_at },
    { profile_id: rohan, other_id: asha, unread: 0, last_at },
  ]);
  expect(sides).toHaveLength(4);
  for (const [profile_id, other_id] of [
    [asha, amit],
    [amit, asha],
  ])
    expect(sides).toContainEqual({ profile_id, other_id, unread: 0, last_at: created_at });
});
