import type { AddressInfo } from 'node:net';
import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { nameOf } from '../calls/call-names.ts';
import { setScene } from '../fixtures/scene.ts';
import { sendRaw } from '../requests/make-request.ts';
import { sendBytes, statusIn } from './raw-socket.ts';

const t = useApp();
let port = 0;
beforeAll(async () => {
  await t().app.listen({ port: 0, host: '127.0.0.1' });
  port = (t().app.server.address() as AddressInfo).port;
});

const HEAD = 'Host: localhost\r\nConnection: close\r\n';
const get = (target: string, more = '') =>
  sendBytes(port, `GET ${target} HTTP/1.1\r\n${HEAD}${more}\r\n`);

describe('a body that is too large', () => {
  const taking = (allCalls as readonly CallShape[]).filter(
    ({ method, body, encoding }) =>
      method !== 'GET' && body !== undefined && encoding !== 'multipart',
  );

  it.each(taking.map((call) => [nameOf(call), call] as const))(
    'is refused by %s',
    async (_, call) => {
      const { me } = await setScene(t(), call.access === 'staff' ? 'staff' : 'hope');
      const url = call.path.replaceAll(/\{\w+\}/g, me.id);
      const body = JSON.stringify({ x: 'x'.repeat(300_000) });
      const reply = await sendRaw(t(), { method: call.method, url, body }, { token: me.token });
      if (reply.status === 501) return;
      expect(reply.status, reply.text).toBe(413);
      expect(reply.json).toMatchObject({ code: 'request.tooLarge' });
    },
  );

  it('is refused by what it says of itself, before any of it is read', async () => {
    const answer = await sendBytes(
      port,
      `POST /api/v1/sign_in HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{`,
    );
    expect(statusIn(answer)).toBe(413);
  });
});

describe('a slow client', () => {
  it('is not waited for without end, neither for its headers nor for its body', () => {
    const { requestTimeout, headersTimeout } = t().app.server;
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThanOrEqual(60_000);
    expect(requestTimeout).toBeGreaterThan(0);
    expect(requestTimeout).toBeLessThanOrEqual(300_000);
  });

  it(
    'is cut off in the midst of its body, and the others go on',
    { timeout: 120_000 },
    async () => {
      // The same server with less patience; it looks at its connections every few seconds.
      Object.assign(t().app.server, { requestTimeout: 200, headersTimeout: 100 });
      const slow = sendBytes(
        port,
        `POST /api/v1/sign_in HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email"`,
      );
      const slowHead = sendBytes(port, 'GET /api/v1/legal HTTP/1.1\r\nHost: local');
      expect(statusIn(await get('/api/v1/legal'))).toBe(200);
      for (const answer of await Promise.all([slow, slowHead])) {
        expect([0, 408]).toContain(statusIn(answer));
      }
    },
  );
});

describe('headers', () => {
  it('beyond what any client sends are refused', async () => {
    expect(statusIn(await get('/healthz', `X-Bomb: ${'x'.repeat(40_000)}\r\n`))).toBe(431);
    const many = Array.from({ length: 3000 }, (_, at) => `X-H${at}: 1\r\n`).join('');
    expect(statusIn(await get('/healthz', many))).toBe(431);
  });

  it('that tell two lengths, or end lines in their own way, reach no call', async () => {
    const smuggled = 'GET /api/v1/admins HTTP/1.1\r\nHost: x\r\n\r\n';
    const post = `POST /api/v1/sign_in HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n`;
    for (const more of [
      `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
      `Content-Length: 4\r\nContent-Length: 40\r\n\r\n${smuggled}`,
      `Transfer-Encoding: xchunked\r\n\r\n${smuggled}`,
      `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    ])
      expect(statusIn(await sendBytes(port, post + more)), more).toBe(400);
  });
});

describe('an odd path', () => {
  it.each([
    '/api/v1/../../etc/passwd',
    '/api/v1/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/api/v1//profiles',
    '/API/V1/PROFILES',
    '/api/v1/profiles%00',
    '/api/v1/profiles%20',
    '/api/v1/profiles;x=1',
    '/api/v1/admins/.',
    '/api/v1/./admins',
    '/api/v1/%61dmins%2f',
    '/api/v1/message/a*b*c',
    '/api/v1/%',
    '/api/v1/%ff',
    '/files/photos/../../jwt-secret',
    '/files/photos/%2e%2e%2f%2e%2e%2fjwt-secret',
    '/files/kept?file=../jwt-secret',
    'http://elsewhere.example/api/v1/admins',
    '*',
    '?',
    `/${'x'.repeat(1e4)}`,
  ])('leads nowhere: %s', async (target) => {
    const answer = await get(target);
    expect([400, 401, 404, 414, 431], answer.slice(0, 300)).toContain(statusIn(answer));
  });

  it('spelt with codes is the path that it spells, with the same rule', async () => {
    expect(statusIn(await get('/api/v1/%70rofiles'))).toBe(401);
    expect(statusIn(await get('/api/v1/%61dmins'))).toBe(404);
  });
});
