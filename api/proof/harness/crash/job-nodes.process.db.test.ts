import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { postgresDialect } from '../../../src/platform/database/open-postgres.ts';
import { QueuedDatabase } from '../../../src/platform/database/queued-database.ts';
import type { Database } from '../../../src/platform/database/tables.ts';
import { openObjectStore } from '../../../src/storage/object-store/open-object-store.ts';
import { noteRemoval } from '../../../src/storage/orphaned-files.store.ts';
import { redisUrl } from '../../../test/redis.ts';
import { insert, storePerson } from '../../../test/rows.ts';
import { openTestBucket, type TestBucket } from '../../../test/s3-server.ts';
import { begin, type Life } from './life.ts';
import { JWT_SECRET } from './people.ts';
import { setStage, type Stage } from './stage.ts';

/** A generous cap: what is waited for comes in seconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 90_000, interval: 100 };
const KINDS = ['file-removal', 'plan', 'retention'];
const LOST = 'documents/lost.png';
const DAY_MS = 24 * 60 * 60_000;

describe.runIf(inject('templateDatabase').kind === 'postgres')('two nodes with one queue', () => {
  let stage: Stage;
  let bucket: TestBucket;
  let db: Kysely<Database>;
  let folders: string[];

  beforeAll(async () => {
    stage = await setStage();
    bucket = await openTestBucket();
    const url = stage.env['DATABASE_URL'] ?? '';
    db = new QueuedDatabase<Database>(postgresDialect(url, () => undefined));
    const folder = (name: string) => mkdtemp(join(tmpdir(), `saptapadi-jobs-${name}-`));
    folders = [await folder('one'), await folder('other')];
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await bucket.close();
    await stage.strike();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  /** A node with a data folder of its own; database, Redis and bucket are everybody's. */
  function start(dataDir = ''): Promise<Life> {
    const { endpoint, bucket: name, accessKey, secretKey } = bucket.bucket;
    const env = {
      SEED: 'none',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      JWT_SECRET,
      BUSY_AFTER_MS: '0',
      PAYMENTS: 'none',
      GATEWAY_SECRET: JWT_SECRET,
      REDIS_URL: redisUrl ?? '',
      DATABASE_LOCK_MS: '60000',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    };
    return begin({ dataDir, env: stage.env }, env);
  }

  /** Holds up whoever follows the plan or purges, until the function that it answers is called. */
  async function holdUp(id: string): Promise<() => Promise<unknown>> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let isHeld = (): void => undefined;
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const holding = db.transaction().execute(async (trx) => {
      await sql`select from profiles where id = ${id} for update`.execute(trx);
      await sql`lock table page_views in access exclusive mode`.execute(trx);
      isHeld();
      await released;
    });
    await held;
    return () => {
      release();
      return holding;
    };
  }

  const jobs = () => db.selectFrom('jobs').selectAll().where('kind', 'in', KINDS).execute();

  it('does every job once by the other where one is killed in the middle of it', async () => {
    const past = new Date(Date.now() - 60_000);
    const id = await storePerson(db);
    await db.updateTable('profiles').set({ boosted_until: past }).where('id', '=', id).execute();
    // A trigger has it followed.
    const plan = { plan: 'trust', plan_until: past } as const;
    await db.updateTable('accounts').set(plan).where('id', '=', id).execute();
    const hour = new Date(Math.floor(Date.now() / DAY_MS - 401) * DAY_MS);
    await insert(db, 'page_views', { hour, name: 'home', views: 1 });
    const place = { dataDir: folders[0] ?? '', bucket: bucket.bucket };
    const files = await openObjectStore(place, 'files', new Date());
    await files.put(LOST, Readable.from([Buffer.from('bytes')]));
    await noteRemoval(db, { kind: 'file', file_key: LOST, due_at: past });

    const release = await holdUp(id);
    bucket.slowDown('DELETE', 1_000_000);
    const one = await start(folders[0]);
    await vi.waitFor(async () => {
      const leased = (await jobs()).filter(({ leased_by }) => leased_by !== null);
      expect(leased.map(({ kind }) => kind).toSorted()).toEqual(KINDS);
    }, PATIENCE);
    await one.kill();
    bucket.slowDown('DELETE', 0);
    await release();
    // Stands for the minute that its leases go on.
    await db
      .updateTable('jobs')
      .set({ lease_until: new Date(0) })
      .where('leased_by', 'is not', null)
      .execute();
    const other = await start(folders[1]);
    await vi.waitFor(async () => {
      const left = await jobs();
      // Only what recurs is left, for later.
      expect(left).toMatchObject([{ kind: 'retention', leased_by: null, attempts: 0 }]);
      expect(left[0]?.run_at.getTime()).toBeGreaterThan(Date.now());
    }, PATIENCE);
    const profile = db.selectFrom('profiles').select('boosted_until').where('id', '=', id);
    expect(await profile.executeTakeFirstOrThrow()).toEqual({ boosted_until: null });
    expect(await db.selectFrom('page_views').selectAll().execute()).toEqual([]);
    expect(await bucket.bytesOf()).toEqual([]);
    await other.kill();
  }, 300_000);
});
