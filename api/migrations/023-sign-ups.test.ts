import { type Kysely, sql } from 'kysely';
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
  const before = Object.entries(migrations).filter(([name]) => name < '023');
  await migrate(db, { migrations: Object.fromEntries(before) });
});
afterAll(() => db.destroy());

it('keeps the links that were mailed good, and their passwords for nobody', async () => {
  const [member, waits, late] = [
    await storePerson(db),
    await storePerson(db),
    await storePerson(db),
  ];
  await sql`update accounts set confirmed_at = null, password_hash = 'theirs'
    where id in (${waits}, ${late})`.execute(db);
  await sql`update accounts set email = 'waits@example.com' where id = ${waits}`.execute(db);
  await sql`insert into mailed_secrets (hash, purpose, account_id, created_at, expires_at) values
    ('link', 'confirm', ${waits}, '2026-11-20', '2026-11-22'),
    ('old', 'confirm', ${member}, '2026-11-20', '2026-11-22'),
    ('code', 'code', ${member}, '2026-11-20', '2026-11-22')`.execute(db);
  const profile = await db
    .selectFrom('profiles')
    .select(['name', 'lastName as last_name', 'gender', 'birthdate'])
    .where('id', '=', waits)
    .executeTakeFirst();

  await migrate(db);
  expect(await db.selectFrom('sign_ups').selectAll().execute()).toMatchObject([
    {
      ...profile,
      email: 'waits@example.com',
      link_hash: 'link',
      password_hash: null,
      device_hash: null,
      code_hash: null,
      expires_at: new Date('2026-11-22'),
    },
  ]);
  expect(await db.selectFrom('accounts').select('id').execute()).toEqual([{ id: member }]);
  expect(await db.selectFrom('mailed_secrets').select('hash').execute()).toEqual([
    { hash: 'code' },
  ]);
});
