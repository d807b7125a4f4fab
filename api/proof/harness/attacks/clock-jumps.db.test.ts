import { resetPassword, signIn } from 'shared-contracts/calls/auth';
import { getConversation, listThreads } from 'shared-contracts/calls/messaging';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../src/modules/accounts/passwords/passwords.ts';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPair, say } from '../../../test/pairs.ts';
import { askForCode } from '../../../test/sign-up.ts';

const t = useApp();
const HOUR_MS = 60 * 60 * 1000;
const PASSWORD = 'a good password';

let began: Date;
let member: TestMember;

beforeAll(async () => {
  began = t().clock.read();
  member = await addMember(t());
  const password_hash = await hashPassword(PASSWORD);
  await t().db.updateTable('accounts').set({ password_hash }).where('id', '=', member.id).execute();
});
afterEach(() => {
  t().clock.now = began;
});

describe.each([
  ['forward', HOUR_MS],
  ['back', -HOUR_MS],
])('a clock that jumps an hour %s', (_way, jump) => {
  it('signs nobody out, and lets everybody sign in', async () => {
    t().clock.advance(jump);
    expect((await send(t(), listThreads, {}, member.token)).status).toBe(200);
    const signedIn = await send(t(), signIn, { body: { email: member.email, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
    const { token } = signIn.reply.parse(signedIn.body).data;
    t().clock.now = began;
    expect((await send(t(), listThreads, {}, token)).status).toBe(200);
  });

  it('makes nobody wait longer than the window of what was counted', async () => {
    const key = `jump:${jump}`;
    const allowed = { most: 2, windowMs: 60_000 };
    const { counters } = t().parts;
    await counters.take(key, allowed);
    await counters.take(key, allowed);
    expect(await counters.take(key, allowed)).toBe(60_000);
    t().clock.advance(jump);
    const wait = await counters.take(key, allowed);
    expect(wait).toBe(jump > 0 ? null : 60_000);
    t().clock.advance(60_000);
    expect(await counters.take(key, allowed)).toBeNull();
  });

  it('leaves a conversation in its order', async () => {
    const { asha, rohan } = await addPair(t());
    await say(t(), rohan, asha, 'before');
    t().clock.advance(jump);
    await say(t(), asha, rohan, 'after');
    const params = { a: asha.id, b: rohan.id };
    const { body } = await send(t(), getConversation, { params, query: {} }, asha.token);
    const { data } = getConversation.reply.parse(body).data;
    expect(data.map(({ message }) => message)).toEqual(['before', 'after']);
    const times = data.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
  });
});

it('a code that is mailed is dead an hour later, also when the clock went there and back', async () => {
  const code = await askForCode(t(), member.email);
  const use = () =>
    send(t(), resetPassword, { body: { user: { reset_token: code ?? '', password: PASSWORD } } });
  t().clock.advance(HOUR_MS);
  expect((await use()).status).not.toBe(200);
  t().clock.now = began;
  expect((await use()).status).toBe(200);
});
