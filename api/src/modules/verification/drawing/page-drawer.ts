import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../../platform/http/refusal.ts';
import { FairQueue } from '../../../platform/work/fair-queue.ts';
import { workerFile } from '../../../platform/work/worker-file.ts';
import { JobLost, WorkerPool, type WorkerRule } from '../../../platform/work/worker-pool.ts';
import type { DocMediaType } from '../verification.tables.ts';
import type { DrawnPages } from './sheet.ts';

/** When to come back, in seconds: some documents later. */
const COME_BACK_S = 10;

const QUEUE = { atOnce: 1, waitingOfKey: 2, waiting: 24, retryAfter: COME_BACK_S };

/** One process, which ends when no document comes. */
const WORKER: WorkerRule = {
  kind: 'process',
  script: workerFile('drawing-process'),
  most: 1,
  deadlineMs: 20_000,
  idleMs: 60_000,
  heapMb: 128,
};

/** Where pages are drawn. */
type Workers = Pick<WorkerPool, 'exec' | 'close'>;

/** A file whose pages are to be drawn. */
export interface ToDraw {
  readonly bytes: Buffer;
  readonly type: DocMediaType;
  /** Pages that it may have. */
  readonly mostPages: number;
}

/** Draws documents in a process of its own, one at a time and in turns between people; what a file does to it ends there. */
export class PageDrawer {
  readonly #log: FastifyBaseLogger;
  readonly #workers: Workers;
  readonly #queue = new FairQueue(QUEUE);

  constructor(log: FastifyBaseLogger, workers: Workers = new WorkerPool(WORKER)) {
    this.#log = log;
    this.#workers = workers;
  }

  /** Draws a file when it is the caller's turn; throws the 503 of a process that has too much to do or ends. */
  draw(personId: string, file: ToDraw): Promise<DrawnPages> {
    return this.#queue.run(personId, () => this.#draw(file));
  }

  async close(): Promise<void> {
    this.#queue.close();
    await this.#workers.close();
  }

  async #draw(file: ToDraw, again = true): Promise<DrawnPages> {
    const { bytes, type, mostPages } = file;
    try {
      return (await this.#workers.exec('drawPages', [bytes, type, mostPages])) as DrawnPages;
    } catch (error) {
      if (!(error instanceof JobLost)) throw error;
      if (error.why === 'closed') {
        throw new Refusal(503, 'server.busy', { retryAfter: COME_BACK_S });
      }
      this.#log.warn({ err: error, bytes: bytes.length }, 'the process that draws was lost');
      // The system may have ended it, as it does when memory is short; twice is the file's doing.
      if (error.why === 'crashed' && again) return this.#draw(file, false);
      return { refused: 'doc.tooHeavy' };
    }
  }
}
