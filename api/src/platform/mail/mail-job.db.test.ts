import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestClock } from '../../../test/app.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { doAll, testNode } from '../../../test/jobs.ts';
import { storePerson } from '../../../test/rows.ts';
import { LEASE_MS, type Jobs } from '../jobs/run-jobs.ts';
import { createMailer } from './create-mailer.ts';
import { MAILS_AT_ONCE, mailJob, type DeliveryParts } from './mail-job.ts';
import type { Mail, Mailer } from './mailer.ts';

const MINUTE_MS = 60_000;
const code: Mail = { to: 'asha@example.com', subject: 'Your code', text: 'K7QMX-3XPD9' };
const secret = 'a secret that only this test knows';

let database: TestDatabase;
let clock: TestClock;
/** Addresses and ids of what the mail server took. */
let taken: [to: string, id: string][];
/** What the mail server says next, before it takes mails again. */
let refusals: Error[];
let mailer: Mailer;
let nodes: Jobs[];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  clock = new TestClock();
  taken = [];
  refusals = [];
  nodes = [];
  mailer = createMailer({ clock: clock.read, secret, jobs: { wake: () => undefined } });
  return () => Promise.all(nodes.map((node) => node.close()));
});

/** A node that carries mails to the mail server. */
function nodeOf(change: Partial<DeliveryParts> = {}, stopMs = 0): Jobs {
  const transport = async ({ to }: Mail, id: string) => {
    const refusal = refusals.shift();
    if (refusal !== undefined) throw refusal;
    taken.push([to, id]);
  };
  const kind = mailJob({ secret, transport, ...change });
  const node = testNode([kind], { db: database.db, clock: clock.read, stopMs });
  nodes.push(node);
  return node;
}
const deliverMails = (change?: Partial<DeliveryParts>) => doAll(nodeOf(change));
function write(mail: Mail = code, goodForMs = 15 * MINUTE_MS): Promise<void> {
  return mailer.write(database.db, { mail, accountId: null, goodForMs });
}
const stored = () => database.db.selectFrom('jobs').selectAll().orderBy('seq').execute();
const refused = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

describe('a mail', () => {
  it('is written with its cause, or not at all', async () => {
    const { db } = database;
    const letter = { mail: code, accountId: null, goodForMs: MINUTE_MS };
    const broken = db.transaction().execute(async (trx) => {
      await mailer.write(trx, letter);
      throw new Error('the rest failed');
    });
    await expect(broken).rejects.toThrow('the rest failed');
    expect(await stored()).toEqual([]);
    await db.transaction().execute((trx) => mailer.write(trx, letter));
    await deliverMails();
    expect(taken).toHaveLength(1);
  });

  it('cannot be read while it waits, and nothing of it stays once it is delivered', async () => {
    await write();
    const [waiting] = await stored();
    expect(waiting).toMatchObject({ kind: 'mail', attempts: 0 });
    for (const word of [code.to, code.subject, code.text, 'K7QMX'])
      expect(JSON.stringify(waiting)).not.toContain(word);
    await deliverMails();
    expect(await stored()).toEqual([]);
    await deliverMails();
    expect(taken).toHaveLength(1);
  });

  it('is tried again after longer and longer pauses while the mail server is away', async () => {
    await write();
    refusals = [new Error('ECONNREFUSED'), refused(451)];
    await deliverMails();
    clock.advance(30_000 - 1);
    await deliverMails();
    expect((await stored())[0]?.attempts).toBe(1);
    clock.advance(1);
    await deliverMails();
    clock.advance(59_999);
    await deliverMails();
    expect((await stored())[0]?.attempts).toBe(2);
    clock.advance(1);
    await deliverMails();
    expect(taken).toHaveLength(1);
  });

  it('is given up when the mail server will never take it, and others go on', async () => {
    await write();
    clock.advance(1);
    await write({ ...code, to: 'rohan@example.com' });
    refusals = [refused(550)];
    await deliverMails();
    expect(taken.map(([to]) => to)).toEqual(['rohan@example.com']);
    expect(await stored()).toMatchObject([{ dead_at: clock.now }]);
  });

  it('is not sent when it came to be of no use', async () => {
    await write();
    refusals = [new Error('ECONNREFUSED')];
    await deliverMails();
    clock.advance(15 * MINUTE_MS);
    await deliverMails();
    expect(taken).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('stays unread when it was sealed with another secret', async () => {
    await write();
    await deliverMails({ secret: 'another secret' });
    expect(taken).toEqual([]);
    expect(await stored()).toMatchObject([{ dead_at: null, attempts: 1 }]);
  });

  it('goes once when several nodes deliver', async () => {
    for (const to of ['a', 'b', 'c', 'd', 'e', 'f']) await write({ ...code, to });
    await Promise.all([1, 2, 3].map(() => deliverMails()));
    expect(taken.map(([to]) => to).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('outlives a crash in the middle of its delivery, and keeps its id', async () => {
    await write();
    const hung = new Promise<never>(() => undefined);
    let begun: (id: string) => void = () => undefined;
    const claimed = new Promise<string>((resolve) => (begun = resolve));
    const crashed = nodeOf({
      transport: (_, id) => {
        begun(id);
        return hung;
      },
    });
    crashed.wake();
    const id = await claimed;
    await deliverMails();
    expect(taken).toEqual([]);
    clock.advance(LEASE_MS);
    await deliverMails();
    expect(taken).toEqual([[code.to, id]]);
  });

  it('does not wait for mails to others, and comes after those to the same mailbox', async () => {
    const told: string[] = [];
    const ends: (() => void)[] = [];
    const transport = ({ to, text }: Mail) => {
      told.push(`${to} ${text}`);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    for (const text of ['1', '2']) await write({ ...code, text });
    await write({ ...code, to: 'rohan@example.com', text: '3' });
    const node = nodeOf({ transport });
    node.wake();
    await vi.waitFor(() => expect(told).toEqual(['asha@example.com 1', 'rohan@example.com 3']));
    ends[1]?.();
    await vi.waitFor(async () => expect(await stored()).toHaveLength(2));
    expect(told).toHaveLength(2);
    ends[0]?.();
    await vi.waitFor(() => expect(told.at(-1)).toBe('asha@example.com 2'));
    ends[2]?.();
    await node.settled();
    expect(await stored()).toEqual([]);
  });

  it('holds nothing up at a stop: what has begun is finished, the rest is for the next node', async () => {
    for (let n = 0; n < 18; n += 1) await write({ ...code, to: `member-${n}@example.com` });
    const ends: (() => void)[] = [];
    const transport = () => new Promise<void>((resolve) => ends.push(resolve));
    const stopping = nodeOf({ transport }, 60_000);
    stopping.wake();
    await vi.waitFor(() => expect(ends).toHaveLength(MAILS_AT_ONCE));
    const closed = stopping.close();
    for (const end of ends) end();
    await closed;
    expect(ends).toHaveLength(MAILS_AT_ONCE);
    const left = await stored();
    expect(left).toHaveLength(18 - MAILS_AT_ONCE);
    expect(left.filter((job) => job.leased_by !== null || job.attempts > 0)).toEqual([]);
    await deliverMails();
    expect(taken).toHaveLength(18 - MAILS_AT_ONCE);
  });

  it('goes with the account that it is about', async () => {
    const accountId = await storePerson(database.db);
    await mailer.write(database.db, { mail: code, accountId, goodForMs: MINUTE_MS });
    await database.db.deleteFrom('accounts').where('id', '=', accountId).execute();
    await deliverMails();
    expect(taken).toEqual([]);
  });
});
