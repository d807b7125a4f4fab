import { Refusal } from '../platform/http/refusal.ts';
import { workerFile } from '../platform/work/worker-file.ts';
import { JobLost, WorkerPool, type WorkerRule } from '../platform/work/worker-pool.ts';
import type { PdfOrder } from './pdf-messages.ts';

/** When another try makes sense after a document that took too long, in seconds. */
const COME_BACK_S = 60;

/** One thread: no request waits for the layout of a page. */
const WORKER: WorkerRule = {
  kind: 'thread',
  script: workerFile('pdf-worker'),
  most: 1,
  deadlineMs: 20_000,
  // A new thread reads all fonts: some seconds of waiting on a small server.
  idleMs: 30 * 60 * 1000,
  heapMb: 384,
};

const NOT_MADE = { biodata: 'biodata.notMade', receipt: 'receipt.notMade' } as const;

/** Makes PDFs in a thread of their own. */
export class PdfRenderer {
  readonly #workers: Pick<WorkerPool, 'exec' | 'close'>;

  constructor(workers: Pick<WorkerPool, 'exec' | 'close'> = new WorkerPool(WORKER)) {
    this.#workers = workers;
  }

  /** Throws the 503 of a document that took too long or more memory than there is; the next one gets a new thread. */
  async render(order: PdfOrder): Promise<Uint8Array> {
    try {
      return (await this.#workers.exec('render', [order])) as Uint8Array;
    } catch (error) {
      if (!(error instanceof JobLost)) throw error;
      throw new Refusal(503, NOT_MADE[order.document], { retryAfter: COME_BACK_S });
    }
  }

  close(): Promise<void> {
    return this.#workers.close();
  }
}
