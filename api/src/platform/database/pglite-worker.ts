import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pgliteParsers } from './pglite-parsers.ts';
import type { WorkerAnswer, WorkerOrder } from './worker-messages.ts';

// PGlite computes in WebAssembly on the calling thread; here it cannot starve the server's event loop.
const port = parentPort;
if (port === null) throw new Error('pglite-worker runs as a worker thread only');

const { folder } = workerData as { folder: string };
const answer = (message: WorkerAnswer) => port.postMessage(message);

const opening = PGlite.create(folder, { parsers: pgliteParsers });
opening.then(
  () => answer({ id: 0, rows: [], affectedRows: undefined }),
  (error: unknown) => answer({ id: 0, failure: failureOf(error) }),
);

port.on('message', (order: WorkerOrder) => {
  void carryOut(order).then(answer, (error: unknown) =>
    answer({ id: order.id, failure: failureOf(error) }),
  );
});

async function carryOut(order: WorkerOrder): Promise<WorkerAnswer> {
  const pglite = await opening;
  if (order.kind === 'close') {
    await pglite.close();
    return { id: order.id, rows: [], affectedRows: undefined };
  }
  const { rows, affectedRows } = await pglite.query(order.sql, [...order.parameters]);
  return { id: order.id, rows, affectedRows };
}

function failureOf(error: unknown): { message: string; code?: string; constraint?: string } {
  const { message, code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  return {
    message: String(message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
  };
}
