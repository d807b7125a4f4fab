import { sql } from 'kysely';
import { listBlogs } from 'shared-contracts/calls/content';
import { listBookmarks } from 'shared-contracts/calls/engagement';
import { createOrder } from 'shared-contracts/calls/payments';
import { describe, expect, inject, it, vi } from 'vitest';
import { send, useApp, type TestReply } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import type { Api } from '../calls/context.ts';
import { readConfig } from '../config/config.ts';

const onPostgres = inject('templateDatabase').kind === 'postgres';
const { database } = readConfig({});
/** Connections that a database of a test has. */
const CONNECTIONS = onPostgres ? database.pool.connections : 1;
const MOST = 10;

/** Raises what PostgreSQL raises when it is overloaded or restarted. */
function registerRaise({ app, parts }: Api): void {
  app.get<{ Params: { state: string } }>('/api/test/raise/:state', async ({ params }) => {
    const raise = `do $$ begin raise exception 'as told' using errcode = '${params.state}'; end $$`;
    await sql.raw(raise).execute(parts.db);
  });
  app.get('/api/test/terminate', () =>
    sql`select pg_terminate_backend(pg_backend_pid())`.execute(parts.db),
  );
}

const t = useApp(
  { database: { ...database, queue: { most: MOST, waitMs: Infinity, patienceMs: 2000 } } },
  registerRaise,
);

const busy = (reply: TestReply) => {
  expect(reply).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { status: 503, code: 'server.busy', request_id: expect.any(String) },
  });
};

describe('a database that is overloaded or away', () => {
  it.each(['57014', '53300', '57P01', '57P02', '57P03', '55P03', '40P01', '25P03'])(
    'is told as busy, with when to come back (%s)',
    async (state) => {
      const reply = await t().app.inject(`/api/test/raise/${state}`);
      busy({ status: reply.statusCode, headers: reply.headers, body: reply.json() });
    },
  );

  it('is not told for a defect of ours', async () => {
    expect((await t().app.inject('/api/test/raise/42601')).statusCode).toBe(500);
  });

  it.runIf(onPostgres)(
    'is told where a connection is ended, and others take its place',
    async () => {
      const reply = await t().app.inject('/api/test/terminate');
      busy({ status: reply.statusCode, headers: reply.headers, body: reply.json() });
      // The pool learns of the end a moment after whoever used the connection.
      await vi.waitFor(async () => expect((await send(t(), listBlogs, {})).status).toBe(200));
    },
  );
});

describe('a pool without a free connection', () => {
  /** Takes every connection, until the function that it answers is called. */
  async function exhaust() {
    const { db } = t();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let held = 0;
    const holders = Array.from({ length: CONNECTIONS }, () =>
      db.connection().execute(async () => {
        held += 1;
        await released;
      }),
    );
    await vi.waitFor(() => expect(held).toBe(CONNECTIONS));
    return async () => {
      release();
      await Promise.all(holders);
    };
  }

  const waiting = (places: number) =>
    vi.waitFor(() => expect(t().parts.databaseQueue.fullness()).toBe(places / MOST));

  it('refuses visitors while a member and a payment wait, and answers everybody afterwards', async () => {
    const member = await addMember(t());
    const visit = () => send(t(), listBlogs, {});
    const list = () => send(t(), listBookmarks, {}, member.token);
    const pay = () => send(t(), createOrder, { query: { amount: 49_900 } }, member.token);
    const work = () => sql`select 1`.execute(t().db);

    const release = await exhaust();
    const patient = [visit(), visit(), visit(), visit()];
    await waiting(4);
    busy(await visit());
    busy(await send(t(), listBlogs, {}, 'no token of ours'));
    patient.push(list());
    await waiting(5);
    busy(await list());
    patient.push(pay());
    await waiting(6);
    const works = [work(), work(), work(), work()];
    await waiting(10);
    busy(await pay());
    await expect(work()).rejects.toMatchObject({ status: 503 });
    const probe = t().app.inject('/readyz');
    expect((await t().app.inject('/healthz')).statusCode).toBe(200);

    await release();
    await Promise.all(works);
    for (const { status } of await Promise.all(patient)) expect(status).not.toBe(503);
    expect((await probe).statusCode).toBe(200);
    expect(t().parts.databaseQueue.fullness()).toBe(0);
    expect((await visit()).status).toBe(200);
    expect((await list()).status).toBe(200);
  });
});

describe('a flood', () => {
  it('is answered or refused, one by one, within a queue that has an end', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => addMember(t())));
    const { databaseQueue } = t().parts;
    let fullest = 0;
    const note = <Reply>(reply: Reply) => {
      fullest = Math.max(fullest, databaseQueue.fullness());
      return reply;
    };
    const flood = await Promise.all(
      Array.from({ length: 40 }, () => [
        send(t(), listBlogs, {}).then(note),
        ...members.map(({ token }) => send(t(), listBookmarks, {}, token).then(note)),
      ]).flat(),
    );
    const statuses = new Set(flood.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    expect(fullest).toBeLessThanOrEqual(5);
    expect(databaseQueue.fullness()).toBe(0);
    for (const { token } of members) {
      expect((await send(t(), listBookmarks, {}, token)).status).toBe(200);
    }
    expect((await send(t(), listBlogs, {})).status).toBe(200);
  });
});
