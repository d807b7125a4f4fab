import { Worker } from 'node:worker_threads';
import { assertIsThere, SOURCE_MAPS, workerFile } from '../work/worker-file.ts';
import type { SqlClient, SqlResult } from './sql-client.ts';
import type { WorkerAnswer, WorkerOrder } from './worker-messages.ts';

interface Waiting {
  resolve(result: SqlResult): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout | undefined;
}

const WORKER = workerFile('pglite-worker');

/** PGlite ignores statement_timeout (measured), so a statement that takes longer ends its thread. */
const STATEMENT_MS = 30_000;
/** The first start makes the whole folder, on a slow disk perhaps slowly. */
const OPEN_MS = 120_000;

/** A database folder opened by PGlite in a worker thread. */
export class PgliteThread implements SqlClient {
  readonly #folder: string;
  /** Null: as long as it takes. */
  #statementMs: number | null;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;
  generation = 0;

  private constructor(folder: string, statementMs: number) {
    this.#folder = folder;
    this.#statementMs = statementMs;
  }

  /** Opens the folder, making it when it is absent; rejects when PGlite cannot read it. */
  static async open(folder: string, statementMs = STATEMENT_MS): Promise<PgliteThread> {
    const thread = new PgliteThread(folder, statementMs);
    await thread.#start();
    return thread;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<SqlResult> {
    // A thread that was ended by its deadline is replaced by the next statement.
    if (this.#worker === undefined) await this.#start();
    const id = ++this.#lastId;
    return this.#ask({ id, kind: 'query', sql, parameters }, this.#statementMs);
  }

  /** Does work that may take long, such as a migration: no statement is ended meanwhile. */
  async withoutDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
    const usual = this.#statementMs;
    this.#statementMs = null;
    try {
      return await work();
    } finally {
      this.#statementMs = usual;
    }
  }

  async close(): Promise<void> {
    if (this.#worker === undefined) return;
    const id = ++this.#lastId;
    try {
      await this.#ask({ id, kind: 'close' }, this.#statementMs);
    } finally {
      await this.#end(new Error('The database is closed.'));
    }
  }

  async #start(): Promise<void> {
    assertIsThere(WORKER);
    const worker = new Worker(WORKER, {
      workerData: { folder: this.#folder },
      execArgv: [SOURCE_MAPS],
      // PostgreSQL prints its own complaints; ours come through the log.
      stdout: true,
      stderr: true,
    });
    this.#worker = worker;
    worker.on('message', (message: WorkerAnswer) => this.#take(message));
    worker.on('error', (error) => void this.#end(error, worker));
    worker.on('exit', (code) => void this.#end(new Error(`thread ended with ${code}`), worker));
    try {
      await this.#expect(0, OPEN_MS);
    } catch (error) {
      await this.#end(error as Error, worker);
      throw error;
    }
  }

  #ask(order: WorkerOrder, deadlineMs: number | null): Promise<SqlResult> {
    const answer = this.#expect(order.id, deadlineMs);
    this.#worker?.postMessage(order);
    return answer;
  }

  #expect(id: number, deadlineMs: number | null): Promise<SqlResult> {
    return new Promise((resolve, reject) => {
      const end = () => void this.#end(canceled(deadlineMs));
      const timer = deadlineMs === null ? undefined : setTimeout(end, deadlineMs);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  #take(message: WorkerAnswer): void {
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    this.#waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if ('failure' in message) {
      const { message: text, ...known } = message.failure;
      waiting.reject(Object.assign(new Error(text), known));
    } else waiting.resolve(message);
  }

  async #end(reason: Error, worker = this.#worker): Promise<void> {
    if (worker === undefined || worker !== this.#worker) return;
    this.#worker = undefined;
    this.generation += 1;
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer);
      waiting.reject(reason);
    }
    this.#waiting.clear();
    await worker.terminate();
  }
}

/** As PostgreSQL says it. */
function canceled(deadlineMs: number | null): Error {
  const error = new Error(`canceling statement after ${deadlineMs} ms`);
  return Object.assign(error, { code: '57014' });
}
