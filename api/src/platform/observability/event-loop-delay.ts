import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the event loop's own clock ticks, and over how long its delay is averaged, in ms. */
const RESOLUTION_MS = 10;
const SAMPLE_MS = 1000;

/** The methods that are used of Node's histogram of ticks, in ns. */
export type TickHistogram = Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  'mean' | 'reset' | 'enable' | 'disable'
>;

/** How much later than they should things happen in this process. */
export interface EventLoopDelay {
  /**
   * The lower mean of the last two samples, in ms; infinite when nothing happened at all in them. One alone may be a pause
   * that is over: the machine slept, or stood still for another.
   */
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
  let lastMs = 0;
  let delayMs = 0;
  ticks.enable();
  const sampling = setInterval(() => {
    const meanMs = Number.isNaN(ticks.mean) ? Infinity : ticks.mean / 1e6 - RESOLUTION_MS;
    delayMs = Math.max(0, Math.min(lastMs, meanMs));
    lastMs = meanMs;
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
