import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, delimiter } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../proof/run/install.mjs';

/** Where Debian has servers, which are not on the path of every user. */
const ALSO_IN = ['/usr/sbin', '/usr/local/sbin'];

// Just enough of X.509 (RFC 5280) for a test to speak TLS to itself: Node makes keys and no certificates.

const OBJECT_ID = {
  commonName: [0x55, 0x04, 0x03],
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
} as const;

const CONFIGURATION = join(root, 'deploy/production/nginx.conf');

/** The name in the file. */
export const HOST = 'saptapadi.example';

/** Where the fake API and gateways listen. */
interface Upstreams {
  readonly api: number;
  readonly gateway: number;
}

export interface RunningNginx {
  readonly https: number;
  readonly http: number;
  /** For the gateways alone. */
  readonly internal: number;
  /** Ends it, and resolves to what it logged. */
  readonly stop: () => Promise<{ access: string; errors: string }>;
}

/** Another program may take a port between the look and the start. */
const TRIES = 3;

/** Between two looks whether it listens, in ms. */
const LOOK_EVERY_MS = 20;

/** A certificate and its key, both PEM. */
interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

export interface NginxRequest {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The client's own address. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** What reached the stand-in; empty where nginx answered. */
  readonly reached: {
    readonly name?: string;
    readonly url?: string;
    readonly headers?: IncomingHttpHeaders;
  };
}

/** Asks on a connection of its own; 'closed' where that is closed without a reply. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', host = HOST, headers = {}, from = '127.0.0.1' }: NginxRequest = {},
  request: typeof httpsRequest = httpsRequest,
): Promise<Answer | 'closed'> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        localAddress: from,
        servername: HOST,
        rejectUnauthorized: false,
        headers: { ...headers, host },
      },
      (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.once('end', () => {
          const isOurs = text.startsWith('{"name"');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            reached: isOurs ? (JSON.parse(text) as Answer['reached']) : {},
          });
          outgoing.destroy();
        });
      },
    );
    outgoing.once('upgrade', (response, socket) => {
      socket.destroy();
      const { statusCode = 0, headers: replied } = response;
      resolve({ status: statusCode, headers: replied, text: '', reached: {} });
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET') resolve('closed');
      else reject(error);
    });
    // A client that declares a body waits for 100 Continue.
    if (headers['content-length'] === undefined) outgoing.end();
    else outgoing.flushHeaders();
  });
}

/** Sends a whole body; resolves to the status. */
export function sendBody(
  port: number,
  path: string,
  method: string,
  bytes: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = httpsRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        servername: HOST,
        rejectUnauthorized: false,
        headers: { host: HOST, 'content-length': String(bytes) },
      },
      (response) => {
        response.resume();
        response.once('end', () => {
          resolve(response.statusCode ?? 0);
          outgoing.destroy();
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(Buffer.alloc(bytes));
  });
}

/**
 * Runs nginx with the file of production in a folder of its own: only ports and paths are others. Throws what nginx said
 * where it does not start.
 */
export async function runNginx(program: string, upstreams: Upstreams): Promise<RunningNginx> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await start(program, upstreams);
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes('Address already in use');
      if (!isTaken || left === 0) throw error;
    }
  }
}

