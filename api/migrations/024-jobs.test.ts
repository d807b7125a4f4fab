import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../src/platform/database/migrate.ts';
import { pgliteDialect } from '../src/platform/database/pglite-dialect.ts';
import { openInMemory } from '../src/platform/database/pglite-memory.ts';
import { QueuedDatabase } from '../src/platform/database/queued-database.ts';
import type { Database } from '../src/platform/database/tables.ts';
import { notedRemovals } from '../test/jobs.ts';
import { insert, storePerson } from '../test/rows.ts';
import { migrations } from './list.ts';

const PAST = new Date('2026-01-02T03:04:05Z');
const FUTURE = new Date('2999-01-02T03:04:05Z');

let db: Kysely<Database>;
beforeAll(async () => {
  db = new QueuedDatabase<Database>(pgliteDialect(await openInMemory()));
  await migrateTo('024');
});
afterAll(() => db.destroy());

/** Carries out what comes before a number. */
const migrateTo = (number: string) => {
  const before = Object.entries(migrations).filter(([name]) => name < number);
  return migrate(db, { migrations: Object.fromEntries(before) });
};
const carryOver = (at: Date) => sql`select carry_over_jobs(${at})`.execute(db);
const mails = () =>
  db.selectFrom('jobs').selectAll().where('kind', '=', 'mail').orderBy('seq').execute();

describe('what waits at the migration', () => {
  it('is carried over, but for what an older server has just claimed', async () => {
    const account_id = await storePerson(db);
    const mail = { account_id, useless_at: FUTURE, created_at: PAST };
    const [waiting, claimed] = [randomUUID(), randomUUID()];
    await insert(db, 'mails', { ...mail, id: waiting, sealed: 'sealed', due_at: PAST });
    await insert(db, 'mails', { ...mail, id: claimed, sealed: 'claimed', due_at: FUTURE });
    const delivered = { id: randomUUID(), sealed: null, state: 'delivered' } as const;
    await insert(db, 'mails', { ...mail, ...delivered, due_at: PAST });
    await insert(db, 'file_removals', { kind: 'photo', file_key: 'p', due_at: PAST });
    await insert(db, 'file_removals', { kind: 'file', file_key: 'f', due_at: FUTURE });
    await migrateTo('070');
    expect(await mails()).toMatchObject([
      {
        id: waiting,
        account_id,
        payload: { sealed: 'sealed' },
        attempts: 0,
        run_at: PAST,
        expires_at: FUTURE,
        created_at: PAST,
      },
    ]);
    expect(await notedRemovals(db)).toMatchObject([{ kind: 'photo', file_key: 'p' }]);
    expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(2);
    await carryOver(FUTURE);
    expect((await mails()).map(({ id }) => id)).toEqual([waiting, claimed]);
    expect((await notedRemovals(db)).map(({ file_key }) => file_key)).toEqual(['p', 'f']);
    expect(await db.selectFrom('file_removals').select('id').execute()).toEqual([]);
  });
});

describe('an older server on the new schema', () => {
  it('still notes mails and removals where it always did, and they are carried over', async () => {
    await db.deleteFrom('jobs').execute();
    const id = randomUUID();
    const times = { due_at: PAST, useless_at: FUTURE, created_at: PAST };
    await insert(db, 'mails', { id, account_id: null, sealed: 'sealed', ...times });
    await insert(db, 'file_removals', { kind: 'file', file_key: 'g', due_at: PAST });
    await carryOver(new Date());
    expect((await mails()).map((job) => job.id)).toEqual([id]);
    expect((await notedRemovals(db)).map(({ file_key }) => file_key)).toEqual(['g']);
  });
});

describe('the last carrying over', () => {
  it('takes what is still claimed too, and leaves nothing where nobody looks any more', async () => {
    await db.deleteFrom('jobs').execute();
    const id = randomUUID();
    const mail = { account_id: null, due_at: FUTURE, useless_at: FUTURE, created_at: PAST };
    await insert(db, 'mails', { ...mail, id, sealed: 'claimed' });
    await insert(db, 'file_removals', { kind: 'photo', file_key: 'h', due_at: FUTURE });
    await migrateTo('071');
    expect((await mails()).map((job) => job.id)).toEqual([id]);
    expect((await notedRemovals(db)).map(({ file_key }) => file_key)).toEqual(['h']);
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('file_removals').select('id').execute()).toEqual([]);
  });
});
