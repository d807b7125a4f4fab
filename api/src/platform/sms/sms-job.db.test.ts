import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../../test/app.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { doAll, testNode } from '../../../test/jobs.ts';
import { storePerson } from '../../../test/rows.ts';
import { createSmsSender } from './create-sms-sender.ts';
import { cancelSms, smsJob } from './sms-job.ts';
import type { Sms, SmsTransport } from './sms.ts';

const MINUTE_MS = 60_000;
const secret = 'a secret that only this test knows';
const code: Sms = {
  to: '+919822012345',
  template: 'phone-code',
  language: 'mr',
  variables: {
    code: '123456',
    product: 'Saptapadi',
  },
};

let database: TestDatabase;
let clock: TestClock;
let accountId: string;
let taken: Sms[];
/** How often the provider is away before it takes SMS again. */
let failures: number;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  accountId = await storePerson(database.db);
  clock = new TestClock();
  taken = [];
  failures = 0;
});

const take: SmsTransport = async (sms) => {
  failures -= 1;
  if (failures >= 0) throw new Error('ECONNREFUSED');
  taken.push(sms);
};

async function deliver(transport: SmsTransport | null = take): Promise<void> {
  const node = testNode([smsJob({ secret, transport })], {
    db: database.db,
    clock: clock.read,
  });
  await doAll(node);
  await node.close();
}
async function write(sms: Sms = code): Promise<void> {
  const sender = createSmsSender({ clock: clock.read, secret, jobs: { wake: () => undefined } });
  await sender.write(database.db, { sms, accountId, goodForMs: 10 * MINUTE_MS });
}
const stored = () => database.db.selectFrom('jobs').selectAll().orderBy('seq').execute();

describe('an SMS', () => {
  it('shows neither number nor code while it waits, and nothing of it stays once it is delivered', async () => {
    await write();
    const [waiting] = await stored();
    expect(waiting).toMatchObject({ kind: 'sms', account_id: accountId });
    for (const word of ['9822012345', '98220', '123456', 'phone-code'])
      expect(JSON.stringify({ ...waiting, id: '', account_id: '' })).not.toContain(word);
    await deliver();
    expect(taken).toEqual([code]);
    expect(await stored()).toEqual([]);
  });

  it('has a lane for each number', async () => {
    await write();
    await write();
    await write({ ...code, to: '+919822012346' });
    const lanes = (await stored()).map(({ lane }) => lane);
    expect(lanes[0]).toBe(lanes[1]);
    expect(lanes[2]).not.toBe(lanes[0]);
  });

  it('is tried again, but only as long as its code is good', async () => {
    await write();
    failures = 1;
    await deliver();
    clock.advance(5000);
    await deliver();
    expect(taken).toHaveLength(1);
    await write();
    failures = 1;
    await deliver();
    clock.advance(10 * MINUTE_MS);
    await deliver();
    expect(taken).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });

  it('goes unsent where nobody sends any', async () => {
    await write();
    await deliver(null);
    expect(await stored()).toEqual([]);
  });

  it('goes with its account, and when it is taken back', async () => {
    const other = await storePerson(database.db);
    await write();
    await cancelSms(database.db, other);
    expect(await stored()).toHaveLength(1);
    await cancelSms(database.db, accountId);
    expect(await stored()).toEqual([]);
    await write();
    await database.db.deleteFrom('accounts').where('id', '=', accountId).execute();
    expect(await stored()).toEqual([]);
  });
});
