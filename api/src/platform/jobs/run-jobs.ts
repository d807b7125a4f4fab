import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { NodeSignal } from '../nodes/node-signal.ts';
import { withoutSecrets } from '../observability/log.ts';
import { backoffMs } from '../time/backoff.ts';
import type { Clock } from '../time/clock.ts';
import { HopelessJob, type AnyJobKind } from './job-kind.ts';
import { startJobLoop } from './job-loop.ts';
import {
  buryJob,
  cancelJob,
  claimJobs,
  dueKinds,
  ensureRecurring,
  finishJob,
  releaseJob,
  renewLeases,
  rescheduleJob,
  retryJob,
  type StoredJob,
} from './jobs.store.ts';

interface Running {
  readonly job: StoredJob;
  readonly stopped: AbortController;
  readonly done: Promise<void>;
}

/** The jobs that this node runs. */
class RunningJobs {
  readonly #running = new Map<string, Running>();
  readonly #givenUp = new WeakSet<StoredJob>();
  #stopping = false;

  get size(): number {
    return this.#running.size;
  }

  /** How many of a kind run. */
  count(kind: string): number {
    return [...this.#running.values()].filter(({ job }) => job.kind === kind).length;
  }

  /** Runs a job; `work` must not reject, and deletes it when it is done. */
  add(job: StoredJob, work: (stopped: AbortSignal) => Promise<void>): void {
    const stopped = new AbortController();
    if (this.#stopping) stopped.abort();
    // Behind this turn: the work deletes what is noted here.
    const done = Promise.resolve().then(() => work(stopped.signal));
    this.#running.set(keyOf(job), { job, stopped, done });
  }

  delete(job: StoredJob): void {
    this.#running.delete(keyOf(job));
  }

  /** Prolongs what runs; a job that another node may have taken meanwhile is stopped. */
  async renew(prolong: (names: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    const before = [...this.#running.values()];
    if (before.length === 0) return;
    const names = new Set(before.map(({ job }) => job.leased_by ?? ''));
    const ours = await prolong([...names]);
    for (const { job, stopped } of before) if (!ours.has(job.id)) stopped.abort();
  }

  /** Tells everything that runs to end early, and whatever is added later. */
  stop(): void {
    this.#stopping = true;
    for (const { stopped } of this.#running.values()) stopped.abort();
  }

  /** Resolves when what runs now has ended, after `mostMs` at the latest. */
  async ended(mostMs?: number): Promise<void> {
    const all = Promise.all([...this.#running.values()].map(({ done }) => done));
    if (mostMs === undefined) {
      await all;
      return;
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, mostMs)));
    await Promise.race([all, late]);
    clearTimeout(timer);
  }

  /** Waits no more for what still runs, and returns it. */
  giveUp(): StoredJob[] {
    const left = [...this.#running.values()].map(({ job }) => job);
    for (const job of left) this.#givenUp.add(job);
    return left;
  }

  isGivenUp(job: StoredJob): boolean {
    return this.#givenUp.has(job);
  }
}

/** One that was lost and claimed again runs twice for a while, under two claims. */
const keyOf = ({ id, leased_by }: StoredJob) => `${id} ${leased_by}`;

/** What became of an attempt. */
export type JobOutcome = 'done' | 'failed' | 'dead' | 'expired' | 'released';

/** What running jobs needs. */
export interface JobRunnerParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly kinds: readonly AnyJobKind[];
  /** Pause between two looks for jobs that are due, in ms; null for only when it is woken. */
  readonly lookEveryMs: number | null;
  /** Wakes the other nodes, and is woken by them. */
  readonly signal: NodeSignal;
  /** How long a stop waits for jobs that run, in ms. */
  readonly stopMs?: number;
  /** Each attempt, as it ends. */
  readonly onEnd?: (kind: string, outcome: JobOutcome) => void;
}

/** Runs what waits in the table of jobs. */
export interface Jobs {
  /** Looks for jobs that are due; to be called after the commit that enqueued some. */
  wake(): void;
  /** Resolves when every job that is due was tried. */
  settled(): Promise<void>;
  /**
   * Takes no more jobs and waits for those that run, a few seconds at most; what is not done by then is given back, so
   * that another node takes it at once.
   */
  close(): Promise<void>;
}

/** A node that says nothing for so long has lost its jobs to the others, in ms. */
export const LEASE_MS = 60_000;
const STOP_MS = 3000;
/** Longest text of a failure that is kept. */
const ERROR_LENGTH = 500;

/** Runs jobs of these kinds until it is closed, together with the other nodes. */
export function runJobs(parts: JobRunnerParts): Jobs {
  const { db, clock, log, signal, onEnd = () => undefined } = parts;
  const recurring = parts.kinds.filter(({ everyMs }) => everyMs !== undefined);
  const node = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
  const running = new RunningJobs();
  let claims = 0;
  let ensured = false;
  let closing = false;

  const leaseUntil = () => new Date(clock().getTime() + LEASE_MS);

  async function look(): Promise<void> {
    if (!ensured) await ensureRecurring(db, namesOf(recurring), clock());
    ensured = true;
    const free = parts.kinds.filter((kind) => running.count(kind.name) < kind.atOnce);
    if (free.length === 0) return;
    const due = await dueKinds(db, namesOf(free), clock());
    for (const kind of free) {
      if (closing) return;
      if (due.includes(kind.name)) await claim(kind);
    }
  }

  async function claim(kind: AnyJobKind): Promise<void> {
    const most = kind.atOnce - running.count(kind.name);
    claims += 1;
    const lease = { now: clock(), by: `${node} ${claims}`, until: leaseUntil() };
    const claimed = await claimJobs(db, kind.name, most, lease);
    for (const job of claimed) running.add(job, (stopped) => attempt(kind, job, stopped));
    // There may be more than this node can take now.
    if (claimed.length === most && kind.everyMs === undefined) signal.send();
  }

  /** Never rejects: a failure of the database leaves the job to the next node that finds its lease ended. */
  async function attempt(kind: AnyJobKind, job: StoredJob, stopped: AbortSignal): Promise<void> {
    try {
      onEnd(kind.name, await outcomeOf(kind, job, stopped));
    } catch (err) {
      if (!running.isGivenUp(job)) log.error({ err, ...reported(job) }, 'a job could not be ended');
    } finally {
      running.delete(job);
      looking.wake();
    }
  }

  async function outcomeOf(
    kind: AnyJobKind,
    job: StoredJob,
    stopped: AbortSignal,
  ): Promise<JobOutcome> {
    const now = clock();
    if (job.expires_at !== null && job.expires_at <= now) {
      log.warn(reported(job), 'a job came to be of no use');
      await cancelJob(db, job.id);
      return 'expired';
    }
    try {
      // The previous node ended before it reported the outcome.
      if (job.attempts > kind.attempts) throw new HopelessJob('its node died with each attempt');
      const { id, created_at: createdAt } = job;
      await kind.runStored(job.payload, { id, createdAt, signal: stopped });
    } catch (err) {
      if (running.isGivenUp(job)) return 'released';
      if (stopped.aborted && !(err instanceof HopelessJob)) {
        await releaseJob(db, job);
        return 'released';
      }
      return failed(kind, job, err);
    }
    if (running.isGivenUp(job)) return 'released';
    const { everyMs } = kind;
    if (everyMs === undefined) await finishJob(db, job);
    else await rescheduleJob(db, job, new Date(clock().getTime() + everyMs));
    return 'done';
  }

  async function failed(kind: AnyJobKind, job: StoredJob, err: unknown): Promise<JobOutcome> {
    const now = clock();
    const error = withoutSecrets(String(err)).slice(0, ERROR_LENGTH);
    const { firstMs, longestMs } = kind.retry;
    const runAt = new Date(now.getTime() + backoffMs(job.attempts, firstMs, longestMs));
    const isHopeless =
      err instanceof HopelessJob ||
      job.attempts >= kind.attempts ||
      (job.expires_at !== null && job.expires_at <= runAt);
    if (isHopeless) {
      log.error({ err, ...reported(job) }, 'a job is dead');
      await buryJob(db, job, { now, error });
      return 'dead';
    }
    log.error({ err, ...reported(job), next: runAt }, 'a job failed');
    await retryJob(db, job, { runAt, error });
    return 'failed';
  }

  async function giveBack(job: StoredJob): Promise<void> {
    log.warn(reported(job), 'a job was given back at the stop');
    await releaseJob(db, job).catch((err: unknown) =>
      log.error({ err, ...reported(job) }, 'a job waits for the end of its lease'),
    );
  }

  const looking = startJobLoop(look, {
    everyMs: parts.lookEveryMs,
    onError: (err) => log.error({ err }, 'jobs could not be looked for'),
  });
  const renewing = startJobLoop(
    () => running.renew((names) => renewLeases(db, names, leaseUntil())),
    {
      everyMs: LEASE_MS / 3,
      onError: (err) => log.error({ err }, 'leases of jobs could not be renewed'),
    },
  );
  const stopHearing = signal.subscribe(() => looking.wake());

  async function settled(): Promise<void> {
    await looking.settled();
    while (running.size > 0) {
      await running.ended();
      await looking.settled();
    }
  }

  return {
    wake: () => looking.wake(),
    settled,
    async close() {
      closing = true;
      stopHearing();
      running.stop();
      await looking.close();
      await running.ended(parts.stopMs ?? STOP_MS);
      await renewing.close();
      await Promise.all(running.giveUp().map(giveBack));
      signal.send();
    },
  };
}

const namesOf = (kinds: readonly AnyJobKind[]) => kinds.map(({ name }) => name);

const reported = ({ id, kind, attempts }: StoredJob) => ({ job: id, kind, attempts });
