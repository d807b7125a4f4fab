import { request as httpRequest } from 'node:http';
import { connect } from 'node:tls';
import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ask,
  sendBody,
  type Answer,
  type NginxRequest,
  HOST,
  runNginx,
  type RunningNginx,
  findNginx,
} from './ask-nginx.ts';
import { standIn, type StandIn } from './stand-in.ts';

const program = findNginx();

it('in CI there is an nginx to run', () => {
  const mayBeMissing = process.env['CI'] === undefined;
  expect(program !== null || mayBeMissing, 'apt-get install nginx-light').toBe(true);
});

describe.runIf(program !== null)('nginx with the file of production', () => {
  let api: StandIn;
  let gateway: StandIn;
  let nginx: RunningNginx;
  let logs: { access: string; errors: string } | null = null;
  const get = async (path: string, requested: NginxRequest = {}): Promise<Answer> => {
    const answer = await ask(nginx.https, path, requested);
    if (answer === 'closed') throw new Error('The connection was closed.');
    return answer;
  };
  const stop = async () => (logs ??= await nginx.stop());

  beforeAll(async () => {
    api = await standIn('api');
    gateway = await standIn('gateway');
    nginx = await runNginx(program ?? '', { api: api.port, gateway: gateway.port });
  });
  afterAll(async () => {
    await stop();
    await Promise.all([api.close(), gateway.close()]);
  });

  it('leads calls and files to the API, and pages to the gateway', async () => {
    for (const path of ['/api/v1/blogs', '/files/photos/a', '/healthz', '/readyz'])
      expect((await get(path)).reached).toMatchObject({ name: 'api', url: path });
    for (const path of ['/', '/profiles?lang=mr', '/healthzz', '/releases', '/releases/outcomes'])
      expect((await get(path)).reached).toMatchObject({ name: 'gateway', url: path });
  });

  it('closes the connection of whoever names another host, or none, without a reply', async () => {
    for (const host of ['evil.example', '127.0.0.1', `${HOST}.evil.example`]) {
      expect(await ask(nginx.https, '/', { host })).toBe('closed');
      expect(await ask(nginx.http, '/', { host }, httpRequest)).toBe('closed');
    }
    // A reset is an end without a reply, too.
    const socket = connect({ host: '127.0.0.1', port: nginx.https, rejectUnauthorized: false });
    let said = '';
    socket.on('data', (piece: Buffer) => (said += piece.toString()));
    socket.write('GET / HTTP/1.0\r\n\r\n');
    await new Promise((resolve) => socket.once('error', resolve).once('close', resolve));
    expect(said).toBe('');
    const plain = await ask(nginx.http, '/login?a=b', {}, httpRequest);
    expect(plain).toMatchObject({
      status: 301,
      headers: { location: `https://${HOST}/login?a=b` },
    });
  });

  it('throws away what a client says about where it comes from, on every way', async () => {
    const forged = {
      'x-forwarded-for': '10.9.9.9',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '81',
      'x-forwarded-server': 'evil.example',
      'x-forwarded-prefix': '/evil',
      'x-forwarded-scheme': 'http',
      'x-forwarded-ssl': 'off',
      'x-forwarded-by': '10.9.9.9',
      'x-forwarded-user': 'admin',
      'x-original-forwarded-for': '10.9.9.9',
      'x-original-url': '/releases/api/status',
      'x-rewrite-url': '/releases/api/status',
      'x-client-ip': '10.9.9.9',
      'x-real-ip': '10.9.9.9',
      'true-client-ip': '10.9.9.9',
      forwarded: 'for=10.9.9.9;host=evil.example',
      x_forwarded_host: 'evil.example',
    };
    for (const path of [
      '/',
      '/api/v1/blogs',
      '/api/v1/uploads/a',
      '/socket/websocket',
      '/releases/api/status',
    ]) {
      const { reached } = await get(path, { headers: forged });
      expect(reached.headers, path).toMatchObject({
        host: HOST,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      });
      const { 'x-forwarded-for': _for, 'x-forwarded-proto': _proto, ...rest } = forged;
      for (const name of Object.keys(rest))
        expect(reached.headers, `${name} at ${path}`).not.toHaveProperty(name);
    }
  });

  it('believes the gateways on this machine whom they ask for', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=10.9.9.9' };
    const answer = await ask(nginx.internal, '/api/v1/view/profiles/all', { headers }, httpRequest);
    expect(answer).toMatchObject({
      reached: { name: 'api', headers: { 'x-forwarded-for': '203.0.113.9' } },
    });
    expect(answer).not.toHaveProperty('reached.headers.forwarded');
  });

  it('shows the releases to listed addresses alone', async () => {
    for (const path of [
      '/releases/api',
      '/releases/api/status',
      '/releases/%61pi/status',
      '//releases//api/status',
    ]) {
      expect((await get(path)).reached.name, path).toBe('gateway');
      const foreign = await get(path, { from: '127.0.0.2' });
      expect(foreign, path).toMatchObject({ status: 404, reached: {} });
    }
    expect((await get('/releases', { from: '127.0.0.2' })).status).toBe(200);
  });

  it('upgrades the socket and nothing else', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    const socket = await get('/socket/websocket?vsn=2.0.0', { headers });
    expect(socket).toMatchObject({ status: 101, headers: { upgrade: 'api' } });
    for (const path of ['/', '/api/v1/blogs', '/files/photos/a', '/socket/../api/v1/blogs']) {
      const { status, reached } = await get(path, { headers });
      expect(status, path).toBe(200);
      expect(reached.headers, path).not.toHaveProperty('upgrade');
    }
  });

  it('refuses bodies that are larger than any that the path takes', async () => {
    const KB = 1024;
    const MB = 1024 * KB;
    const post = (path: string, bytes: number) =>
      get(path, { method: 'POST', headers: { 'content-length': String(bytes) } });
    for (const [path, most] of [
      ['/', 64 * KB],
      ['/releases/outcomes', 64 * KB],
      ['/api/v1/message', 256 * KB],
      ['/api/v1/payments/webhook', 256 * KB],
      ['/api/v1/uploads/abc', 61 * MB],
      ['/api/v1/videointro', 61 * MB],
      ['/api/v1/bulk/picb', 125 * MB],
      ['/releases/api/builds/shell/s1/files/main.js', 33 * MB],
    ] as const)
      expect((await post(path, most + 1)).status, path).toBe(413);
    expect(JSON.parse((await post('/api/v1/message', MB)).text)).toMatchObject({
      status: 413,
      code: 'request.tooLarge',
    });
  });

  it('lets files of every call through that takes some', async () => {
    const calls: readonly CallShape[] = allCalls;
    const filed = calls.filter(({ encoding }) => encoding === 'multipart' || encoding === 'tus');
    expect(filed.length).toBeGreaterThan(4);
    for (const { method, path } of filed) {
      const bytes = 300 * 1024;
      const answer = await sendBody(nginx.https, path.replaceAll(/\{\w+\}/g, 'a'), method, bytes);
      expect(answer, `${method} ${path}`).toBe(200);
    }
  });

  it('refuses the request above the limit of one address, and none of another', async () => {
    const LIMIT = 200;
    const from = '127.0.0.3';
    const waiting = Array.from({ length: LIMIT }, () => get('/files/hold', { from }));
    await vi.waitFor(() => expect(api.held.size).toBe(LIMIT), { timeout: 60_000 });
    const above = await get('/api/v1/blogs', { from });
    expect(above).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    expect(JSON.parse(above.text)).toMatchObject({ code: 'request.tooMany' });
    expect((await get('/', { from })).text).toContain('Too many requests');
    expect((await get('/api/v1/blogs', { from: '127.0.0.4' })).status).toBe(200);
    api.held.release();
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
    expect((await get('/api/v1/blogs', { from })).status).toBe(200);
  });

  it('refuses requests that come faster than anybody reads', async () => {
    const from = '127.0.0.5';
    const refused = async (): Promise<boolean> => {
      const burst = Array.from({ length: 100 }, () => get('/api/v1/blogs', { from }));
      return (await Promise.all(burst)).some(({ status }) => status === 429);
    };
    let isRefused = false;
    for (let bursts = 0; bursts < 50 && !isRefused; bursts += 1) isRefused = await refused();
    expect(isRefused).toBe(true);
  });

  it('logs neither ids nor queries, also where something fails', async () => {
    const ID = '5a97a0ad-0001-4000-8000-000000000001';
    await get(`/api/v1/message/${ID}*${ID}?token=hush`);
    await get(`/profile/${ID}?pid=hush`);
    await api.close();
    expect((await get(`/api/v1/profiles/${ID}/?token=hush`)).status).toBe(502);
    const { access, errors } = await stop();
    expect(access).toMatch(/ GET api 200 /);
    expect(access).toMatch(/ GET page 200 /);
    expect(access).toMatch(/ GET api 502 /);
    for (const text of [access, errors]) {
      expect(text).not.toContain('5a97a0ad');
      expect(text).not.toContain('hush');
    }
    api = await standIn('api');
  });
});
