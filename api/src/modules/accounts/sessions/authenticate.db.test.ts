import { SignJWT, UnsecuredJWT } from 'jose';
import { deleteAccount, getAccount, signOutEverywhere } from 'shared-contracts/calls/auth';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { TOKEN_SECONDS } from './session-token.ts';

const t = useApp();
let member: TestMember;

beforeEach(async () => {
  member = await addMember(t());
});

const ask = (token: string) => send(t(), getAccount, {}, token);
const seconds = () => Math.floor(t().clock.read().getTime() / 1000);

/** The claims of a good token, but for what a test changes. */
function claims(change: Record<string, unknown> = {}) {
  const [iss, aud] = ['saptapadi', 'saptapadi-api'];
  const times = { iat: seconds(), exp: seconds() + 60 };
  return { iss, aud, ...times, sub: member.id, jti: member.sessionId, ver: 1, ...change };
}

function sign(change: Record<string, unknown> = {}, alg = 'HS256', secret = t().parts.jwtSecret) {
  return new SignJWT(claims(change))
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret));
}

describe('a bearer token', () => {
  it('is taken in the form that the tricks below start from', async () => {
    expect((await ask(await sign())).status).toBe(200);
  });

  it.each([
    ['for another audience', { aud: 'another-api' }],
    ['of another issuer', { iss: 'elsewhere' }],
    ['that has expired', { exp: 1 }],
    ['without an end', { exp: undefined }],
    ['without a version', { ver: undefined }],
    ['of an older version', { ver: 0 }],
    ['of a version to come', { ver: 2 }],
    ['of a session that never was', { jti: '00000000-0000-4000-8000-000000000000' }],
    ['without a session', { jti: undefined }],
    ['of nobody', { sub: '00000000-0000-4000-8000-000000000000' }],
  ])('%s is none', async (_, change) => {
    expect((await ask(await sign(change))).status).toBe(401);
  });

  it('with the session of somebody else is none', async () => {
    const { sessionId } = await addMember(t());
    expect((await ask(await sign({ jti: sessionId }))).status).toBe(401);
  });

  it('of another algorithm, another key or no signature is none', async () => {
    const forged = [
      await sign({}, 'HS512'),
      await sign({}, 'HS256', 'the secret of somebody else, as long as ours'),
      new UnsecuredJWT(claims()).encode(),
    ];
    for (const token of forged) {
      const reply = await ask(token);
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.required' } });
      expect(reply.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it('ends by itself after 30 days', async () => {
    t().clock.advance(TOKEN_SECONDS * 1000 - 1000);
    expect((await ask(member.token)).status).toBe(200);
    t().clock.advance(1000);
    expect((await ask(member.token)).status).toBe(401);
  });

  it('is dead once its owner signed out everywhere, or is gone', async () => {
    const again = await sign({ ver: 2 });
    await send(t(), signOutEverywhere, {}, member.token);
    // The session ended, too: a token of the new version does not bring it back.
    for (const token of [member.token, again]) expect((await ask(token)).status).toBe(401);
    const gone = await addMember(t());
    await send(t(), deleteAccount, { body: {} }, gone.token);
    expect((await ask(gone.token)).status).toBe(401);
  });

  it.each(['', 'Bearer', 'Basic abc', 'Bearer a.b.c', 'Bearer a b', `Bearer ${'x'.repeat(9000)}`])(
    'is not read out of %j',
    async (authorization) => {
      const reply = await t().app.inject({ url: getAccount.path, headers: { authorization } });
      expect(reply.statusCode).toBe(401);
    },
  );
});

describe('former staff', () => {
  it('find no staff call any more, on the very next request', async () => {
    const staff = await addMember(t(), { role: 'staff' });
    const list = () => send(t(), listCallLogs, { query: {} }, staff.token);
    expect((await list()).status).toBe(200);
    await t()
      .db.updateTable('accounts')
      .set({ role: 'member' })
      .where('id', '=', staff.id)
      .execute();
    const { status, body } = await list();
    const unknown = await t().app.inject({
      url: '/api/v1/nowhere',
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(status).toBe(404);
    expect({ ...body, request_id: '' }).toEqual({ ...unknown.json<object>(), request_id: '' });
  });
});
