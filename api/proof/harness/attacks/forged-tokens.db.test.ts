import { SignJWT, UnsecuredJWT } from 'jose';
import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { nameOf } from '../calls/call-names.ts';
import { setScene, type Person } from '../fixtures/scene.ts';

const t = useApp();
const calls: readonly CallShape[] = allCalls;

/** Authorization headers that claim to be this person's; what a token may say is in session-token.test.ts. */
async function forgeries({ id, sessionId, token }: Person): Promise<Record<string, string>> {
  const now = Math.floor(t().clock.read().getTime() / 1000);
  const sign = (key: string, change: (jwt: SignJWT) => SignJWT = (jwt) => jwt) =>
    change(
      new SignJWT({ ver: 1 })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('saptapadi')
        .setAudience('saptapadi-api')
        .setSubject(id)
        .setJti(sessionId)
        .setExpirationTime(now + 60),
    ).sign(new TextEncoder().encode(key));
  const own = t().parts.jwtSecret;
  const [header, payload, signature] = (token ?? '').split('.');
  const claims = { ver: 1, sub: id, jti: sessionId, iss: 'saptapadi', aud: 'saptapadi-api' };
  const unsigned = new UnsecuredJWT({ ...claims, exp: now + 60 }).encode();
  return {
    unsigned: `Bearer ${unsigned}`,
    'with an empty signature': `Bearer ${header}.${payload}.`,
    'with half a signature': `Bearer ${header}.${payload}.${signature?.slice(0, 20)}`,
    'of an empty key': `Bearer ${await sign('x')}`,
    'of a session that is not': `Bearer ${await sign(own, (jwt) => jwt.setJti(id))}`,
    'of another account': `Bearer ${await sign(own, (jwt) => jwt.setSubject(sessionId))}`,
    'for another audience': `Bearer ${await sign(own, (jwt) => jwt.setAudience('elsewhere'))}`,
    ended: `Bearer ${await sign(own, (jwt) => jwt.setExpirationTime(now - 1))}`,
    'as Basic': `Basic ${Buffer.from(`${id}:${token}`).toString('base64')}`,
    'without a scheme': String(token),
    twice: `Bearer ${token}, Bearer ${token}`,
    'that is null': 'Bearer null',
    empty: 'Bearer ',
    'that is very long': `Bearer ${'a'.repeat(10_000)}.b.c`,
  };
}

it('no forged token opens any call', async () => {
  const { me } = await setScene(t(), 'staff');
  const good = { authorization: `Bearer ${me.token}` };
  expect((await t().app.inject({ url: '/api/v1/account', headers: good })).statusCode).toBe(200);
  for (const [kind, authorization] of Object.entries(await forgeries(me))) {
    for (const call of calls) {
      const url = call.path.replaceAll(/\{\w+\}/g, me.id);
      const reply = await t().app.inject({
        method: call.method,
        url,
        headers: { authorization },
        remoteAddress: '10.9.9.9',
      });
      const told = `${kind} ${nameOf(call)} ${reply.body}`;
      if (call.access === 'member') expect(reply.statusCode, told).toBe(401);
      else if (call.access === 'staff') expect(reply.statusCode, told).toBe(404);
      // A public call takes the caller for a visitor; what it answers then is the access table's.
      else expect(reply.statusCode === 501 || reply.statusCode < 500, told).toBe(true);
    }
  }
});
