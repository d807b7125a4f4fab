import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { readToken, signToken, TOKEN_SECONDS } from './session-token.ts';

const secret = 'the secret of this test, long enough for HS256';
const now = new Date('2026-11-21T09:00:00Z');
const claims = {
  accountId: '5a97a0ad-0001-4000-8000-000000000001',
  sessionId: '5a97a0ad-0001-4000-8000-000000000002',
  version: 3,
};
const read = (token: string, at = now) => readToken(token, secret, at);
const key = (text: string) => new TextEncoder().encode(text);

/** A token like ours, but for what a test changes. */
function forged(
  change: Partial<{ alg: string; iss: string; aud: string; sub: string; key: string }>,
) {
  return new SignJWT({ ver: claims.version })
    .setProtectedHeader({ alg: change.alg ?? 'HS256' })
    .setIssuer(change.iss ?? 'saptapadi')
    .setAudience(change.aud ?? 'saptapadi-api')
    .setSubject(change.sub ?? claims.accountId)
    .setJti(claims.sessionId)
    .setExpirationTime(now.getTime() / 1000 + 60)
    .sign(key(change.key ?? secret));
}

describe('a session token', () => {
  it('comes back as it was signed, for 30 days', async () => {
    const token = await signToken(claims, secret, now);
    const last = new Date(now.getTime() + TOKEN_SECONDS * 1000 - 1000);
    expect(await read(token)).toEqual(claims);
    expect(await read(token, last)).toEqual(claims);
  });

  it('is nothing once it has expired', async () => {
    const token = await signToken(claims, secret, now);
    expect(await read(token, new Date(now.getTime() + TOKEN_SECONDS * 1000))).toBeNull();
  });

  it('costs one import of the key, however many are read', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    const once = 'a secret that is imported once';
    const token = await signToken(claims, once, now);
    for (let reads = 0; reads < 5; reads += 1)
      expect(await readToken(token, once, now)).toEqual(claims);
    expect(importKey).toHaveBeenCalledTimes(1);
    importKey.mockRestore();
    expect(await readToken(token, secret, now)).toBeNull();
    expect(await readToken(token, once, now)).toEqual(claims);
  });

  it('is taken in the form that the tricks below start from', async () => {
    expect(await read(await forged({}))).toEqual(claims);
  });

  it.each([
    ['another algorithm', { alg: 'HS512' }],
    ['another key', { key: 'the secret of somebody else, as long as ours' }],
    ['another issuer', { iss: 'elsewhere' }],
    ['another audience', { aud: 'another-api' }],
    ['a subject that is no user id', { sub: "' or true" }],
  ])('is nothing with %s', async (_, change) => {
    expect(await read(await forged(change))).toBeNull();
  });

  it('is nothing without a signature', async () => {
    const unsigned = new UnsecuredJWT({ ver: 3, jti: claims.sessionId })
      .setIssuer('saptapadi')
      .setAudience('saptapadi-api')
      .setSubject(claims.accountId)
      .setExpirationTime(now.getTime() / 1000 + 60)
      .encode();
    expect(await read(unsigned)).toBeNull();
  });

  it('is nothing when its claims were changed, or when it is no token at all', async () => {
    const [header, , signature] = (await signToken(claims, secret, now)).split('.');
    const [, other] = (await forged({ sub: claims.sessionId })).split('.');
    expect(await read(`${header}.${other}.${signature}`)).toBeNull();
    expect(await read('')).toBeNull();
    expect(await read('a.b.c')).toBeNull();
  });
});