async function start(program: string, { api, gateway }: Upstreams): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-nginx-'));
  // As root its workers run as another user.
  await chmod(folder, 0o711);
  const remove = () => rm(folder, { recursive: true, force: true });
  const [https, http, internal] = await freePorts();
  const { certificate, key } = selfSignedCertificate(HOST);
  await writeFile(join(folder, 'saptapadi.pem'), certificate);
  await writeFile(join(folder, 'saptapadi.key'), key, { mode: 0o600 });
  await mkdir(join(folder, 'log'));
  const file = join(folder, 'nginx.conf');
  const text = rewritten(await readFile(CONFIGURATION, 'utf8'), {
    'listen 443 ': `listen 127.0.0.1:${https} `,
    'listen 80 ': `listen 127.0.0.1:${http} `,
    'listen 80;': `listen 127.0.0.1:${http};`,
    'listen 127.0.0.1:8080;': `listen 127.0.0.1:${internal};`,
    'server 127.0.0.1:8081 ': `server 127.0.0.1:${api} `,
    'server 127.0.0.1:8082 ': `server 127.0.0.1:${api} `,
    'server 127.0.0.1:8091 ': `server 127.0.0.1:${gateway} `,
    'server 127.0.0.1:8092 ': `server 127.0.0.1:${gateway} `,
    '/etc/ssl/': `${folder}/`,
    '/var/log/nginx/': `${folder}/log/`,
    'http {\n': `http {\n${temporaryPaths(program, folder)}`,
  });
  await writeFile(file, text);
  const child = spawn(
    program,
    ['-p', folder, '-c', file, '-g', `daemon off; pid ${join(folder, 'pid')};`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  const ended = once(child, 'close');
  const didEnd = ended.then(async () => {
    await remove();
    throw new Error(`nginx did not start: ${said}`);
  });
  didEnd.catch(() => 'its end after the start');
  await Promise.race([answersAt(https), didEnd]);
  return {
    https,
    http,
    internal,
    stop: async () => {
      child.kill('SIGQUIT');
      const logs = ended.then(async () => ({
        access: await readFile(join(folder, 'log', 'saptapadi.log'), 'utf8'),
        errors: await readFile(join(folder, 'log', 'saptapadi-error.log'), 'utf8'),
      }));
      const read = await logs;
      await remove();
      return read;
    },
  };
}

/** Replaces parts of the file; throws if one of them is missing, since the file is then a different one. */
function rewritten(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!text.includes(from)) throw new Error(`nginx.conf has no "${from}".`);
    return changed.replaceAll(from, to);
  }, text);
}

/** Folders for what nginx cannot keep in memory, of each module that this one was built with. */
function temporaryPaths(program: string, folder: string): string {
  const { stderr: built } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const names = [...built.matchAll(/--http-([\w-]+)-temp-path/g)];
  return names
    .map(([, name = '']) => name.replaceAll('-', '_'))
    .map((name) => `  ${name}_temp_path ${folder}/${name};\n`)
    .join('');
}

/** Resolves as soon as anything listens there. */
async function answersAt(port: number): Promise<void> {
  for (;;) {
    const socket = createConnection({ host: '127.0.0.1', port });
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isThere) return;
    await wait(LOOK_EVERY_MS);
  }
}

async function freePorts(): Promise<readonly [number, number, number]> {
  const probes = [1, 2, 3].map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const [first, second, third] = probes.map((probe) => (probe.address() as AddressInfo).port);
  const closed = probes.map((probe) => once(probe.close(), 'close'));
  await Promise.all(closed);
  return [first ?? 0, second ?? 0, third ?? 0];
}

/** Makes a certificate of a host name that it signs itself, good until 2049. */
function selfSignedCertificate(host: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId(OBJECT_ID.ecdsaWithSha256));
  const name = sequence(
    value(0x31, sequence(objectId(OBJECT_ID.commonName), value(0x0c, Buffer.from(host)))),
  );
  const validity = sequence(utcTime('200101000000Z'), utcTime('491231235959Z'));
  const serial = value(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)]));
  const body = sequence(
    serial,
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, algorithm, value(0x03, Buffer.concat([Buffer.of(0), signature])));
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return value(0x30, Buffer.concat(parts));
}

function objectId(bytes: readonly number[]): Buffer {
  return value(0x06, Buffer.from(bytes));
}

function utcTime(text: string): Buffer {
  return value(0x17, Buffer.from(text));
}

/** A value of DER: its tag, its length in as few bytes as it takes, and its bytes. */
function value(tag: number, bytes: Buffer): Buffer {
  const { length } = bytes;
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), bytes]);
  const size =
    length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff);
  return Buffer.concat([Buffer.of(tag), size, bytes]);
}

/** The path of an installed nginx; null without one. */
export function findNginx(path = process.env['PATH'] ?? ''): string | null {
  const folders = [...path.split(delimiter).filter((folder) => folder !== ''), ...ALSO_IN];
  return folders.map((folder) => join(folder, 'nginx')).find(canRun) ?? null;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not ours to run: the next folder may have one.
    return false;
  }
}
