import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Registry } from 'prom-client';
import { buildApp } from './app.ts';
import { startWork } from './background/background-work.ts';
import { refuseKnownDemoPassword, seedDemo, withDemoPictures } from './demo.ts';
import { joinNodes } from './join-nodes.ts';
import {
  changeRole,
  makeEnrolmentCode,
  releaseManagers,
  type AccountDuty,
  type EnrolmentCode,
  type NewRole,
  type ReleaseManagers,
} from './modules/accounts/accounts.server.ts';
import { openPayments } from './payment-provider/open-payments.ts';
import { refuseWithoutMail, type Config } from './platform/config/config.ts';
import type { CounterStore } from './platform/counters/counter-store.ts';
import { ConnectionQueue } from './platform/database/connection-queue.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { Database } from './platform/database/tables.ts';
import type { ReleaseNews } from './platform/nodes/release-news.ts';
import { createLog } from './platform/observability/log.ts';
import { listenForMetrics } from './platform/observability/metrics.ts';
import { makeDataFolder } from './platform/process/data-folder.ts';
import { lockFolder } from './platform/process/folder-lock.ts';
import { stopServer } from './platform/process/graceful-stop.ts';
import { gatewaySecretOf, jwtSecretOf } from './platform/process/persisted-secret.ts';
import type { Sockets } from './realtime/sockets/serve-sockets.ts';
import { openObjectStore } from './storage/object-store/open-object-store.ts';
import { documentKeysOf } from './storage/sealing/master-keys.ts';

/** Sign-up and reset answer no sooner than this, in ms: longer than either way takes. */
const AUTH_FLOOR_MS = 400;

export type { ReleaseManagers };

/** The API, started and not listening. */
export interface RunningApi {
  /** Answers through `app.routing(request, response)` and `app.inject`. */
  readonly app: FastifyInstance;
  readonly log: FastifyBaseLogger;
  /** The sockets; close them before the listener, which would wait for them. */
  readonly sockets: Sockets;
  /** The database, for what runs beside the app. */
  readonly db: Kysely<Database>;
  /** Makes an account staff or a member again, for the operator: its data folder is locked to the command that does so. */
  readonly changeRole: (email: string, wanted: NewRole) => Promise<readonly AccountDuty[] | null>;
  /** Makes the code by which a staff member sets up a second factor, for the same reason. */
  readonly makeEnrolmentCode: (email: string) => Promise<EnrolmentCode | null | undefined>;
  /** Which generation of builds is live, from and to the other nodes. */
  readonly releaseNews: ReleaseNews;
  /** Signs release managers in and says whether they still are, for the release service (decision 273). */
  readonly releaseManagers: ReleaseManagers;
  /** Where budgets are counted, with the other nodes where there are any. */
  readonly counters: CounterStore;
  /** What METRICS_PORT shows; what runs beside the app adds to it. */
  readonly metrics: Registry;
  /** Finishes what is under way and lets go of database and folder; the listener is stopped before. */
  close(): Promise<void>;
}

/** Takes the data folder, opens, migrates and seeds the database and builds the app; or a StartError. */
export async function startApi(config: Config): Promise<RunningApi> {
  refuseWithoutMail(config);
  const log = createLog(config);
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    await makeDataFolder(config.dataDir);
    // PostgreSQL guards itself; several servers may share one.
    if (config.databaseUrl === null) undo.push(await lockFolder(config.dataDir));
    const databaseQueue = new ConnectionQueue(config.database.queue);
    const db = await openDatabase(config, log, databaseQueue);
    undo.push(() => db.destroy());
    const clock = () => new Date();
    const files = await withDemoPictures(await openObjectStore(config, 'files', clock()), config);
    if (config.redisUrl !== null && config.bucket === null)
      log.warn('several servers need S3_ENDPOINT, or one DATA_DIR, to have the same files');
    const documentKeys = await documentKeysOf(config);
    if (config.redisUrl !== null && config.documentKeys.length === 0)
      log.warn('several servers need DOCUMENT_KEYS, or one DATA_DIR, to open the same documents');
    await seedDemo(db, config, { files, documentKeys }, clock());
    await refuseKnownDemoPassword(db, config);
    const jwtSecret = await jwtSecretOf(config);
    const gatewaySecret = await gatewaySecretOf(config);
    const nodes = await joinNodes(config, { clock, log, db });
    undo.push(() => nodes.close());
    const payments = openPayments(config);
    const work = startWork({
      payments,
      config,
      db,
      clock,
      log,
      files,
      jwtSecret,
      documentKeys,
      pushes: nodes.pushes,
      signal: nodes.jobSignal,
    });
    undo.push(() => work.close());
    const { app, api, metrics, sockets } = await buildApp({
      config,
      db,
      clock,
      log,
      files,
      jwtSecret,
      gatewaySecret,
      authFloorMs: AUTH_FLOOR_MS,
      databaseQueue,
      documentKeys,
      payments,
      mail: work.mail,
      sms: work.sms,
      jobs: work.jobs,
      counters: nodes.counters,
      accountEvents: nodes.accountEvents,
      pushes: nodes.pushes,
    });
    undo.push(() => app.close());
    for (const metric of work.metrics) metrics.registerMetric(metric);
    if (config.metricsPort !== null) {
      const server = await listenForMetrics(metrics, config.host, config.metricsPort);
      undo.push(() => stopServer(server));
    }
    const { counters, accountEvents, pushes } = nodes;
    return {
      app,
      log,
      db,
      counters,
      metrics,
      sockets,
      close,
      releaseNews: nodes.releaseNews,
      releaseManagers: releaseManagers(api),
      changeRole: (email, wanted) =>
        changeRole(
          {
            db,
            clock,
            log,
            accountEvents,
            pushes,
          },
          email,
          wanted,
        ),
      makeEnrolmentCode: (email) =>
        makeEnrolmentCode(
          {
            db,
            clock,
          },
          email,
        ),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
