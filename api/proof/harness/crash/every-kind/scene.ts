import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { postgresDialect } from '../../../../src/platform/database/open-postgres.ts';
import { QueuedDatabase } from '../../../../src/platform/database/queued-database.ts';
import type { Database } from '../../../../src/platform/database/tables.ts';
import type { ObjectStore } from '../../../../src/storage/object-store/object-store.ts';
import { objectStoreOf } from '../../../../src/storage/object-store/open-object-store.ts';
import { masterKeys, type NamedSecret } from '../../../../src/storage/sealing/master-keys.ts';
import { redisUrl } from '../../../../test/redis.ts';
import { storePerson } from '../../../../test/rows.ts';
import { openTestBucket, type TestBucket } from '../../../../test/s3-server.ts';
import { openMailServer, type MailServer } from '../mail-server.ts';
import { JWT_SECRET } from '../people.ts';
import { setStage } from '../stage.ts';
import { openWithholdingProxy, type WithholdingProxy } from '../withholding-proxy.ts';
import { noteChanges } from './changes.ts';
import { awaitEnds, countEnds, HOLD_ENDS } from './held-ends.ts';
import { holdLock, type HeldLock } from './held-lock.ts';
import { KEYS, openShop, WEBHOOK_SECRET, type Shop } from './shop.ts';

/** Tells the test's own connections from those of the processes. */
export const OWN_NAME = 'crash-test';

const OLD_KEY: NamedSecret = { id: '2026', secret: 'a-key-of-last-year-that-only-the-test-knows' };
const NEW_KEY: NamedSecret = { id: '2027', secret: 'a-key-of-this-year-that-only-the-test-knows' };

/** The key that the processes seal with, and what was sealed before them. */
export const keys = { current: masterKeys([NEW_KEY, OLD_KEY]), older: masterKeys([OLD_KEY]) };

export interface Person {
  readonly id: string;
  readonly email: string;
}

/** Everything that a job works on, each with a way to hold the job up in the middle of it. */
export interface Scene {
  readonly db: Kysely<Database>;
  readonly mails: MailServer;
  readonly shop: Shop;
  /** The bucket, past the proxy. */
  readonly files: ObjectStore;
  readonly bucket: TestBucket;
  readonly store: WithholdingProxy;
  /** Of both processes. */
  readonly dataDir: string;
  /** Begins a process with it. */
  readonly stage: { readonly dataDir: string; readonly env: Readonly<Record<string, string>> };
  readonly env: Readonly<Record<string, string>>;
  /** `trust` is somebody who has that plan without having paid for it, by the address that invariants know such by. */
  person(role?: 'trust'): Promise<Person>;
  /** Takes a lock that a job will want; tells whether somebody waits for it now. */
  hold(statement: string, ...values: readonly unknown[]): Promise<() => Promise<boolean>>;
  /** Has the job of this kind wait at its end; tells whether all such do. For kinds whose work waits for nobody. */
  holdEnd(kind: string): Promise<() => Promise<boolean>>;
  /** Lets go of all that was held, of the locks last. */
  release(): Promise<void>;
  close(): Promise<void>;
}

/** A database, a bucket, a mail server and a payment provider of the test's own. */
export async function setScene(): Promise<Scene> {
  const stage = await setStage();
  const url = new URL(stage.env['DATABASE_URL'] ?? '');
  url.searchParams.set('application_name', OWN_NAME);
  const db = new QueuedDatabase<Database>(postgresDialect(url.href, () => undefined));
  await noteChanges(db);
  const bucket = await openTestBucket();
  const store = await openWithholdingProxy(bucket.bucket.endpoint);
  const mails = await openMailServer();
  const shop = await openShop(db);
  const locks: HeldLock[] = [];
  const hold: Scene['hold'] = async (statement, ...values) => {
    const lock = await holdLock({ url: url.href, db }, statement, values);
    locks.push(lock);
    return () => lock.isAwaited();
  };
  const heldEnds: string[] = [];
  const letGo = async () => {
    for (const lock of locks.splice(0)) await lock.release();
  };
  return {
    db,
    mails,
    shop,
    bucket,
    store,
    stage,
    dataDir: join(stage.dataDir, 'files'),
    files: objectStoreOf(
      {
        dataDir: stage.dataDir,
        bucket: bucket.bucket,
      },
      'files',
    ),
    env: environment({
      store,
      bucket,
      mails,
      shop,
    }),
    async person(role) {
      const id = await storePerson(db);
      const email = `${role ?? 'member'}.${id}@example.com`;
      await db.updateTable('accounts').set({ email }).where('id', '=', id).execute();
      return {
        id,
        email,
      };
    },
    hold,
    async holdEnd(kind) {
      heldEnds.push(kind);
      await awaitEnds(db, heldEnds);
      if (heldEnds.length === 1) await hold(HOLD_ENDS);
      return async () => (await countEnds(db)) === heldEnds.length;
    },
    async release() {
      mails.answer();
      shop.proxy.answer();
      store.answer();
      await letGo();
    },
    async close() {
      await letGo();
      await shop.close();
      await mails.close();
      await store.close();
      await bucket.close();
      await db.destroy();
      await stage.strike();
    },
  };
}

/** One node of several, whose statements wait for locks as long as the test wants. */
function environment({
  store,
  bucket,
  mails,
  shop,
}: Pick<Scene, 'store' | 'bucket' | 'mails' | 'shop'>): Record<string, string> {
  const { bucket: name, accessKey, secretKey } = bucket.bucket;
  const documentKeys = [NEW_KEY, OLD_KEY].map(({ id, secret }) => `${id}:${secret}`);
  return {
    SEED: 'none',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    JWT_SECRET,
    BUSY_AFTER_MS: '0',
    GATEWAY_SECRET: JWT_SECRET,
    REDIS_URL: redisUrl ?? '',
    SMTP_URL: mails.url,
    DATABASE_CONNECTIONS: '40',
    DATABASE_QUEUE: '0',
    DATABASE_LOCK_MS: '0',
    DATABASE_STATEMENT_MS: '0',
    DATABASE_IDLE_TRANSACTION_MS: '0',
    S3_ENDPOINT: store.url,
    S3_BUCKET: name,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    PAYMENTS: 'razorpay',
    RAZORPAY_API: shop.proxy.url,
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    DOCUMENT_KEYS: documentKeys.join(),
  };
}
