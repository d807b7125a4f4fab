import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import { callPath, type CallShape, type LooseInput } from 'shared-contracts/calls/call';
import { listThreads } from 'shared-contracts/calls/messaging';
import { saveDraft, saveSearch } from 'shared-contracts/calls/own-profile';
import { browseProfiles, myProfile, listProfiles } from 'shared-contracts/calls/profiles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { postgresDialect } from '../../../src/platform/database/open-postgres.ts';
import { QueuedDatabase } from '../../../src/platform/database/queued-database.ts';
import type { Database } from '../../../src/platform/database/tables.ts';
import { LARGE_BUDGETS } from '../../../test/large-budgets.ts';
import { createDatabase, databaseUrl, onServer } from '../../../test/postgres-server.ts';
import { redisUrl } from '../../../test/redis.ts';
import { begin, type Life } from '../crash/life.ts';
import { castPeople, JWT_SECRET } from '../crash/people.ts';
import { extentOf } from '../proof.ts';
import type { Question } from './ask.ts';
import { beforeLastMigration, checkOut, type OlderCheckout } from './older-checkout.ts';
import { Rotation } from './rotation.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Processes start and databases are migrated, perhaps on a busy machine (ms). */
const PATIENCE = { timeout: 600_000 };
/** Requests that each phase sees answered; 0 where the run has no rolling deploy. */
const REQUESTS = extentOf('ROLLING_REQUESTS', { daily: 0, long: 300 });

const from = inject('templateDatabase');
const isAsked = from.kind === 'postgres' && redisUrl !== null && REQUESTS > 0;
const before = isAsked ? await beforeLastMigration() : { why: 'another run has it' };
const title = 'a deploy node by node over a migration';

describe.runIf('revision' in before)('why' in before ? `${title} (${before.why})` : title, () => {
  let older: OlderCheckout;
  let folder: string;
  let url: string;
  let db: Kysely<Database>;
  const name = `saptapadi_rolling_${randomUUID().slice(0, 8)}`;

  beforeAll(async () => {
    if (from.kind !== 'postgres' || !('revision' in before)) return;
    older = await checkOut(before.revision);
    folder = await mkdtemp(join(tmpdir(), 'saptapadi-rolling-'));
    url = databaseUrl(from.url, name);
    await createDatabase(from.url, name);
    db = new QueuedDatabase<Database>(postgresDialect(url, () => undefined));
  }, PATIENCE.timeout);
  afterAll(async () => {
    await db.destroy();
    if (from.kind === 'postgres')
      await onServer(from.url, (client) => client.query(`drop database ${name} with (force)`));
    await rm(folder, { recursive: true });
    await older.remove();
  });

  const env = () => ({
    SEED: 'none',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    BUSY_AFTER_MS: '0',
    PAYMENTS: 'none',
    DATABASE_URL: url,
    DATABASE_QUEUE: '0',
    REDIS_URL: redisUrl ?? '',
    JWT_SECRET,
    GATEWAY_SECRET: JWT_SECRET,
    ...LARGE_BUDGETS,
    RATE_LIMIT: '1000000',
    VISITOR_VIEWS: '1000000',
    ADDRESS_VIEWS: '1000000',
  });
  const migrate = (checkout: string) =>
    run(process.execPath, ['--import', 'tsx', 'deploy/src/migrate/main.ts'], {
      cwd: checkout,
      env: { ...process.env, ...env(), DATA_DIR: join(folder, 'migrate') },
    });
  let nodes = 0;
  const start = (checkout: string): Promise<Life> =>
    begin({ dataDir: join(folder, `node-${(nodes += 1)}`), env: env() }, {}, checkout);

  /** What pages ask all day: of visitors and members, reading and writing. */
  async function questions(): Promise<Question[]> {
    const writers = await castPeople(db);
    const asked = (call: CallShape, input: LooseInput, token?: string): Question => ({
      method: call.method,
      path: callPath(call, input),
      ...('body' in input ? { body: input.body } : {}),
      ...(token === undefined ? {} : { token }),
    });
    return writers.flatMap(({ token }) => [
      asked(browseProfiles, { params: { x: 'brides' } }),
      asked(listProfiles, {}, token),
      asked(myProfile, {}, token),
      asked(listThreads, {}, token),
      asked(saveSearch, { body: { name: 'Pune', filters: 'city=Pune' } }, token),
      asked(saveDraft, { params: { key: 'profile' }, body: { content: { work: 'x' } } }, token),
    ]);
  }

  it('and back again fails no request', PATIENCE, async () => {
    await migrate(older.folder);
    const rotation = new Rotation();
    const [a, b] = [await start(older.folder), await start(older.folder)];
    rotation.add(a);
    rotation.add(b);
    const first = 'old code on its schema';
    rotation.begin(await questions(), first);
    try {
      await rotation.during(first, REQUESTS);
      rotation.enter('while the schema changes');
      await migrate(ROOT);
      await rotation.during('old code on the new schema', REQUESTS);
      const c = await start(ROOT);
      rotation.add(c);
      await rotation.during('both beside each other', REQUESTS);
      await rotation.retire(a);
      const d = await start(ROOT);
      rotation.add(d);
      await rotation.retire(b);
      await rotation.during('new code alone', REQUESTS);
      const back = await start(older.folder);
      rotation.add(back);
      await rotation.retire(c);
      await rotation.during('both, on the way back', REQUESTS);
      await rotation.retire(d);
      await rotation.during('old code again', REQUESTS);
    } finally {
      await rotation.end();
    }
    expect(rotation.failures).toEqual([]);
    expect(Object.keys(rotation.answered)).toHaveLength(7);
  });
});
