import { describe, expect, it, vi } from 'vitest';
import { doAll } from '../../../test/jobs.ts';
import { useLetters, type Letter } from '../../../test/letters.ts';
import { Listeners } from '../nodes/listeners.ts';
import { createLog } from '../observability/log.ts';
import { recurringJob, type JobKind } from './job-kind.ts';
import { claimJobs } from './jobs.store.ts';
import { LEASE_MS } from './run-jobs.ts';

const { clock, done, db, letters, nodeOf, post, stored, held } = useLetters();
const HOUR_MS = 3_600_000;

describe('a node that dies in the middle of a job', () => {
  it('loses it to another once its lease has run out, and changes nothing when it comes back', async () => {
    await post('a');
    const { begun, run, hasBegun } = held();
    nodeOf(letters({ run })).wake();
    await hasBegun();
    const other = nodeOf();
    clock.advance(LEASE_MS - 1);
    await doAll(other);
    expect(done).toEqual([]);
    clock.advance(1);
    await doAll(other);
    expect([done, await stored()]).toEqual([['a'], []]);
    await post('b', { key: 'b' });
    begun[0]?.end(new Error('back again'));
    await doAll(other);
    await vi.waitFor(() => {
      // The one that came back may take the next.
      begun[1]?.end();
      expect(done).toEqual(['a', 'b']);
    });
  });

  it('is no reason to try a job for ever that kills every node', async () => {
    await post('poison');
    for (let life = 1; life <= 3; life += 1) {
      const until = new Date(clock.now.getTime() + LEASE_MS);
      const lease = { now: clock.now, by: `life ${life}`, until };
      expect(await claimJobs(db(), 'letter', 2, lease)).toHaveLength(1);
      clock.advance(LEASE_MS);
    }
    await doAll(nodeOf());
    expect(done).toEqual([]);
    expect((await stored())[0]?.dead_at).toEqual(clock.now);
  });

  it('keeps what takes longer than a lease while it lives', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await post('long');
    const { begun, run, hasBegun } = held();
    const node = nodeOf(letters({ run }));
    node.wake();
    await hasBegun();
    clock.advance(LEASE_MS - 1);
    await vi.advanceTimersByTimeAsync(LEASE_MS / 3);
    const until = new Date(clock.now.getTime() + LEASE_MS);
    await vi.waitFor(async () => expect((await stored())[0]?.lease_until).toEqual(until));
    clock.advance(LEASE_MS - 1);
    await doAll(nodeOf());
    expect([done, begun[0]?.signal.aborted]).toEqual([[], false]);
    begun[0]?.end();
    await node.settled();
    expect([done, await stored()]).toEqual([['long'], []]);
  });

  it('stops a job that another node has taken', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await post('a');
    const { begun, run, hasBegun } = held();
    nodeOf(letters({ run })).wake();
    await hasBegun();
    clock.advance(LEASE_MS);
    await doAll(nodeOf());
    await vi.advanceTimersByTimeAsync(LEASE_MS / 3);
    await vi.waitFor(() => expect(begun[0]?.signal.aborted).toBe(true));
    begun[0]?.end(new Error('stopped'));
  });
});

describe('a stop', () => {
  it('waits for what runs, and takes no more', async () => {
    for (const name of ['a', 'b', 'c']) await post(name);
    const { begun, run, hasBegun } = held();
    const node = nodeOf(letters({ run }), { stopMs: 60_000 });
    node.wake();
    await hasBegun(2);
    const closed = node.close();
    for (const one of begun) one.end();
    await closed;
    node.wake();
    await node.settled();
    expect(done).toEqual(['a', 'b']);
    expect(await stored()).toMatchObject([{ payload: { name: 'c' }, attempts: 0 }]);
  });

  it('keeps its deadline and leaves no lease, so that another node goes on at once', async () => {
    await post('never ends');
    const { begun, run, hasBegun } = held();
    const node = nodeOf(letters({ run }), { stopMs: 20 });
    node.wake();
    await hasBegun();
    await node.close();
    expect(await stored()).toMatchObject([
      { leased_by: null, lease_until: null, attempts: 0, dead_at: null },
    ]);
    await doAll(nodeOf());
    expect([done, await stored()]).toEqual([['never ends'], []]);
    await post('next');
    begun[0]?.end(new Error('too late'));
    await doAll(nodeOf());
    expect(done).toEqual(['never ends', 'next']);
  });

  it('ends long work early, which then counts as untried', async () => {
    await post('long');
    const run: JobKind<Letter>['run'] = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
        done.push('begun');
      });
    const node = nodeOf(letters({ run }), { stopMs: 60_000 });
    node.wake();
    await vi.waitFor(() => expect(done).toEqual(['begun']));
    await node.close();
    expect(await stored()).toMatchObject([{ leased_by: null, attempts: 0, last_error: null }]);
  });
});

describe('several nodes', () => {
  it('help one that has more than it can take, and take over from one that stops', async () => {
    const log = createLog({ logLevel: 'silent' });
    const heard = new Listeners<() => void>(log, 'jobs');
    const reported: string[] = [];
    const signalOf = (name: string) => ({
      send: () => {
        reported.push(name);
        heard.notify((listener) => listener());
      },
      subscribe: (listener: () => void) => heard.add(listener),
    });
    const { begun, run, hasBegun } = held();
    const one = nodeOf(letters({ run }), { signal: signalOf('one') });
    nodeOf(letters({ run }), { signal: signalOf('other') });
    for (const name of ['a', 'b', 'c', 'd']) await post(name);
    one.wake();
    await hasBegun(4);
    expect(new Set(reported)).toEqual(new Set(['one', 'other']));
    await one.close();
    for (const { name, end } of begun) if (['c', 'd'].includes(name)) end();
    await hasBegun(6);
    for (const { end } of begun.slice(4)) end();
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
    expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('run a recurring job once in its time, and go on after a failure', async () => {
    let fails = false;
    const kind = recurringJob('tidy', HOUR_MS, async () => {
      done.push('tidied');
      if (fails) throw new Error('busy');
    });
    const all = [nodeOf(kind), nodeOf(kind)];
    const doAllOfThem = () => Promise.all(all.map(doAll));
    await doAllOfThem();
    clock.advance(HOUR_MS - 1);
    await doAllOfThem();
    expect(done).toHaveLength(1);
    fails = true;
    clock.advance(1);
    await doAllOfThem();
    expect(done).toHaveLength(2);
    fails = false;
    clock.advance(10_000);
    await doAllOfThem();
    expect(done).toHaveLength(3);
    clock.advance(HOUR_MS);
    await doAllOfThem();
    expect(done).toHaveLength(4);
    expect(await stored()).toHaveLength(1);
  });
});
