import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from './modules/accounts/passwords/passwords.ts';
import { readConfig } from './platform/config/config.ts';
import { startApi, type RunningApi } from './start.ts';

// Making a database takes seconds, on a busy machine many: one start serves all of these tests.
let folder: string;
let running: RunningApi;

const env = (change: Record<string, string> = {}) => ({
  SEED: 'none',
  LOG_LEVEL: 'silent',
  DATA_DIR: join(folder, 'data'),
  ...change,
});
const start = (change?: Record<string, string>) => startApi(readConfig(env(change)));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saptapadi-start-'));
  running = await start();
}, 180_000);
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
});

/** A digest of every file below a folder, but of the one that only says that PGlite is running. */
async function contentOf(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== 'postmaster.pid')
    .map((entry) => join(entry.parentPath, entry.name));
  const digests = files.map(async (file) => {
    const digest = createHash('sha256').update(await readFile(file));
    return [file, digest.digest('hex')] as const;
  });
  return new Map(await Promise.all(digests));
}

describe('a start', () => {
  it('is ready when it is there, and listens on nothing', async () => {
    expect((await running.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await running.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect(running.app.server.listening).toBe(false);
  });

  it('keeps its key for tokens where only its owner can read it', async () => {
    const { mode } = await stat(join(folder, 'data', 'jwt-secret'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('is refused on a folder in use, and leaves the first one working', async () => {
    await expect(start()).rejects.toThrow('is in use by another server');
    expect((await running.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('is refused where nothing answers at DATABASE_URL, without telling the password', async () => {
    const url = 'postgres://user:hush@127.0.0.1:1/matches';
    await expect(start({ DATABASE_URL: url })).rejects.toThrow(
      /^DATABASE_URL: the database at 127\.0\.0\.1:1\/matches cannot be used \(nothing answers there\)\.$/,
    );
  });

  it.each([
    ['no version', async (database: string) => rm(join(database, 'PG_VERSION'))],
    ['rubbish for a version', (database: string) => writeFile(join(database, 'PG_VERSION'), '?')],
    [
      'a broken control file',
      (database: string) => writeFile(join(database, 'global', 'pg_control'), 'x'.repeat(8192)),
    ],
  ])(
    'is refused on a damaged database (%s), which is left as it is',
    async (_, damage) => {
      const broken = await mkdtemp(join(folder, 'broken-'));
      const database = join(broken, 'database');
      await cp(join(folder, 'data', 'database'), database, { recursive: true });
      await damage(database);
      const before = await contentOf(database);
      await expect(start({ DATA_DIR: broken })).rejects.toThrow(
        new RegExp(`^The database in ${database} is damaged.*it was left as it is`),
      );
      expect(await contentOf(database)).toEqual(before);
      expect(await readdir(broken)).toEqual(['database']);
    },
    180_000,
  );

  it('tells a refusal in one line, and ends with code 1', async () => {
    const server = new URL('../dist/server.js', import.meta.url).pathname;
    const failed = promisify(execFile)(process.execPath, [server], {
      env: { ...process.env, ...env({ PORT: 'x' }) },
    });
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'PORT must be a whole number from 0 to 65535, but it is "x".\n',
    });
  }, 60_000);
});

// The last of this file: it stops what the others use.
describe('a second start', () => {
  it('finds what the first one kept, and will not open known demo passwords to the network', async () => {
    await running.close();
    expect(await readdir(join(folder, 'data'))).not.toContain('lock');
    running = await start();
    const password_hash = await hashPassword('sapta-demo');
    const { db } = running;
    // Of the demo accounts one has another password by now; the others share the published one.
    const accounts = [
      { name: 'staff', password_hash: await hashPassword('another of theirs') },
      { name: 'asha', password_hash },
      { name: 'bride.1', password_hash },
    ];
    await db
      .insertInto('accounts')
      .values(
        accounts.map(({ name, password_hash: hash }, index) => ({
          id: `5a97a0ad-0001-4000-8000-00000000000${index}`,
          email: `${name}@example.com`,
          password_hash: hash,
          plan_until: null,
          confirmed_at: null,
        })),
      )
      .execute();
    await running.close();
    await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow('No mail could be sent');
    for (const env of [{ HOST: '0.0.0.0' }, { TRUST_PROXY: 'yes' }])
      await expect(start({ ...env, MAIL: 'outbox' })).rejects.toThrow('published password');
  }, 180_000);
});
