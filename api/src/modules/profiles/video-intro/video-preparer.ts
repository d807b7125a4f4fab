import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../../platform/http/refusal.ts';
import { FairQueue } from '../../../platform/work/fair-queue.ts';
import { newWorkFolder } from '../../../platform/work/work-folders.ts';
import { workerFile } from '../../../platform/work/worker-file.ts';
import { JobLost, WorkerPool, type WorkerRule } from '../../../platform/work/worker-pool.ts';
import type { PreparedVideo } from './prepare-video.ts';

/** When to come back where too much waits, in seconds. */
const COME_BACK_S = 20;

/** One video at a time: copying a minute of it takes less than a second. */
const WORKER: WorkerRule = {
  kind: 'process',
  script: workerFile('video-process'),
  most: 1,
  deadlineMs: 30_000,
  idleMs: 60_000,
  heapMb: 256,
};

/** A video on this node's disk, until what it is for is done. */
export type Prepared = Exclude<PreparedVideo, { refused: unknown }> & { read(): Readable };
type Refused = Extract<PreparedVideo, { refused: unknown }>;

/** Prepares what members send in a process of its own, one video at a time, in turns. */
export class VideoPreparer {
  readonly #log: FastifyBaseLogger;
  readonly #workers: Pick<WorkerPool, 'exec' | 'close'>;
  readonly #queue = new FairQueue({
    atOnce: 1,
    waitingOfKey: 1,
    waiting: 12,
    retryAfter: COME_BACK_S,
  });

  constructor(
    log: FastifyBaseLogger,
    workers: Pick<WorkerPool, 'exec' | 'close'> = new WorkerPool(WORKER),
  ) {
    this.#log = log;
    this.#workers = workers;
  }

  /** Does `use` with a prepared video, which is gone from the disk afterwards; answers why it was refused otherwise. */
  prepare<Result>(
    memberId: string,
    content: AsyncIterable<Uint8Array>,
    use: (video: Prepared) => Promise<Result>,
  ): Promise<Result | Refused> {
    return this.#queue.run(memberId, async () => {
      const folder = await newWorkFolder(tmpdir());
      try {
        const [from, to] = [join(folder, 'from'), join(folder, 'to')];
        await pipeline(content, createWriteStream(from));
        const prepared = await this.#exec(from, to);
        if ('refused' in prepared) return prepared;
        return await use({ ...prepared, read: () => createReadStream(to) });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  async close(): Promise<void> {
    this.#queue.close();
    await this.#workers.close();
  }

  async #exec(from: string, to: string): Promise<PreparedVideo> {
    try {
      return (await this.#workers.exec('prepareVideo', [from, to])) as PreparedVideo;
    } catch (error) {
      if (!(error instanceof JobLost)) throw error;
      if (error.why === 'closed')
        throw new Refusal(503, 'server.busy', { retryAfter: COME_BACK_S });
      this.#log.warn({ err: error }, 'the reader of a video was lost');
      return { refused: 'upload.wrongType' };
    }
  }
}
