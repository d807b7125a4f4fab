import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { guardConnections, REQUEST_TIMES } from './guard-connections.ts';

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

/** A guarded server whose clock is moved by hand, and which looks around once in a real second. */
async function stage(
  env: Record<string, string>,
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    void response.end('here'),
) {
  const warnings: object[] = [];
  const state = { ticks: 0 };
  const server = createServer(REQUEST_TIMES, answer);
  guardConnections(server, {
    config: readConfig({ SEED: 'none', ...env }),
    log: { warn: (detail) => warnings.push(detail) },
    ticks: () => state.ticks,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  async function visit(localAddress: string, says = ''): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    socket.on('error', () => socket.destroy()).resume();
    await once(socket, 'connect');
    if (says !== '') socket.write(says);
    return socket;
  }
  const staying = async (count: number) => {
    await vi.waitFor(
      () => expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(count),
      PATIENCE,
    );
  };
  return { server, state, warnings, visit, staying };
}

const HALF_A_HEAD = 'GET / HTTP/1.1\r\nhost: x\r\n';
const POST =
  'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100000\r\n\r\n';

describe('a guarded server', () => {
  it('takes so many connections and no more, and says so once', async () => {
    const { visit, staying, warnings } = await stage({ MAX_CONNECTIONS: '5' });
    for (let count = 1; count <= 9; count += 1) await visit(`127.0.3.${count}`);
    await staying(5);
    expect(warnings).toHaveLength(1);
  });

  it('takes so many of one address, while others come in', async () => {
    const { visit, staying } = await stage({ ADDRESS_CONNECTIONS: '4' });
    const ask = `${HALF_A_HEAD}\r\n`;
    for (let count = 0; count < 6; count += 1) await visit('127.0.3.1', ask);
    await staying(4);
    await visit('127.0.3.2', ask);
    await staying(5);
  });

  it('takes few of one address that say nothing, and more when they have asked', async () => {
    const { server, visit, staying } = await stage({ ADDRESS_CONNECTIONS: '100' });
    let asked = 0;
    server.on('request', () => (asked += 1));
    for (let count = 0; count < 20; count += 1) await visit('127.0.3.1');
    await staying(16);
    await visit('127.0.3.2', `${HALF_A_HEAD}\r\n`);
    await vi.waitFor(() => expect(asked).toBe(1), PATIENCE);
    for (let count = 0; count < 16; count += 1) await visit('127.0.3.2');
    await staying(33);
  });

  it('counts a connection that has ended no longer', async () => {
    const { server, visit, staying } = await stage({ ADDRESS_CONNECTIONS: '2' });
    const [first] = [await visit('127.0.3.1'), await visit('127.0.3.1')];
    await staying(2);
    const gone = new Promise((resolve) => server.prependOnceListener('connection', resolve));
    first.destroy();
    await vi.waitFor(async () => {
      await visit('127.0.3.1');
      await staying(2);
    }, PATIENCE);
    await gone;
  });

  it('counts no addresses behind a proxy', async () => {
    const { visit, staying } = await stage({ TRUST_PROXY: 'yes', ADDRESS_CONNECTIONS: '2' });
    for (let count = 0; count < 30; count += 1) await visit('127.0.3.1');
    await staying(30);
  });

  it('lets go of whoever says nothing, and of nobody who has begun', async () => {
    const { state, visit, staying } = await stage({});
    await visit('127.0.3.1');
    await visit('127.0.3.1', HALF_A_HEAD);
    await staying(2);
    state.ticks = 10_000;
    await staying(1);
  });

  it('lets go of a body that does not come, and waits for one that comes slowly', async () => {
    const bodies: IncomingMessage[] = [];
    const { state, visit, staying } = await stage({}, (request) => {
      bodies.push(request.resume());
    });
    await visit('127.0.3.1', `${POST}x`);
    const slow = await visit('127.0.3.2', POST);
    await vi.waitFor(() => expect(bodies).toHaveLength(2), PATIENCE);
    let came = 0;
    bodies
      .find(({ socket }) => socket.remoteAddress === '127.0.3.2')
      ?.on('data', (part: Buffer) => {
        came += part.length;
      });
    slow.write('x'.repeat(6000));
    await vi.waitFor(() => expect(came).toBe(6000), PATIENCE);
    state.ticks = 21_000;
    await staying(1);
    expect(slow.destroyed).toBe(false);
  });

  it('waits for a body that lies here unread, however long', async () => {
    const bodies: IncomingMessage[] = [];
    const { state, server, visit, staying } = await stage(
      {},
      (request) => void bodies.push(request),
    );
    const line = await visit('127.0.3.1', POST);
    line.write('x'.repeat(99_999));
    await vi.waitFor(() => {
      const { readableLength = 0, readableHighWaterMark = 1 } = bodies[0] ?? {};
      expect(readableLength).toBeGreaterThanOrEqual(readableHighWaterMark);
    }, PATIENCE);
    state.ticks = 60_000;
    // By the time that one without a word is gone, bodies have been looked at.
    await visit('127.0.3.2');
    state.ticks = 120_000;
    await staying(1);
    expect(server.listening).toBe(true);
  });
});
