import { sql } from 'kysely';
import { describe, expect, inject, it, vi } from 'vitest';
import { isDatabaseBusy } from './busy-errors.ts';
import { Mutex } from './mutex.ts';
import { postgresDialect } from './open-postgres.ts';
import { POOL_LIMITS } from './pool-limits.ts';
import { QueuedDatabase } from './queued-database.ts';

const from = inject('templateDatabase');

/** The error that something ends with. */
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a busy database', () => {
  it('is one whose single session nobody gets', async () => {
    const turns = new Mutex(1);
    await turns.take();
    expect(isDatabaseBusy(await errorOf(turns.take()))).toBe(true);
  });

  it.runIf(from.kind === 'postgres')('is one whose pool has no connection in time', async () => {
    const url = from.kind === 'postgres' ? from.url : '';
    const limits = { ...POOL_LIMITS, connections: 1, waitMs: 50 };
    const db = new QueuedDatabase<unknown>(postgresDialect(url, () => undefined, limits));
    // Its one connection is opened first: on a busy machine that alone may take longer than the pool waits.
    await vi.waitFor(() => sql`select 1`.execute(db), { timeout: 20_000 });
    const error = await db.connection().execute(() => errorOf(sql`select 1`.execute(db)));
    expect(isDatabaseBusy(error)).toBe(true);
    await db.destroy();
  });

  it('is one that nobody can reach', async () => {
    const db = new QueuedDatabase<unknown>(
      postgresDialect('postgres://postgres@127.0.0.1:1/none', () => undefined),
    );
    expect(isDatabaseBusy(await errorOf(sql`select 1`.execute(db)))).toBe(true);
    await db.destroy();
  });

  it.each(['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'ETIMEDOUT'])(
    'is one whose network says %s',
    (code) => {
      expect(isDatabaseBusy(Object.assign(new Error('connect'), { code }))).toBe(true);
    },
  );

  it('is nothing else', () => {
    expect(isDatabaseBusy(new Error('timeout of something else'))).toBe(false);
    expect(isDatabaseBusy(Object.assign(new Error('unique'), { code: '23505' }))).toBe(false);
    expect(isDatabaseBusy('57014')).toBe(false);
  });
});
