import type { Page } from '@playwright/test';

/** How long a candidate may take before another one is tried, or the page says that it waits, in ms (design section 3). */
export const CANDIDATE_DEADLINE = 4000;

/** Timers from this length on wait for the test, in ms: deadlines, not the short steps by which a page works. */
const HELD_FROM = 1000;

interface HeldTimers {
  /** Whether a timer of just this length waits. */
  readonly holds: (ms: number) => boolean;
  /** Runs every held timer up to a length. */
  readonly release: (ms: number) => void;
}

/**
 * Takes long timers into the test's hand, for pages that are opened afterwards: a deadline passes when the test says so,
 * and what then comes on screen came without any further wait of a second or more.
 */
export async function holdTimers(page: Page): Promise<void> {
  await page.addInitScript((from) => {
    const start = window.setTimeout.bind(window);
    const stop = window.clearTimeout.bind(window);
    const held = new Map<number, { ms: number; run: () => void }>();
    let last = 1_000_000_000;
    const hold = (run: TimerHandler, ms = 0, ...values: unknown[]): number => {
      if (ms < from || typeof run !== 'function') return start(run, ms, ...values);
      held.set((last += 1), { ms, run: () => void run(...values) });
      return last;
    };
    window.setTimeout = hold as typeof window.setTimeout;
    window.clearTimeout = ((id?: number) => {
      if (id === undefined || !held.delete(id)) stop(id);
    }) as typeof window.clearTimeout;
    const release: HeldTimers['release'] = (longest) => {
      for (const [id, { ms, run }] of Array.from(held)) {
        if (ms <= longest && held.delete(id)) run();
      }
    };
    const holds: HeldTimers['holds'] = (length) =>
      [...held.values()].some(({ ms }) => ms === length);
    (window as unknown as { heldTimers: HeldTimers }).heldTimers = { holds, release };
  }, HELD_FROM);
}

/** Lets every timer up to a length run out now. */
export async function releaseTimers(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    (longest) => (window as unknown as { heldTimers: HeldTimers }).heldTimers.release(longest),
    ms,
  );
}

/** The same when a deadline of just this length is set: a file may be asked for before the page begins to wait for it. */
export async function passDeadline(page: Page, ms: number): Promise<void> {
  await page.waitForFunction(
    (length) => (window as unknown as { heldTimers: HeldTimers }).heldTimers.holds(length),
    ms,
  );
  await releaseTimers(page, ms);
}
