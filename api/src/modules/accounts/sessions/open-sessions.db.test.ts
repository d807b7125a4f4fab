import { endSession, listSessions } from 'shared-contracts/calls/account';
import { getAccount, signIn } from 'shared-contracts/calls/auth';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import type { AccountEvent } from '../../../platform/nodes/account-events.ts';
import { hashPassword } from '../passwords/passwords.ts';

const t = useApp();
const PHONE =
  'Mozilla/5.0 (Linux; Android 13; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36';

/** Signs in with a browser, and returns the token. */
async function signInWith(member: TestMember, userAgent: string): Promise<string> {
  const reply = await t().app.inject({
    method: signIn.method,
    url: signIn.path,
    headers: { 'user-agent': userAgent },
    payload: { email: member.email, password: 'correct horse' },
  });
  return signIn.reply.parse(reply.json()).data.token;
}

const listed = async (token: string) =>
  listSessions.reply.parse((await send(t(), listSessions, {}, token)).body).data;

describe('the sessions of a member', () => {
  it('say device and times, this one first, and nothing that signs in', async () => {
    const asha = await addMember(t(), { password_hash: await hashPassword('correct horse') });
    t().clock.advance(60_000);
    const phone = await signInWith(asha, PHONE);
    const sessions = await listed(phone);
    expect(sessions).toMatchObject([
      { current: true, device: { browser: 'Chrome', system: 'Android', kind: 'phone' } },
      { current: false, device: null },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(phone.split('.')[2]);
    t().clock.advance(11 * 60_000);
    await send(t(), getAccount, {}, asha.token);
    expect((await listed(phone))[1]?.last_seen_at).toBe(t().clock.read().toISOString());
  });

  it('end one by one: the token is dead at once, its sockets close, the others stay', async () => {
    const asha = await addMember(t(), { password_hash: await hashPassword('correct horse') });
    const phone = await signInWith(asha, PHONE);
    const heard: AccountEvent[] = [];
    const stop = t().parts.accountEvents.subscribe({
      mustClose: (event) => heard.push(event),
      mayHaveMissed: () => undefined,
    });
    const params = { id: asha.sessionId };
    expect((await send(t(), endSession, { params }, phone)).status).toBe(200);
    stop();
    expect(heard).toEqual([
      { accountId: asha.id, because: 'signed-out', sockets: { of: asha.sessionId } },
    ]);
    expect((await send(t(), getAccount, {}, asha.token)).status).toBe(401);
    expect((await send(t(), getAccount, {}, phone)).status).toBe(200);
    expect((await send(t(), endSession, { params }, phone)).status).toBe(404);
  });

  it('are nobody else’s to end', async () => {
    const [asha, other] = [await addMember(t()), await addMember(t())];
    for (const id of [asha.sessionId, 'x', '../1'])
      expect(await send(t(), endSession, { params: { id } }, other.token)).toMatchObject({
        status: 404,
        body: { code: 'session.notFound' },
      });
    expect((await send(t(), getAccount, {}, asha.token)).status).toBe(200);
  });
});
