import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../../test/app.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { storePerson } from '../../../test/rows.ts';
import { createLog } from '../log.ts';
import { createMailer } from './create-mailer.ts';
import { deliverMails, type DeliveryParts } from './deliver-mails.ts';
import type { Mail, Mailer } from './mailer.ts';

const MINUTE_MS = 60_000;
const code: Mail = { to: 'asha@example.com', subject: 'Your code', text: 'K7QMX-3XPD9' };

let database: TestDatabase;
let clock: TestClock;
/** Addresses and ids of what the mail server took. */
let taken: [to: string, id: string][];
/** What the mail server says next, before it takes mails again. */
let refusals: Error[];
let parts: DeliveryParts;
let mailer: Mailer;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('mails').execute();
  clock = new TestClock();
  taken = [];
  refusals = [];
  parts = {
    ...{ db: database.db, clock: clock.read, log: createLog({ logLevel: 'silent' }) },
    secret: 'a secret that only this test knows',
    transport: async ({ to }, id) => {
      const refusal = refusals.shift();
      if (refusal !== undefined) throw refusal;
      taken.push([to, id]);
    },
  };
  mailer = createMailer({ ...parts, lookEveryMs: null });
});

function write(mail: Mail = code, goodForMs = 15 * MINUTE_MS): Promise<void> {
  return mailer.write(database.db, { mail, accountId: null, goodForMs });
}
const stored = () => database.db.selectFrom('mails').selectAll().execute();
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
    mailer.wake();
    await mailer.settled();
    expect(taken).toHaveLength(1);
  });

  it('cannot be read while it waits, and nothing of it stays once it is delivered', async () => {
    await write();
    const [waiting] = await stored();
    expect(waiting).toMatchObject({ state: 'waiting', tries: 0 });
    for (const word of [code.to, code.subject, code.text, 'K7QMX'])
      expect(JSON.stringify(waiting)).not.toContain(word);
    await deliverMails(parts);
    expect(await stored()).toMatchObject([{ state: 'delivered', sealed: null }]);
    await deliverMails(parts);
    expect(taken).toHaveLength(1);
  });

  it('is tried again after longer and longer pauses while the mail server is away', async () => {
    await write();
    refusals = [new Error('ECONNREFUSED'), refused(451)];
    await deliverMails(parts);
    clock.advance(30_000 - 1);
    await deliverMails(parts);
    expect((await stored())[0]?.tries).toBe(1);
    clock.advance(1);
    await deliverMails(parts);
    clock.advance(59_999);
    await deliverMails(parts);
    expect((await stored())[0]?.tries).toBe(2);
    clock.advance(1);
    await deliverMails(parts);
    expect(taken).toHaveLength(1);
  });

  it('is given up when the mail server will never take it, and others go on', async () => {
    await write();
    clock.advance(1);
    await write({ ...code, to: 'rohan@example.com' });
    refusals = [refused(550)];
    await deliverMails(parts);
    expect(taken.map(([to]) => to)).toEqual(['rohan@example.com']);
    expect((await stored()).map(({ state }) => state).sort()).toEqual(['delivered', 'given_up']);
  });

  it('is not sent when it came to be of no use', async () => {
    await write();
    refusals = [new Error('ECONNREFUSED')];
    await deliverMails(parts);
    clock.advance(15 * MINUTE_MS);
    await deliverMails(parts);
    expect(taken).toEqual([]);
    expect(await stored()).toMatchObject([{ state: 'given_up', sealed: null }]);
  });

  it('stays unread when it was sealed with another secret', async () => {
    await write();
    await deliverMails({ ...parts, secret: 'another secret' });
    expect(taken).toEqual([]);
    expect(await stored()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });

  it('goes once when several nodes deliver', async () => {
    for (const to of ['a', 'b', 'c', 'd', 'e', 'f']) await write({ ...code, to });
    await Promise.all([1, 2, 3].map(() => deliverMails(parts)));
    expect(taken.map(([to]) => to).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('outlives a crash in the middle of its delivery, and keeps its id', async () => {
    await write();
    const hung = new Promise<never>(() => undefined);
    let begun: (id: string) => void = () => undefined;
    const claimed = new Promise<string>((resolve) => (begun = resolve));
    void deliverMails({
      ...parts,
      transport: (_, id) => {
        begun(id);
        return hung;
      },
    });
    const id = await claimed;
    await deliverMails(parts);
    expect(taken).toEqual([]);
    clock.advance(3 * MINUTE_MS);
    await deliverMails(parts);
    expect(taken).toEqual([[code.to, id]]);
  });

  it('goes with the account that it is about', async () => {
    const accountId = await storePerson(database.db);
    await mailer.write(database.db, { mail: code, accountId, goodForMs: MINUTE_MS });
    await database.db.deleteFrom('accounts').where('id', '=', accountId).execute();
    await deliverMails(parts);
    expect(taken).toEqual([]);
  });
});
