import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { stopServer } from './graceful-stop.ts';

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, agent, host: '127.0.0.1' }, resolve).on('error', reject);
    });
  return { server, ask };
}

describe('a graceful stop', () => {
  it('does not wait for a connection that is only kept alive', async () => {
    const { server, ask } = await listen((_, response) => response.end('done'));
    expect(await text(await ask())).toBe('done');
    await stopServer(server);
    await expect(ask()).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/);
  });

  it('finishes the answer that is under way and then closes its connection', async () => {
    let finish = () => {};
    const { server, ask } = await listen((_, response) => {
      response.write('begun, ');
      finish = () => response.end('finished');
    });
    const response = await ask();
    const stopped = stopServer(server);
    finish();
    expect(await text(response)).toBe('begun, finished');
    await stopped;
  });

  it('ends what is not done by the deadline', async () => {
    const { server, ask } = await listen((_, response) => response.write('for ever'));
    const response = await ask();
    const cut = text(response);
    await Promise.all([stopServer(server, 1), expect(cut).rejects.toThrow('aborted')]);
  });

  it('is content with a server that never listened', async () => {
    await expect(stopServer(createServer())).resolves.toBeUndefined();
  });
});
