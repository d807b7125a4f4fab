import type { FastifyBaseLogger } from 'fastify';

/** How items of a recurring job are done. */
export interface DoEach<Item> {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Ends the work between two items, by throwing. */
  readonly signal: AbortSignal;
  /** What the log says of an item that failed: ids, nothing of a person. */
  readonly reported: (item: Item) => object;
  /** Called after a failure: throws where the others would fail as well. */
  readonly mayGoOn?: (error: unknown, item: Item) => Promise<void>;
}

/** Does something with each item; one that fails is logged and skipped. Resolves to how many failed. */
export async function doEach<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  { log, signal, reported, mayGoOn }: DoEach<Item>,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  let failed = 0;
  for await (const item of items) {
    signal.throwIfAborted();
    try {
      await work(item);
    } catch (err) {
      await mayGoOn?.(err, item);
      log.error({ err, ...reported(item) }, 'an item of a job failed and was skipped');
      failed += 1;
    }
  }
  return failed;
}

/** Ends a job as failed once everything that could be done is done: it is tried again, and counted. */
export function endAsFailed(failed: number): void {
  if (failed > 0) throw new Error(`${failed} items failed; the log names them.`);
}
