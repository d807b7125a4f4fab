import { z } from 'zod';

/** A job while it runs. */
export interface JobAtWork {
  /** The same with each attempt. */
  readonly id: string;
  readonly createdAt: Date;
  /**
   * Aborts when the server stops, or when another node may have taken the job over. Long work ends early then by
   * throwing; it is begun again elsewhere and does not count as failed.
   */
  readonly signal: AbortSignal;
}

/** How jobs of a kind are run, on every node. A job may run again after it was done: whatever it does must bear that. */
export interface JobKind<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Jobs of the kind that one node runs at the same time. */
  readonly atOnce: number;
  /** After so many attempts that failed it is dead; Infinity for never. */
  readonly attempts: number;
  /** Pauses between two attempts in ms: the first, doubled after each, and the longest. */
  readonly retry: { readonly firstMs: number; readonly longestMs: number };
  /** A recurring job: run once in so many ms, by one of all nodes. It never dies. */
  readonly everyMs?: number;
  readonly run: (payload: Payload, job: JobAtWork) => Promise<void>;
}

/** A kind whose payload only itself knows. */
export interface AnyJobKind extends Omit<JobKind<unknown>, 'payload' | 'run'> {
  readonly runStored: (payload: unknown, job: JobAtWork) => Promise<void>;
}

/** A failure that would be the same with every attempt. */
export class HopelessJob extends Error {
  override readonly name = 'HopelessJob';
}

/** Makes a kind ready to run what is stored: a payload that it cannot read is hopeless. */
export function jobKind<Payload>({ payload, run, ...kind }: JobKind<Payload>): AnyJobKind {
  return {
    ...kind,
    async runStored(stored, job) {
      const read = payload.safeParse(stored);
      if (!read.success) {
        throw new HopelessJob(`The payload cannot be read: ${z.prettifyError(read.error)}`);
      }
      await run(read.data, job);
    },
  };
}

/** A kind of recurring job; `everyMs` is the pause between two runs on all nodes together. */
export function recurringJob(
  name: string,
  everyMs: number,
  run: (job: JobAtWork) => Promise<void>,
): AnyJobKind {
  return jobKind({
    name,
    everyMs,
    atOnce: 1,
    attempts: Infinity,
    payload: z.object({}),
    retry: {
      firstMs: Math.min(everyMs, 1e4),
      longestMs: everyMs,
    },
    run: (_, job) => run(job),
  });
}
