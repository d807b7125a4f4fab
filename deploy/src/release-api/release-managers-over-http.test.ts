import { GATEWAY_HEADER, RELEASE_MANAGER_PATHS } from 'api/gateway-requests';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseManagersOverHttp } from './release-managers-over-http.ts';
import { isAway } from './release-refusal.ts';

const given = { email: 'asha@example.com', password: 'correct horse', otp: '123456' };
let api: FastifyInstance;
let address = '';
let requests: Pick<FastifyRequest, 'url' | 'headers' | 'body'>[] = [];

/** What the API answers next. */
let answer: { status?: number; headers?: Record<string, string>; body: unknown };

beforeEach(async () => {
  requests = [];
  api = fastify();
  api.all('*', async (request, reply) => {
    requests.push(request);
    return reply
      .status(answer.status ?? 200)
      .headers(answer.headers ?? {})
      .send(answer.body);
  });
  address = await api.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => api.close());

const accounts = () => releaseManagersOverHttp(address, 'the secret of the gateway');

it('sends what is given under the secret of the gateway, with the address of the person', async () => {
  const manager = { accountId: 'a', version: 3, email: given.email };
  answer = { body: { data: manager } };
  expect(await accounts().signIn(given, '192.0.2.1')).toEqual(manager);
  answer = { body: { data: { lacks: 'factor' } } };
  expect(await accounts().signIn(given, '192.0.2.1')).toEqual({ lacks: 'factor' });
  answer = { body: { data: false } };
  expect(await accounts().isStill(manager)).toBe(false);
  expect(requests.map(({ url }) => url)).toEqual([
    RELEASE_MANAGER_PATHS.signIn,
    RELEASE_MANAGER_PATHS.signIn,
    RELEASE_MANAGER_PATHS.isStill,
  ]);
  expect(requests[0]?.body).toEqual({ ...given, ip: '192.0.2.1' });
  expect(requests[2]?.body).toEqual({ accountId: 'a', version: 3 });
  for (const { headers } of requests)
    expect(headers[GATEWAY_HEADER]).toBe('the secret of the gateway');
});

it('passes on the refusals of signing in', async () => {
  answer = {
    status: 429,
    headers: { 'retry-after': '900' },
    body: { code: 'auth.tooManyTries' },
  };
  await expect(accounts().signIn(given, '')).rejects.toMatchObject({
    status: 429,
    code: 'auth.tooManyTries',
    parts: { retryAfter: 900 },
  });
});

it.each<[string, typeof answer]>([
  ['another secret', { status: 404, body: { code: 'route.unknown' } }],
  ['an API that is busy', { status: 503, body: { code: 'server.busy' } }],
  ['a page of a proxy', { status: 502, body: '<html>' }],
  ['a reply of another shape', { body: { data: { accountId: 1 } } }],
])('counts as away: %s', async (_what, one) => {
  answer = one;
  await expect(accounts().isStill({ accountId: 'a', version: 1 })).rejects.toSatisfy(isAway);
});

it('counts as away where no server listens', async () => {
  await api.close();
  await expect(accounts().signIn(given, '')).rejects.toSatisfy(isAway);
});
