import { PlainError } from './start-error.ts';

/** Something that runs until it is stopped. */
export interface Running {
  readonly close: () => Promise<void>;
}

/** Longest time from the wish to stop to the end, in ms; an orderly stop has its own, shorter deadlines. */
const LEAVE_MS = 10_000;

/**
 * Runs a server as a process: a refusal to start is one sentence on stderr and exit code 1, a stop by
 * signal, or by the end of the process that started us, is orderly and exit code 0.
 */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  const stopped = stopWish();
  // A start that hangs, or a long first seed, does not keep anybody who wants to leave.
  void stopped.then(() => setTimeout(() => process.exit(0), LEAVE_MS).unref());
  try {
    const running = await start();
    await stopped;
    await running.close();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  }
}

/** Runs something that ends by itself, with the same way of refusing. */
export async function runTask(task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** The sentence of an expected refusal; a defect of ours is shown with its stack. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof PlainError ? error.message : (error.stack ?? error.message);
}

/** Resolves at the first wish to stop. A terminal sends a signal to all of us and our starter passes it on: later ones change nothing. */
function stopWish(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve());
    }
    process.on('disconnect', () => resolve());
  });
}
