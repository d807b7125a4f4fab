import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the event loop's own clock ticks, and over how long its delay is averaged, in ms. */
const RESOLUTION_MS = 10;
const SAMPLE_MS = 1000;

/** What is asked of Node's histogram of ticks, in ns. */
export type TickHistogram = Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  'mean' | 'reset' | 'enable' | 'disable'
>;

/** How much later than they should things happen in this process. */
export interface EventLoopDelay {
  /** Mean of the last whole sample, in ms; infinite when nothing happened at all in it. */
  readonly ms: () => number;
  stop(): void;
}

/**
 * Watches the event loop. The timer of @fastify/under-pressure also asks for the memory, which takes a file: without
 * one left it throws, out of a timer, and ends the process. This one asks for nothing that can be missing.
 */
export function watchEventLoop(
  ticks: TickHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS }),
): EventLoopDelay {
  let delayMs = 0;
  ticks.enable();
  const sampling = setInterval(() => {
    delayMs = Number.isNaN(ticks.mean) ? Infinity : Math.max(0, ticks.mean / 1e6 - RESOLUTION_MS);
    ticks.reset();
  }, SAMPLE_MS).unref();
  return {
    ms: () => delayMs,
    stop() {
      clearInterval(sampling);
      ticks.disable();
    },
  };
}
