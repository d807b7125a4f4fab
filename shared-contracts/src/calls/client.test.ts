import * as z from 'shared-contracts/schema';
import { describe, expect, it, vi } from 'vitest';
import { defineCall } from './call.ts';
import { ApiError, createClient, isApiError, type ClientParts } from './client.ts';

const save = defineCall({
  method: 'POST',
  path: '/api/v1/things',
  access: 'member',
  summary: 's',
  body: z.object({ name: z.string() }),
  reply: z.object({ data: z.object({ id: z.number() }) }),
});
const read = defineCall({
  method: 'GET',
  path: '/api/v1/things',
  access: 'public',
  summary: 's',
  reply: z.object({ data: z.object({ id: z.number() }) }),
});

function clientWith(answer: () => Promise<Response>, parts: Partial<ClientParts> = {}) {
  const fetch = vi.fn((_url: string | URL | Request, _init?: RequestInit) => answer());
  return {
    fetch,
    send: createClient({ origin: 'http://api.test', fetch, token: () => null, ...parts }),
  };
}

const ok = () => Promise.resolve(Response.json({ data: { id: 7, extra: true } }));

describe('createClient', () => {
  it('sends JSON with the app header and the bearer token, and gives the parsed reply', async () => {
    const { send, fetch } = clientWith(ok, { token: () => 'abc' });
    expect(await send(save, { body: { name: 'n' } })).toEqual({ data: { id: 7 } });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('http://api.test/api/v1/things');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"name":"n"}',
      headers: { 'x-app': 'web', authorization: 'Bearer abc', 'content-type': 'application/json' },
    });
  });

  it('asks to be answered in the language of the page, each time as it is then', async () => {
    const spoken = vi.fn().mockReturnValueOnce('en').mockReturnValueOnce('mr');
    const { send, fetch } = clientWith(ok, { language: spoken });
    await send(read, {});
    await send(read, {});
    const asked = fetch.mock.calls.map(([, init]) => new Headers(init?.headers));
    expect(asked.map((headers) => headers.get('accept-language'))).toEqual(['en', 'mr']);
  });

  it('leaves the content type of a form to the browser, which knows the boundary', async () => {
    const { send, fetch } = clientWith(ok);
    const form = new FormData();
    await send(save, { body: form as never });
    expect(fetch.mock.calls[0]?.[1]?.body).toBe(form);
    expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type');
  });

  it('lets a call outlive the page only where that is asked for', async () => {
    const { send, fetch } = clientWith(ok);
    await send(save, { body: { name: 'n' } });
    await send(save, { body: { name: 'n' } }, { keepalive: true });
    const [first, second] = fetch.mock.calls.map(([, init]) => init?.keepalive);
    expect([first, second]).toEqual([undefined, true]);
  });

  it('throws the problem it was answered with', async () => {
    const problem = { status: 402, title: 't', code: 'plan.required', request_id: 'r1' };
    const { send } = clientWith(() => Promise.resolve(Response.json(problem, { status: 402 })));
    const failure = await send(read, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 402, code: 'plan.required', requestId: 'r1' });
  });

  it('tells an answer that is no problem document from no answer at all', async () => {
    const proxy = clientWith(() => Promise.resolve(new Response('<html>', { status: 503 })));
    await expect(proxy.send(read, {})).rejects.toMatchObject({ status: 503, code: 'call.failed' });
    const offline = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(offline.send(read, {})).rejects.toMatchObject({
      status: 0,
      code: 'call.noAnswer',
    });
  });

  it('refuses a reply outside its contract', async () => {
    const { send } = clientWith(() => Promise.resolve(Response.json({ data: {} })));
    await expect(send(read, {})).rejects.toMatchObject({ code: 'call.replyUnreadable' });
  });

  it('passes an abort on without calling it a failure', async () => {
    const { send } = clientWith(() => Promise.reject(new DOMException('gone', 'AbortError')));
    const failure = await send(read, {}).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'AbortError', message: 'gone' });
  });

  it('uses a reply that came with the page once, then asks', async () => {
    const inlined = new Map<string, unknown>([['/api/v1/things', { data: { id: 1 } }]]);
    const { send, fetch } = clientWith(ok, { inlined });
    expect(await send(read, {})).toEqual({ data: { id: 1 } });
    expect(fetch).not.toHaveBeenCalled();
    expect(await send(read, {})).toEqual({ data: { id: 7 } });
  });
});

describe('isApiError', () => {
  it('knows a failure that another build threw', () => {
    const foreign = Object.assign(new Error('gone'), { name: 'ApiError', status: 404 });
    expect(isApiError(foreign)).toBe(true);
    expect(isApiError(new ApiError({ status: 404, code: 'profile.notFound' }))).toBe(true);
  });

  it.each([new TypeError('a bug'), 'ApiError', null, { name: 'ApiError' }])(
    'is not deceived by %o',
    (error) => expect(isApiError(error)).toBe(false),
  );
});
