import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import {
  callPath,
  type CallInput,
  type CallShape,
  type LooseInput,
} from 'shared-contracts/calls/call';
import { APP_HEADER } from 'shared-contracts/calls/client';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { afterAll, beforeAll } from 'vitest';
import { withPortraits } from '../demo/seed/with-portraits.ts';
import { buildApp } from '../src/app.ts';
import { causedJobs } from '../src/background/background-work.ts';
import { joinNodes } from '../src/join-nodes.ts';
import { modules, type RegisterModule } from '../src/modules/modules.ts';
import { openPayments } from '../src/payment-provider/open-payments.ts';
import type { AppParts } from '../src/platform/calls/context.ts';
import { readConfig, type Config } from '../src/platform/config/config.ts';
import { ConnectionQueue } from '../src/platform/database/connection-queue.ts';
import type { Database } from '../src/platform/database/tables.ts';
import { runJobs } from '../src/platform/jobs/run-jobs.ts';
import { createMailer } from '../src/platform/mail/create-mailer.ts';
import type { Transport } from '../src/platform/mail/mail-job.ts';
import type { Mail } from '../src/platform/mail/mailer.ts';
import { createLog } from '../src/platform/observability/log.ts';
import { createSmsSender } from '../src/platform/sms/create-sms-sender.ts';
import type { Sms, SmsTransport } from '../src/platform/sms/sms.ts';
import type { ObjectStore } from '../src/storage/object-store/object-store.ts';
import { fileRemovalJob } from '../src/storage/remove-orphaned-files.ts';
import { masterKeys } from '../src/storage/sealing/master-keys.ts';
import { openTestDatabase } from './database.ts';
import { FAKE_PAYMENTS, fakeProvider, type FakeProvider } from './fake-provider.ts';
import { temporaryFiles } from './files.ts';
import { testNode } from './jobs.ts';
import { LARGE_PEOPLE_BUDGETS } from './large-budgets.ts';

/** A clock that stands still until it is moved. */
export class TestClock {
  now = new Date('2026-11-21T09:00:00Z');
  read = (): Date => new Date(this.now);

  advance(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }
}

/** The whole API on a database of its own, with everything it would send to the outside caught. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly parts: AppParts;
  /** Every call of the app. */
  readonly served: readonly CallShape[];
  /** Calls of the contract that no domain serves. */
  readonly unhandled: readonly CallShape[];
  readonly clock: TestClock;
  /** Mails posted so far. */
  readonly mails: Mail[];
  /** SMS sent so far. */
  readonly sms: Sms[];
  /** Takes the payments, unless the configuration names another. */
  readonly provider: FakeProvider;
  /** Log lines written so far. */
  readonly logs: string[];
}

/** Builds the app before the tests of a file and takes it down after them; `extra` serves calls of the test's own. */
export function useApp(change: Partial<Config> = {}, ...extra: RegisterModule[]): () => TestApp {
  let running: (TestApp & { close(): Promise<void> }) | undefined;
  beforeAll(async () => {
    running = await openTestApp(change, extra);
  });
  afterAll(async () => {
    await running?.close();
  });
  return () => {
    if (running === undefined) throw new Error('The app is there inside tests only.');
    return running;
  };
}

async function openTestApp(
  change: Partial<Config>,
  extra: readonly RegisterModule[],
): Promise<TestApp & { close(): Promise<void> }> {
  const clock = new TestClock();
  const mails: Mail[] = [];
  const sms: Sms[] = [];
  const logs: string[] = [];
  const config = {
    // The clock stands still, so a minute's ceiling would be one for the whole file.
    ...readConfig({
      SEED: 'none',
      LOG_LEVEL: 'trace',
      BUSY_AFTER_MS: '0',
      DATABASE_QUEUE: '0',
      RATE_LIMIT: '1000000',
      MEMBER_CHANGES: '1000000',
      MEMBER_REQUESTS: '1000000',
      STAFF_IDLE_MINUTES: '0',
      STAFF_SESSION_HOURS: '720',
      ...LARGE_PEOPLE_BUDGETS,
    }),
    sms: 'outbox' as const,
    ...change,
  };
  const databaseQueue = new ConnectionQueue(config.database.queue, () => clock.read().getTime());
  const database = await openTestDatabase(databaseQueue);
  const log = createLog(config, lineSink(logs));
  const jwtSecret = 'a secret that only tests know, long enough';
  const gatewaySecret = 'another one, for the gateway alone';
  const documentKeys = masterKeys([{ id: 'test', secret: 'one that seals documents of tests' }]);
  const base = {
    config,
    db: database.db,
    clock: clock.read,
    log,
    authFloorMs: 0,
    documentKeys,
    jwtSecret,
    gatewaySecret,
    databaseQueue,
  };
  const provider = fakeProvider(clock.read);
  const payments =
    'payments' in change
      ? openPayments(config)
      : { provider: provider.provider, config: FAKE_PAYMENTS };
  const { files: stored, remove: removeFiles } = await temporaryFiles();
  const files = withPortraits(stored);
  const { counters, accountEvents, pushes, jobSignal } = await joinNodes(config, base);
  const transport: Transport = async (one) => void mails.push(one);
  const smsTransport: SmsTransport = async (one) => void sms.push(one);
  const jobs = runJobs({
    ...base,
    signal: jobSignal,
    lookEveryMs: null,
    kinds: causedJobs({
      ...base,
      files,
      pushes,
      payments,
      transport,
      smsTransport: config.sms === null ? null : smsTransport,
    }),
  });
  const written = { ...base, secret: jwtSecret, jobs };
  const senders = {
    mail: createMailer(written),
    sms: config.sms === null ? null : createSmsSender(written),
  };
  const parts = { ...base, ...senders, payments, files, jobs, counters, accountEvents, pushes };
  const { app, api, unhandled } = await buildApp(parts, [...modules, ...extra]);
  return {
    app,
    served: api.served,
    unhandled,
    db: database.db,
    parts,
    clock,
    mails,
    sms,
    provider,
    logs,
    async close() {
      await app.close();
      await jobs.close();
      await database.close();
      await removeFiles();
    },
  };
}

/** A second server of an app: the same database, files and removals of its own. */
export async function openNodeBeside(
  first: TestApp,
  files: ObjectStore,
): Promise<TestApp & { close(): Promise<void> }> {
  const jobs = testNode([fileRemovalJob({ files })], first.parts);
  const parts = { ...first.parts, files, jobs };
  const { app } = await buildApp(parts);
  const close = async () => {
    await app.close();
    await jobs.close();
  };
  return { ...first, app, parts, close };
}

/** Collects log lines. */
export function lineSink(lines: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
}

/** What came back: status, headers and the body as JSON. */
export interface TestReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // Tests look into bodies of every shape; the schema was checked by the server.
  readonly body: Record<string, unknown>;
}

/** Makes a call as the client of the contract would; `token` signs it, `language` is that of the page, default none. */
export async function send<Shape extends CallShape>(
  { app }: TestApp,
  call: Shape,
  input: CallInput<Shape>,
  token?: string,
  language?: Locale,
): Promise<TestReply> {
  const loose = input as LooseInput;
  const response = await app.inject({
    method: call.method,
    url: callPath(call, loose),
    headers: {
      [APP_HEADER.name]: APP_HEADER.value,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
    ...(loose.body === undefined ? {} : { payload: loose.body as object }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.body === '' ? {} : response.json<Record<string, unknown>>(),
  };
}
