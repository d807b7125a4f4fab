import { fileURLToPath } from 'node:url';
import workerpool, { type Pool } from 'workerpool';
import { assertIsThere, SOURCE_MAPS } from './worker-file.ts';

/** How the workers of a pool run. */
export interface WorkerRule {
  /**
   * A process shares neither the thread pool of this one (passwords and files wait in it) nor its memory; a thread is
   * for what computes in JavaScript only.
   */
  readonly kind: 'process' | 'thread';
  /** Script of a worker; it registers its jobs with workerpool. */
  readonly script: URL;
  /** Workers at most. */
  readonly most: number;
  /** A job that takes longer ends its worker, in ms. */
  readonly deadlineMs: number;
  /** Workers without work end after so many ms, and with them the memory that they keep. */
  readonly idleMs: number;
  /** Most heap of JavaScript that one worker may have, in MB. */
  readonly heapMb: number;
}

/** Why a job failed through no fault of its own. */
export type JobLoss = 'late' | 'crashed' | 'closed';

/** A job whose worker was ended, or ended by itself. */
export class JobLost extends Error {
  override readonly name = 'JobLost';
  readonly why: JobLoss;

  constructor(why: JobLoss, cause?: unknown) {
    super(`A job was lost: ${why}`, { cause });
    this.why = why;
  }
}

/** Variables that a worker process gets: it reads what strangers send, and has no use for our secrets. */
const PASSED_ON = ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot'];

/** Runs jobs in workers that start with the first job; a worker that fell is replaced by the next job. */
export class WorkerPool {
  readonly #rule: WorkerRule;
  #pool: Pool | undefined;
  #closed = false;
  #running = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(rule: WorkerRule) {
    this.#rule = rule;
  }

  /** Runs a registered job; rejects with what the job threw, or a JobLost. */
  async exec(job: string, input: readonly unknown[]): Promise<unknown> {
    if (this.#closed) throw new JobLost('closed');
    this.#pool ??= poolOf(this.#rule);
    clearTimeout(this.#idle);
    this.#running += 1;
    try {
      return await this.#pool.exec(job, [...input]).timeout(this.#rule.deadlineMs);
    } catch (error) {
      throw this.#closed ? new JobLost('closed', error) : lossOf(error);
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#endWhenIdle();
    }
  }

  /** Ends all workers, whatever they do. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    await this.#end();
  }

  #endWhenIdle(): void {
    if (this.#closed) return;
    this.#idle = setTimeout(() => void this.#end(), this.#rule.idleMs);
    this.#idle.unref();
  }

  /** The next job gets a new pool, so that none waits for a worker that is about to end. */
  async #end(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.terminate(true);
  }
}

function poolOf({ kind, script, most, heapMb }: WorkerRule): Pool {
  assertIsThere(script);
  const env = Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return workerpool.pool(fileURLToPath(script), {
    workerType: kind,
    maxWorkers: most,
    // From the word to end until the kill, in ms: there is nothing to put in order.
    workerTerminateTimeout: 100,
    forkOpts: {
      // Files travel as they are and not as texts.
      serialization: 'advanced',
      execArgv: [SOURCE_MAPS, `--max-old-space-size=${heapMb}`],
      // What glibc's allocator keeps for threads that come and go would only grow.
      env: { ...env, MALLOC_ARENA_MAX: '2' },
    },
    workerThreadOpts: {
      execArgv: [SOURCE_MAPS],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    },
  });
}

function lossOf(error: unknown): unknown {
  if (error instanceof workerpool.Promise.TimeoutError) return new JobLost('late', error);
  if (error instanceof workerpool.TerminateError) return new JobLost('crashed', error);
  return error;
}
