import { describe, expect, it } from 'vitest';
import { doAll } from '../../../test/jobs.ts';
import { useLetters, type Letter } from '../../../test/letters.ts';
import { HopelessJob } from './job-kind.ts';
import { enqueue, reviveJobs } from './jobs.store.ts';

const { clock, done, logs, db, letters, nodeOf, post, stored, held } = useLetters();
const HOUR_MS = 3_600_000;

describe('a job', () => {
  it('is written with its cause, or not at all', async () => {
    const broken = db()
      .transaction()
      .execute(async (trx) => {
        await enqueue(trx, { kind: 'letter', payload: { name: 'a' }, runAt: clock.now });
        throw new Error('the rest failed');
      });
    await expect(broken).rejects.toThrow('the rest failed');
    await doAll(nodeOf());
    expect([done, await stored()]).toEqual([[], []]);
  });

  it('is done once by several nodes, and leaves nothing', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `letter ${n}`);
    for (const name of names) await post(name);
    await Promise.all([nodeOf(), nodeOf(), nodeOf()].map(doAll));
    expect(done.toSorted()).toEqual(names.toSorted());
    expect(await stored()).toEqual([]);
  });

  it('waits for its time', async () => {
    await post('now');
    await enqueue(db(), {
      kind: 'letter',
      payload: { name: 'later' },
      runAt: new Date(clock.now.getTime() + HOUR_MS),
    });
    const node = nodeOf();
    await doAll(node);
    expect(done).toEqual(['now']);
    clock.advance(HOUR_MS);
    await doAll(node);
    expect(done).toEqual(['now', 'later']);
  });

  it('runs beside as many others as its kind allows', async () => {
    for (const name of ['a', 'b', 'c']) await post(name);
    const { begun, run, hasBegun } = held();
    const node = nodeOf(letters({ run }));
    node.wake();
    await hasBegun(2);
    begun[0]?.end();
    await hasBegun(3);
    expect(begun.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    for (const one of begun) one.end();
    await node.settled();
  });

  it('follows those of its lane that are due', async () => {
    for (const name of ['a', 'b']) await post(name, { lane: 'asha' });
    await post('c', { lane: 'rohan' });
    const { begun, run, hasBegun } = held();
    const node = nodeOf(letters({ run }));
    node.wake();
    await hasBegun(2);
    expect(begun.map(({ name }) => name)).toEqual(['a', 'c']);
    begun[0]?.end(new Error('away'));
    await hasBegun(3);
    expect(begun[2]?.name).toBe('b');
    for (const one of begun) one.end();
    await node.settled();
  });

  it('is changed, not doubled, when it is enqueued again under its key', async () => {
    await post('old', { key: 'asha' });
    await post('new', { key: 'asha' });
    await doAll(nodeOf());
    expect([done, await stored()]).toEqual([['new'], []]);
  });

  it('runs once more when it is enqueued again while it runs', async () => {
    await post('first', { key: 'asha' });
    const { begun, run, hasBegun } = held();
    const node = nodeOf(letters({ run }));
    node.wake();
    await hasBegun();
    await post('second', { key: 'asha' });
    begun[0]?.end();
    await hasBegun(2);
    begun[1]?.end();
    await node.settled();
    expect([done, await stored()]).toEqual([['first', 'second'], []]);
  });

  it('is not run when it came to be of no use', async () => {
    await post('late', { expiresAt: new Date(clock.now.getTime() + 1000) });
    clock.advance(1000);
    await doAll(nodeOf());
    expect([done, await stored()]).toEqual([[], []]);
  });
});

describe('a job that fails', () => {
  it('is tried again after longer and longer pauses', async () => {
    await post('a');
    let failures = 2;
    const run = async ({ name }: Letter) => {
      failures -= 1;
      if (failures >= 0) throw new Error('away');
      done.push(name);
    };
    const node = nodeOf(letters({ run }));
    for (const [pause, attempts] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [1999, 2],
    ] as const) {
      clock.advance(pause);
      await doAll(node);
      expect((await stored()).map((job) => job.attempts)).toEqual([attempts]);
    }
    clock.advance(1);
    await doAll(node);
    expect([done, await stored()]).toEqual([['a'], []]);
  });

  it('is dead after its attempts, which is logged, and can be revived', async () => {
    await post('a');
    let isAway = true;
    const run = async ({ name }: Letter) => {
      if (isAway) throw new Error('away from asha@example.com');
      done.push(name);
    };
    const node = nodeOf(letters({ run }));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await doAll(node);
      clock.advance(HOUR_MS);
    }
    const [dead] = await stored();
    expect(dead).toMatchObject({ attempts: 3, leased_by: null });
    expect(dead?.dead_at).not.toBeNull();
    expect(dead?.last_error).toBe('Error: away from a***@example.com');
    expect(logs.filter((line) => line.includes('a job is dead'))).toHaveLength(1);
    isAway = false;
    expect(await reviveJobs(db(), 'letter', clock.now)).toBe(1);
    await doAll(node);
    expect([done, await stored()]).toEqual([['a'], []]);
  });

  it('is dead at once when no attempt could help, and others go on', async () => {
    await post('refused');
    await enqueue(db(), { kind: 'letter', payload: { nam: 'a' }, runAt: clock.now });
    await post('fine');
    const run = async ({ name }: Letter) => {
      if (name === 'refused') throw new HopelessJob('nobody of that name');
      done.push(name);
    };
    await doAll(nodeOf(letters({ run })));
    expect(done).toEqual(['fine']);
    const left = await stored();
    expect(left.map((job) => [job.attempts, job.dead_at])).toEqual([
      [1, clock.now],
      [1, clock.now],
    ]);
    expect(left[1]?.last_error).toContain('The payload cannot be read');
  });
});
