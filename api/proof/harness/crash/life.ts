import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Stage } from './stage.ts';

/** The checkout that this file belongs to. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Bundled before the tests began; another checkout runs from its sources where it is too old to have bundles. */
const PROGRAMS = 'api/src/build/programs.ts';
async function serverOf(checkout: string): Promise<string[]> {
  if (checkout !== ROOT) {
    if (!existsSync(join(checkout, PROGRAMS)))
      return ['--import', 'tsx', join(checkout, 'api/src/server.ts')];
    await promisify(execFile)(process.execPath, ['--import', 'tsx', PROGRAMS], { cwd: checkout });
  }
  return ['--enable-source-maps', join(checkout, 'api/dist/server.js')];
}

/** Far longer than a start takes on the slowest machine; how long it takes is printed, not judged. */
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 20;

/** One process of the API. */
export interface Life {
  /** Its address, without a slash at the end. */
  readonly origin: string;
  /** From the start of the process until it said that it is ready, in ms. */
  readonly readyMs: number;
  /** Ends it in the midst of whatever it does; resolves when it is gone. */
  kill(): Promise<void>;
  /** Has it answer what it has begun and end by itself; resolves when it is gone. */
  stop(): Promise<void>;
}

/** Starts the API as its own program does, from this checkout or another one, and waits until it is ready. */
export async function begin(
  stage: Pick<Stage, 'dataDir' | 'env'>,
  env: Readonly<Record<string, string>>,
  checkout = ROOT,
): Promise<Life> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, await serverOf(checkout), {
    cwd: checkout,
    env: { ...process.env, ...stage.env, ...env, DATA_DIR: stage.dataDir, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2000)));
  try {
    await untilReady(child, origin, () => said);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    origin,
    readyMs: performance.now() - began,
    kill: () => ended(child, 'SIGKILL'),
    stop: () => ended(child, 'SIGTERM'),
  };
}

async function untilReady(child: ChildProcess, origin: string, said: () => string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The API ended instead of starting: ${said()}`);
    if (await isReady(origin)) return;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`The API does not become ready: ${said()}`);
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const reply = await fetch(`${origin}/readyz`);
    await reply.arrayBuffer();
    return reply.ok;
  } catch (error) {
    // Nobody listens yet.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
