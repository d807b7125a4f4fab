import { createServer, get, type Server } from 'node:http';
import { connect } from 'node:net';
import { stopServer } from 'api/graceful-stop';
import { listen } from 'api/listen';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDispatch, type Handler } from './dispatch.ts';

const saying =
  (text: string): Handler =>
  (_request, response) =>
    void response.end(text);

describe('one port for API and gateway', () => {
  let server: Server;
  let url: string;
  let dispatch: ReturnType<typeof createDispatch>;
  let upgraded: string[];

  beforeEach(async () => {
    dispatch = createDispatch();
    upgraded = [];
    server = createServer(dispatch.handle);
    server.on('upgrade', dispatch.upgrade);
    url = await listen(server, { host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    dispatch.endSockets();
    if (server.listening) await stopServer(server, 0);
  });

  function makeReady(more: { sandbox?: Handler } = {}): void {
    dispatch.ready({
      ...more,
      api: saying('api'),
      gateway: saying('gateway'),
      upgrade: (request, socket) => {
        upgraded.push(request.url ?? '');
        socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
        return true;
      },
    });
  }

  it.each([
    ['/api/v1/blogs', 'api'],
    ['/api/openapi.json?x=1', 'api'],
    ['/files/pic.webp', 'api'],
    ['/healthz', 'api'],
    ['/readyz?verbose', 'api'],
    ['/', 'gateway'],
    ['/apiary', 'gateway'],
    ['/healthz-not', 'gateway'],
    ['/profiles?next=/api/v1/x', 'gateway'],
    ['/a/shell/1/main.js', 'gateway'],
  ])('%s goes to the %s', async (path, target) => {
    makeReady();
    expect(await (await fetch(url + path)).text()).toBe(target);
  });

  it('leads to the sandbox of payments where there is one, else to the gateway', async () => {
    const path = `${url}/sandbox/razorpay/v1/checkout.js`;
    makeReady();
    expect(await (await fetch(path)).text()).toBe('gateway');
    makeReady({ sandbox: saying('sandbox') });
    expect(await (await fetch(path)).text()).toBe('sandbox');
    expect(await (await fetch(`${url}/sandbox/razorpayer`)).text()).toBe('gateway');
  });

  it('asks to come back while the site is starting', async () => {
    const answer = await fetch(`${url}/profiles`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.text()).toBe('The site is starting. Please try again in a few seconds.\n');
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['/profiles?lang=mr', { 'accept-language': 'en' }, /^साइट सुरू होत आहे/],
    ['/profiles', { cookie: 'sp_locale=hi', 'accept-language': 'mr' }, /^साइट शुरू/],
    ['/', { cookie: 'sp_visit_locale=mr' }, /^साइट सुरू/],
    ['/?lang=fr', { 'accept-language': 'hi' }, /^साइट शुरू/],
  ])('does so in the language of the page: %s %j', async (path, headers, said) => {
    expect(await (await fetch(url + path, { headers })).text()).toMatch(said);
  });

  /** First line of the answer to a request for an upgrade; the connection stays open. */
  function upgrade(path: string): Promise<string> {
    const { port } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''));
      socket.once('error', reject);
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
      );
    });
  }

  it('hands sockets to the API and to nobody else', async () => {
    makeReady();
    expect(await upgrade('/socket/websocket?vsn=2.0.0')).toContain('101');
    expect(await upgrade('/elsewhere')).toContain('404');
    expect(upgraded).toEqual(['/socket/websocket?vsn=2.0.0']);
  });

  it('ends a refused upgrade itself, whatever its client does', async () => {
    makeReady();
    const asking =
      'GET /elsewhere HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
    const ended = new Promise<unknown[]>((resolve) => {
      const ends: unknown[] = [];
      server.on('connection', (socket) => {
        socket.once('close', () => ends.push(socket) === 2 && resolve(ends));
      });
    });
    // One that never ends its own half, and one that is gone before the answer comes.
    const half = connect({
      port: Number(new URL(url).port),
      host: '127.0.0.1',
      allowHalfOpen: true,
    });
    half.resume().write(asking);
    const gone = connect(Number(new URL(url).port), '127.0.0.1');
    gone.write(asking, () => gone.resetAndDestroy());
    expect(await ended).toHaveLength(2);
    half.destroy();
    expect(await (await fetch(url)).text()).toBe('gateway');
  });

  it('stops although a socket and an idle connection are open', async () => {
    makeReady();
    await upgrade('/socket/websocket');
    await new Promise<void>((resolve) => {
      get(url, { headers: { connection: 'keep-alive' } }, (answer) => {
        answer.resume().once('end', resolve);
      });
    });
    dispatch.endSockets();
    await stopServer(server);
    expect(server.listening).toBe(false);
  });

  it('lets a running request end before it stops', async () => {
    let finish: (() => void) | undefined;
    const begun = new Promise<void>((resolve) => {
      dispatch.ready({
        api: saying(''),
        upgrade: () => false,
        gateway: (_request, response) => {
          finish = () => void response.end('whole');
          resolve();
        },
      });
    });
    const answer = fetch(url);
    await begun;
    const stopped = stopServer(server);
    finish?.();
    expect(await (await answer).text()).toBe('whole');
    await stopped;
  });
});
