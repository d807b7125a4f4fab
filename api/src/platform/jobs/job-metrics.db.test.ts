import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { TestClock } from '../../../test/app.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { doAll, testNode } from '../../../test/jobs.ts';
import { HopelessJob, jobKind } from './job-kind.ts';
import { measureJobs } from './job-metrics.ts';
import { enqueue } from './jobs.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('shows what is due, what is dead and how attempts ended', async () => {
  const { db } = database;
  const clock = new TestClock();
  const kind = jobKind({
    name: 'letter',
    payload: z.object({ isLost: z.boolean() }),
    atOnce: 2,
    attempts: 3,
    retry: {
      firstMs: 1e3,
      longestMs: 1e3,
    },
    async run({ isLost }) {
      if (isLost) throw new HopelessJob('nobody of that name');
    },
  });
  for (const isLost of [true, false, false])
    await enqueue(db, { kind: 'letter', payload: { isLost }, runAt: clock.now });
  const { metrics, onEnd } = measureJobs({ db, clock: clock.read, kinds: [kind] });
  const node = testNode([kind], { db, clock: clock.read, onEnd });
  await doAll(node);
  await node.close();
  await enqueue(db, { kind: 'letter', payload: { isLost: false }, runAt: clock.now });
  const later = new Date(clock.now.getTime() + 1);
  await enqueue(db, { kind: 'letter', payload: { isLost: false }, runAt: later });
  const registry = new Registry();
  for (const metric of metrics) registry.registerMetric(metric);
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('job'));
  expect(lines.toSorted()).toEqual([
    'job_attempts_total{kind="letter",outcome="dead"} 1',
    'job_attempts_total{kind="letter",outcome="done"} 2',
    'jobs{kind="letter",state="dead"} 1',
    'jobs{kind="letter",state="due"} 1',
  ]);
});
