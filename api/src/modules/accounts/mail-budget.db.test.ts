import { resetPassword, signUp } from 'shared-contracts/calls/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { newDevice } from '../../../test/devices.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { applicant, askForCode, trySignIn } from '../../../test/sign-up.ts';

const t = useApp();
const MINUTE_MS = 60_000;
let member: TestMember;

beforeEach(async () => {
  // Budgets of the test before are over.
  t().clock.advance(60 * MINUTE_MS);
  t().mails.length = 0;
  member = await addMember(t());
});

interface Sender {
  readonly from?: string;
  /** What the browser brings of cookies. */
  readonly cookie?: string;
}

async function ask(email: string, { from = '192.0.2.9', cookie }: Sender = {}) {
  const { statusCode, body } = await t().app.inject({
    method: 'POST',
    url: resetPassword.path,
    remoteAddress: from,
    headers: cookie === undefined ? {} : { cookie },
    payload: { user: { email } },
  });
  return { status: statusCode, body };
}

async function askTimes(count: number, sender?: Sender) {
  const replies = [];
  for (let requested = 0; requested < count; requested += 1)
    replies.push(await ask(member.email, sender));
  return replies;
}

/** The codes that were mailed since the last look, oldest first. */
async function codes(): Promise<string[]> {
  await t().parts.jobs.settled();
  return t()
    .mails.splice(0)
    .flatMap(({ text }) => /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/.exec(text)?.[0] ?? []);
}

const enter = async (code: string | undefined) =>
  (await trySignIn(t(), member.email, code ?? 'none')).status;

describe('mails to one mailbox', () => {
  it('reach its owner after a stranger had five sent', async () => {
    await askTimes(5);
    await codes();
    expect(await enter((await askForCode(t(), member.email)) ?? '')).toBe(200);
  });

  it('are five an hour from one sender; the sixth asking prolongs the newest code', async () => {
    const replies = await askTimes(5);
    const mailed = await codes();
    expect(mailed).toHaveLength(5);
    t().clock.advance(14 * MINUTE_MS);
    expect(await ask(member.email)).toEqual(replies[0]);
    expect(await codes()).toEqual([]);
    t().clock.advance(14 * MINUTE_MS);
    expect(await enter(mailed.at(-1))).toBe(200);
  });

  it('count a whole /64 as one sender, however an IPv4 is written', async () => {
    for (const from of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3', '2001:db8::4'])
      await ask(member.email, { from });
    await ask(member.email, { from: '2001:db8:0:1::1' });
    await ask(member.email, { from: '2001:db8::5' });
    await ask(member.email, { from: '2001:db8::6' });
    expect(await codes()).toHaveLength(6);
    const other = await addMember(t());
    for (const from of ['192.0.2.7', '::ffff:192.0.2.7', '192.0.2.7', '::ffff:192.0.2.7'])
      await ask(other.email, { from });
    await ask(other.email, { from: '192.0.2.7' });
    await ask(other.email, { from: '::ffff:192.0.2.7' });
    expect(await codes()).toHaveLength(5);
  });

  it('tell browsers behind one address apart by their device cookie', async () => {
    const devices = [newDevice(t()), newDevice(t())];
    for (const cookie of devices) await askTimes(6, { cookie });
    expect(await codes()).toHaveLength(10);
  });

  it('are 20 an hour from all senders together; the newest code is good all the while', async () => {
    for (const host of [1, 2, 3, 4]) await askTimes(5, { from: `192.0.2.${host}` });
    const mailed = await codes();
    expect(mailed).toHaveLength(20);
    t().clock.advance(20 * MINUTE_MS);
    const reply = await ask(member.email, { from: '198.51.100.1' });
    expect(reply).toEqual(await ask('nobody@example.com', { from: '198.51.100.1' }));
    expect(await codes()).toEqual([]);
    expect(await enter(mailed.at(-1))).toBe(200);
  });

  it('go on above the 20 where the owner has used the newest code up', async () => {
    for (const host of [1, 2, 3, 4]) await askTimes(5, { from: `192.0.2.${host}` });
    expect(await enter((await codes()).at(-1))).toBe(200);
    await askTimes(3, { from: '192.0.2.1' });
    const fresh = await codes();
    expect(fresh).toHaveLength(1);
    expect(await enter(fresh[0])).toBe(200);
  });

  it('of signing up are counted alike, and refuse nobody', async () => {
    const user = applicant({ email: 'flooded@example.com' });
    const join = (remoteAddress: string) =>
      t().app.inject({ method: 'POST', url: signUp.path, remoteAddress, payload: { user } });
    const replies = [];
    for (let count = 0; count < 6; count += 1) replies.push(await join('192.0.2.9'));
    replies.push(await join('198.51.100.1'));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    const waits = replies.map((reply) => reply.json<{ data: { again_in?: number } }>().data);
    // The sixth of one sender is told when there will be another mail; others are not.
    expect(waits.map(({ again_in }) => again_in !== undefined)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
    await t().parts.jobs.settled();
    expect(t().mails).toHaveLength(6);
  });
});
