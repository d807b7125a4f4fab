import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { z } from 'zod';
import { jobKind, type AnyJobKind, type JobKind } from '../src/platform/jobs/job-kind.ts';
import { enqueue } from '../src/platform/jobs/jobs.store.ts';
import type { JobRunnerParts, Jobs } from '../src/platform/jobs/run-jobs.ts';
import { createLog } from '../src/platform/observability/log.ts';
import { lineSink, TestClock } from './app.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { testNode } from './jobs.ts';

const Letter = z.object({ name: z.string() });
export type Letter = z.infer<typeof Letter>;

/** Jobs of one kind for the tests of a file: letters, which are `done` once they were carried away. */
export function useLetters() {
  let database: TestDatabase;
  let nodes: Jobs[] = [];
  const clock = new TestClock();
  const done: string[] = [];
  const logs: string[] = [];
  const letters = (change: Partial<JobKind<Letter>> = {}): AnyJobKind =>
    jobKind({
      name: 'letter',
      payload: Letter,
      atOnce: 2,
      attempts: 3,
      retry: {
        firstMs: 1e3,
        longestMs: 6e4,
      },
      run: async ({ name }) => void done.push(name),
      ...change,
    });
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('jobs').execute();
    clock.now = new TestClock().now;
    done.length = 0;
    logs.length = 0;
    nodes = [];
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(nodes.map((node) => node.close()));
  });
  return {
    clock,
    /** Names of what was done, in order. */
    done,
    logs,
    db: () => database.db,
    /** Two at once, three attempts. */
    letters,
    /** A node that is closed after the test. */
    nodeOf(kind = letters(), change: Partial<JobRunnerParts> = {}): Jobs {
      const log = createLog({ logLevel: 'warn' }, lineSink(logs));
      const node = testNode([kind], {
        db: database.db,
        clock: clock.read,
        log,
        stopMs: 0,
        ...change,
      });
      nodes.push(node);
      return node;
    },
    post: (name: string, change: { key?: string; lane?: string; expiresAt?: Date } = {}) =>
      enqueue(database.db, { kind: 'letter', payload: { name }, runAt: clock.now, ...change }),
    stored: () => database.db.selectFrom('jobs').selectAll().orderBy('seq').execute(),
    held: () => heldWork(done),
  };
}

/** Work that begins, and goes on until it is told to end. */
function heldWork(done: string[]) {
  const begun: { name: string; signal: AbortSignal; end: (error?: Error) => void }[] = [];
  const run: JobKind<Letter>['run'] = ({ name }, { signal }) =>
    new Promise((resolve, reject) => {
      const end = (error?: Error) => {
        if (error !== undefined) return reject(error);
        done.push(name);
        resolve();
      };
      begun.push({ name, signal, end });
    });
  const hasBegun = (count = 1) => vi.waitFor(() => expect(begun).toHaveLength(count));
  return { begun, run, hasBegun };
}
