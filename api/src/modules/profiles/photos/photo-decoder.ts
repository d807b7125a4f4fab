import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { PicEdit } from 'shared-contracts/calls/pictures';
import { Refusal } from '../../../platform/http/refusal.ts';
import { FairQueue } from '../../../platform/work/fair-queue.ts';
import { workerFile } from '../../../platform/work/worker-file.ts';
import { JobLost, WorkerPool, type WorkerRule } from '../../../platform/work/worker-pool.ts';
import type { MadePhoto } from './make-photo.ts';

/** Photos that are decoded at the same time: one processor is left to everybody else. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Forms of one member that are read at the same time, each with one file in memory. */
export const FORMS_OF_ONE = 5;
/** Files that may wait in all, each of 10 MB at most. */
const WAITING = 24;
/** When to come back, in seconds: some photos later. */
export const COME_BACK_S = 10;

const WORKERS: WorkerRule = {
  kind: 'process',
  script: workerFile('photo-process'),
  most: AT_ONCE,
  deadlineMs: 20_000,
  idleMs: 60_000,
  heapMb: 128,
};

/** A file, and how it is to be cut. */
interface ToMake {
  readonly bytes: Buffer;
  readonly edit: PicEdit | null;
}

/** Where photos are decoded. */
type Workers = Pick<WorkerPool, 'exec' | 'close'>;

/**
 * Decodes what members send in processes of their own, one photo a member and few in all, in turns: no sign-in and no
 * file waits for a photo, and what a photo does to its decoder ends there.
 */
export class PhotoDecoder {
  readonly #log: FastifyBaseLogger;
  readonly #workers: Workers;
  readonly #queue = new FairQueue({
    atOnce: AT_ONCE,
    waitingOfKey: FORMS_OF_ONE,
    waiting: WAITING,
    retryAfter: COME_BACK_S,
  });

  constructor(log: FastifyBaseLogger, workers: Workers = new WorkerPool(WORKERS)) {
    this.#log = log;
    this.#workers = workers;
  }

  /** Makes a photo when the member's turn comes; throws the 503 of a decoder that has too much to do or ends. */
  async make(memberId: string, bytes: Buffer, edit: PicEdit | null = null): Promise<MadePhoto> {
    return this.#queue.run(memberId, () => this.#decode({ bytes, edit }));
  }

  async close(): Promise<void> {
    this.#queue.close();
    await this.#workers.close();
  }

  async #decode(photo: ToMake, again = true): Promise<MadePhoto> {
    const { bytes, edit } = photo;
    try {
      return (await this.#workers.exec('makePhoto', [bytes, edit])) as MadePhoto;
    } catch (error) {
      if (!(error instanceof JobLost)) throw error;
      if (error.why === 'closed') {
        throw new Refusal(503, 'server.busy', { retryAfter: COME_BACK_S });
      }
      this.#log.warn({ err: error, bytes: bytes.length }, 'the decoder of a photo was lost');
      // Someone else may have ended it, as the system does when memory is short; twice is the photo's doing.
      if (error.why === 'crashed' && again) return this.#decode(photo, false);
      return { refused: 'pic.unreadable' };
    }
  }
}
