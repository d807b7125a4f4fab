import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PdfAnswer, PdfOrder } from './pdf-messages.ts';

/** A biodata that takes longer ends its thread, in ms. */
const DEADLINE_MS = 20_000;

/** Makes PDFs in a thread of their own, one after another, so that no request waits for the layout of a page. */
export class PdfThread {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** Rejects with the reason when a PDF could not be made; the next one gets a new thread. */
  render(order: PdfOrder): Promise<Uint8Array> {
    const next = this.#last.then(() => this.#render(order));
    // Whoever comes next waits for the end of this one, not for its success.
    this.#last = next.then(
      () => undefined,
      () => undefined,
    );
    return next;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #render(order: PdfOrder): Promise<Uint8Array> {
    this.#worker ??= startWorker();
    const worker = this.#worker;
    try {
      worker.postMessage(order);
      const [answer] = (await once(worker, 'message', {
        signal: AbortSignal.timeout(DEADLINE_MS),
      })) as [PdfAnswer];
      if ('failure' in answer) throw new Error(`A biodata could not be made: ${answer.failure}`);
      return answer.pdf;
    } catch (error) {
      await this.close();
      throw error;
    }
  }
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./pdf-worker-entry.mjs', import.meta.url), { execArgv: [] });
  // The thread never keeps the process alive.
  worker.unref();
  return worker;
}
