import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startSiteProcess } from '../testing/site-process.ts';

/** A site starts as a process, perhaps on a busy machine (ms). */
const PATIENCE = { timeout: 600_000 };
/** Files that the process may have open, and how many strangers come from how many addresses. */
const FILES = 1024;
const ADDRESSES = 8;
const EACH = 150;

/** Opens connections from other addresses of this machine; resolves to whether all of them have been closed. */
async function strangers(url: string, says: string): Promise<() => boolean> {
  const { port } = new URL(url);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(
    Array.from({ length: ADDRESSES * EACH }, async (_, count) => {
      const localAddress = `127.0.1.${(count % ADDRESSES) + 1}`;
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
      sockets.push(socket);
      // Being turned away is what most of them meet; without reading, they would not notice.
      socket.on('error', () => socket.destroy()).resume();
      const met = new Promise<void>((resolve) => {
        socket.once('connect', resolve).once('close', () => resolve());
      });
      await met;
      if (says !== '' && socket.writable) socket.write(says);
    }),
  );
  return () => sockets.every(({ destroyed }) => destroyed);
}

async function healthOf(url: string): Promise<number> {
  const answer = await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
  return answer.status;
}

const FLOODS = [
  ['connections that say nothing', ''],
  [
    'bodies that do not come',
    'POST /api/v1/sign_in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{',
  ],
] as const;

it(
  'a process lives on below more idle connections and slow bodies than it has files, and lets go of them',
  PATIENCE,
  async () => {
    const { child, url: serving } = await startSiteProcess({
      files: FILES,
      env: { FIRST_BYTE_MS: '1500', SLOW_BODY_MS: '1500' },
    });
    const url = await serving;
    let ended = false;
    child.once('exit', () => (ended = true));
    for (const [kind, says] of FLOODS) {
      const allGone = await strangers(url, says);
      await vi.waitFor(
        async () => {
          expect(ended, kind).toBe(false);
          expect(await healthOf(url), kind).toBe(200);
          expect(allGone(), kind).toBe(true);
        },
        { timeout: 240_000, interval: 200 },
      );
    }
  },
);
