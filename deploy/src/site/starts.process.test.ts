import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SOCKET_CLOSED } from 'shared-contracts/platform/realtime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from '../testing/fake-build.ts';
import { startSiteProcess } from '../testing/site-process.ts';
import { addressIn } from './site-file.ts';

/** Several processes start one after the other, perhaps on a busy machine (ms). */
const PATIENCE = { timeout: 240_000 };

/** A refusal is one line on stderr and exit code 1. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { code, complaint } = await (await startSiteProcess({ env })).end;
  expect(code).toBe(1);
  expect(complaint.trimEnd().split('\n')).toHaveLength(1);
  return complaint.trimEnd();
}

describe('a start that cannot be', PATIENCE, () => {
  it('names a wrong PORT and makes no folder', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    expect(await refusal({ DATA_DIR: dataDir, PORT: '80a' })).toMatch(/^PORT must be .*"80a"\.$/);
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  });

  it('names a port in use and makes no folder', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const dataDir = join(await temporaryFolder(), 'data');
    expect(await refusal({ DATA_DIR: dataDir, PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is in use by another program: stop it, or set PORT to a free port.`,
    );
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  });

  it('names an unreachable DATABASE_URL, without its password, and publishes nothing', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const sentence = await refusal({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/nothing',
    });
    expect(sentence).toContain('DATABASE_URL');
    expect(sentence).not.toContain('secret');
    await expect(readdir(join(dataDir, 'releases'))).rejects.toThrow('ENOENT');
  });

  it('names a damaged release registry and leaves it as it is', async () => {
    const dataDir = await temporaryFolder();
    const folder = join(dataDir, 'registry/database');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'base'), 'half a database');
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `The database in ${folder} is damaged; it was left as it is: restore a backup, or move the folder away to start anew.`,
    );
    expect(await readFile(join(folder, 'base'), 'utf8')).toBe('half a database');
  });
});

describe('a running site', () => {
  it(
    'keeps its folder to itself, stops on a signal with code 0, and starts again',
    PATIENCE,
    async () => {
      const dataDir = await temporaryFolder();
      const first = await startSiteProcess({ env: { DATA_DIR: dataDir } });
      const url = await first.url;
      const live = join(dataDir, 'releases/live.json');
      const published = await readFile(live, 'utf8');
      expect(await addressIn(dataDir)).toEqual({ url, pid: first.child.pid });

      expect(await refusal({ DATA_DIR: dataDir })).toContain(dataDir);
      expect((await fetch(`${url}/profiles`)).status).toBe(200);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect((await fetch(`${url}/api/v1/blogs`)).headers.get('content-type')).toContain('json');
      expect((await fetch(`${url}/no/such/page`)).status).toBe(404);
      // The channel server itself closes a socket that brings no token.
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket/websocket?vsn=2.0.0`);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      expect(await closed).toBe(SOCKET_CLOSED.unauthorized);

      first.child.kill('SIGINT');
      // A terminal tells everybody at once and the starter passes it on: the second changes nothing.
      first.child.kill('SIGINT');
      expect(await first.end).toEqual({ code: 0, complaint: '' });
      expect(await addressIn(dataDir)).toBeNull();

      const second = await startSiteProcess({ env: { DATA_DIR: dataDir } });
      expect((await fetch(await second.url)).status).toBe(200);
      expect(await readFile(live, 'utf8')).toBe(published);
      second.child.kill('SIGTERM');
      expect((await second.end).code).toBe(0);
    },
  );
});
