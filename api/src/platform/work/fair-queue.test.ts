import { describe, expect, it } from 'vitest';
import { FairQueue, type QueueLimits } from './fair-queue.ts';

const limits: QueueLimits = { atOnce: 1, waitingOfKey: 2, waiting: 4, retryAfter: 7 };

/** A queue whose jobs end when the test says so. */
function watched(change: Partial<QueueLimits> = {}) {
  const queue = new FairQueue({ ...limits, ...change });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (key: string, name: string) =>
    queue.run(key, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(`${name} done`)));
    });
  const finish = async (name: string, job: Promise<unknown>) => {
    ends.get(name)?.();
    await job;
    // The next one starts behind the end of this one.
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, started, add, finish };
}

describe('a fair queue', () => {
  it('serves keys in turns, each in its own order', async () => {
    const { started, add, finish } = watched();
    const jobs = new Map(
      [
        ['a', 'a1'],
        ['a', 'a2'],
        ['a', 'a3'],
        ['b', 'b1'],
        ['c', 'c1'],
      ].map(([key = '', name = '']) => [name, add(key, name)]),
    );
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) {
      expect(started.at(-1)).toBe(name);
      await finish(name, jobs.get(name) ?? Promise.reject(new Error(name)));
    }
    expect(await jobs.get('a3')).toBe('a3 done');
  });

  it('never runs two of one key at once, however much room there is', async () => {
    const { started, add, finish } = watched({ atOnce: 3 });
    const first = add('a', 'a1');
    const second = add('a', 'a2');
    void add('b', 'b1');
    expect(started).toEqual(['a1', 'b1']);
    await finish('a1', first);
    expect(started).toEqual(['a1', 'b1', 'a2']);
    await finish('a2', second);
  });

  it('refuses a key that has too much waiting with 429, and everybody beyond all it holds with 503', () => {
    const { add } = watched();
    for (const name of ['a1', 'a2', 'a3']) void add('a', name);
    expect(() => add('a', 'a4')).toThrow(
      expect.objectContaining({ status: 429, code: 'request.tooMany', parts: { retryAfter: 7 } }),
    );
    for (const key of ['b', 'c']) void add(key, key);
    expect(() => add('d', 'd1')).toThrow(
      expect.objectContaining({ status: 503, code: 'server.busy', parts: { retryAfter: 7 } }),
    );
  });

  it('goes on after a job that failed', async () => {
    const queue = new FairQueue(limits);
    const failing = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', () => Promise.resolve('fine'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });

  it('refuses what waits when it closes, and whatever comes later', async () => {
    const { queue, add } = watched();
    void add('a', 'a1');
    const waiting = add('a', 'a2');
    queue.close();
    await expect(waiting).rejects.toMatchObject({ status: 503 });
    expect(() => add('b', 'b1')).toThrow(expect.objectContaining({ status: 503 }));
  });
});
