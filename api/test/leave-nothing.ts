import { afterAll, expect, vi } from 'vitest';
import { takeHeld } from './held.ts';

/** Kinds of things that keep a process alive and that the next test file could meet. */
const LASTING = ['ProcessWrap', 'TCPServerWrap', 'TCPSocketWrap', 'MessagePort'];

/** What lasts at this moment, by kind. */
function lasting(): string[] {
  return process.getActiveResourcesInfo().filter((kind) => LASTING.includes(kind));
}

/** But for what libvips notes of itself when it is loaded. */
function environment(): NodeJS.ProcessEnv {
  const { VIPSHOME: _, ...env } = process.env;
  return env;
}

// Test files share a process: what one of them leaves behind, the next one would find. This is the first hook of
// each file, so it is carried out after all of its own.
const env = environment();
const before = lasting();
afterAll(async () => {
  expect(environment(), 'environment variables').toEqual(env);
  expect(vi.isFakeTimers(), 'fake timers').toBe(false);
  expect(takeHeld(), 'not closed').toEqual([]);
  // Sockets and threads that were told to end take a moment.
  await vi.waitFor(
    () => expect(lasting().length, lasting().join()).toBeLessThanOrEqual(before.length),
    { timeout: 10_000, interval: 10 },
  );
});
