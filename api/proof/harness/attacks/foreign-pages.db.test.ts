import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';
import { changeSearchMails } from 'shared-contracts/calls/own-profile';
import { paymentCallback, paymentWebhook } from 'shared-contracts/calls/payments';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { nameOf, writes, WRITING_GETS } from '../calls/call-names.ts';
import { setScene } from '../fixtures/scene.ts';
import { sendRaw } from '../requests/make-request.ts';

const OURS = 'https://site.example';
const t = useApp({ webOrigins: [OURS] });

/** What calls answer to forms: without a signature all refuse but one, which only sends the browser on. */
const SIGNED: Readonly<Record<string, readonly number[]>> = {
  [paymentWebhook.path]: [401],
  [paymentCallback.path]: [303],
  [changeSearchMails.path]: [422],
};

const calls: readonly CallShape[] = allCalls;
const writing = calls.filter((call) => writes(call));

describe('a page of another site', () => {
  it('is told by no call that it may read or send', async () => {
    for (const call of calls) {
      const url = call.path.replaceAll(/\{\w+\}/g, 'x');
      const ask = (origin: string) =>
        t().app.inject({
          method: 'OPTIONS',
          url,
          headers: {
            origin,
            'access-control-request-method': call.method,
            'access-control-request-headers': 'authorization,content-type,x-app',
          },
        });
      const allowed = 'access-control-allow-origin';
      for (const origin of [
        'https://evil.example',
        'null',
        `${OURS}.evil.example`,
        'http://site.example',
      ])
        expect((await ask(origin)).headers[allowed], `${origin} ${url}`).toBeUndefined();
      const own = await ask(OURS);
      expect(own.headers[allowed], url).toBe(OURS);
      // No cookie says who somebody is, so no page needs to send any.
      expect(own.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('cannot send a form: no call takes what a form can send, unless it is signed', async () => {
    const types = ['application/x-www-form-urlencoded', 'text/plain'];
    for (const call of writing.filter(({ method, body }) => method !== 'GET' && body)) {
      const { me } = await setScene(t(), call.access === 'staff' ? 'staff' : 'trust');
      const url = call.path.replaceAll(/\{\w+\}/g, 'x');
      for (const type of types) {
        const headers = { 'content-type': type, origin: 'https://evil.example' };
        const body = '{"to":"x"}';
        const reply = await sendRaw(
          t(),
          { method: call.method, url, body },
          { token: me.token, headers },
        );
        const refused = SIGNED[call.path] ?? [400, 415, 501];
        expect(refused, `${nameOf(call)} ${type} ${reply.text}`).toContain(reply.status);
      }
    }
  });

  it.each(WRITING_GETS)('cannot cause what %s changes, by a link or a picture', async (name) => {
    const call = calls.find((one) => nameOf(one) === name);
    const { me } = await setScene(t(), 'staff');
    const url = `${call?.path}?amount=49900&email=a@example.com&pid=x&usergroup=x`;
    const ask = async (headers: Record<string, string>) => {
      const authorization = `Bearer ${me.token}`;
      const reply = await t().app.inject({ url, headers: { authorization, ...headers } });
      return [reply.statusCode, reply.json<{ code: string }>().code];
    };
    const refused = [403, 'request.foreign'];
    expect(await ask({})).toEqual(refused);
    expect(await ask({ 'x-app': 'other' })).toEqual(refused);
    expect(await ask({ 'x-app': 'web', 'sec-fetch-site': 'cross-site' })).toEqual(refused);
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await ask({ 'x-app': 'web', ...evil })).toEqual(refused);
    for (const own of [
      { 'x-app': 'web' },
      { 'x-app': 'web', 'sec-fetch-site': 'same-origin' },
      { 'x-app': 'web', 'sec-fetch-site': 'cross-site', origin: OURS },
    ])
      expect(await ask(own)).not.toEqual(refused);
  });

  it('is thought of for every GET that changes something', () => {
    const guarded = calls.filter(({ ownPagesOnly }) => ownPagesOnly === true);
    expect(guarded.map((call) => nameOf(call)).toSorted()).toEqual([...WRITING_GETS].toSorted());
  });
});
