/** Waits in ms before a server is started again; the last one holds from then on. */
export const WAITS_MS = [1_000, 2_000, 5_000, 10_000, 30_000];
/** Deaths within so many ms after which nothing more is tried: something is wrong that a start does not mend. */
export const MOST_DEATHS = 5;
export const DEATHS_WITHIN_MS = 10 * 60_000;
/** What a server says over its channel once it serves. */
export const READY = 'ready';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Keeps a server running: one that dies after it has served is started again, later each time, and that is said. What
 * ends before it ever served, such as one with a bad configuration, ends this process with its exit code; so does an
 * orderly end, and a signal, which is passed on.
 *
 * @param {import('./supervise.d.mts').Supervised} parts
 */
export function supervise({ start, say, exit, now = Date.now, signals = process }) {
  let child = null;
  let hasServed = false;
  let isStopping = false;
  let deaths = [];
  let restart;

  function run() {
    child = start(deaths.length > 0);
    child.on('message', (message) => {
      if (message === READY) hasServed = true;
    });
    child.once('exit', (code, signal) => ended(code, signal ?? `code ${code}`));
    // It could not even be started: the system has no process or no file left.
    child.once('error', (error) => {
      if (child.pid === undefined) ended(1, error.message);
    });
  }

  function ended(code, how) {
    child = null;
    if (isStopping || code === 0 || !hasServed) {
      exit(code ?? 1);
      return;
    }
    deaths = [...deaths.filter((at) => at > now() - DEATHS_WITHIN_MS), now()];
    if (deaths.length > MOST_DEATHS) {
      say(`The server died again (${how}), ${deaths.length} times in a short time: giving up.`);
      exit(1);
      return;
    }
    const waitMs = WAITS_MS[Math.min(deaths.length, WAITS_MS.length) - 1];
    say(`The server died (${how}); it is started again in ${waitMs / 1000} s.`);
    restart = setTimeout(run, waitMs);
  }

  for (const signal of SIGNALS) {
    signals.on(signal, () => {
      isStopping = true;
      clearTimeout(restart);
      if (child === null) exit(0);
      else child.kill(signal);
    });
  }
  run();
}
