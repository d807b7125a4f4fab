import { signUp } from 'shared-contracts/calls/auth';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { begin } from './life.ts';
import { openMailServer, type MailServer } from './mail-server.ts';
import { JWT_SECRET } from './people.ts';
import { setStage, type Stage } from './stage.ts';
import { askSurely } from './wire.ts';

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 60_000 };

let stage: Stage;
let mails: MailServer;

beforeAll(async () => {
  stage = await setStage();
  mails = await openMailServer();
}, 120_000);
afterAll(async () => {
  await mails.close();
  await stage.strike();
});

it('has a mail delivered once by the next node when its own is killed in the middle of it', async () => {
  const env = {
    SEED: 'none',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    JWT_SECRET,
    BUSY_AFTER_MS: '0',
    PAYMENTS: 'none',
    SMTP_URL: mails.url,
  };
  const one = await begin(stage, env);
  const user = {
    email: 'newcomer@example.com',
    name: 'New',
    lastName: 'Comer',
    phone: '+91 98220 00000',
    gender: 'female',
    birthdate: '1998-03-21',
  };
  const { status } = await askSurely(one.origin, signUp, { body: { user } }, null);
  expect(status).toBe(200);
  await vi.waitFor(() => expect(mails.handed).toHaveLength(1), PATIENCE);
  await one.kill();
  const left = await stage.look(async (db) => {
    const jobs = db.selectFrom('jobs').selectAll().where('kind', '=', 'mail');
    const before = await jobs.execute();
    // Stands for the minute that its lease goes on.
    await db
      .updateTable('jobs')
      .set({ lease_until: new Date(0) })
      .where('leased_by', 'is not', null)
      .execute();
    return before;
  });
  expect(left).toMatchObject([{ attempts: 1, leased_by: expect.any(String), dead_at: null }]);
  mails.answer();
  const other = await begin(stage, env);
  await vi.waitFor(() => expect(mails.taken).toEqual(mails.handed.slice(0, 1)), PATIENCE);
  expect(mails.handed).toHaveLength(2);
  // Another mail goes its way, and the first one not once more.
  await askSurely(other.origin, signUp, { body: { user } }, null);
  await vi.waitFor(() => expect(mails.taken).toHaveLength(2), PATIENCE);
  await other.kill();
  const ids = new Set(mails.taken.map(({ id }) => id));
  expect([ids.size, ids.has(mails.handed[0]?.id ?? '')]).toEqual([2, true]);
}, 240_000);
