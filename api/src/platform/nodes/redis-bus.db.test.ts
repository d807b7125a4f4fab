import { EventEmitter } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { lineSink } from '../../../test/app.ts';
import { createLog } from '../observability/log.ts';
import { openRedisBus, type RedisBusParts } from './redis-bus.ts';

/** A Redis that is there, away, or takes what it is told and says so to nobody. */
class FakeRedis extends EventEmitter {
  state: 'there' | 'away' | 'mute' = 'there';
  readonly status = 'ready';
  readonly told: string[] = [];

  publish(_channel: string, text: string): Promise<number> {
    if (this.state === 'away') return Promise.reject(new Error('away'));
    this.told.push(text);
    return this.state === 'mute' ? Promise.reject(new Error('no answer')) : Promise.resolve(1);
  }

  subscribe(): Promise<number> {
    return Promise.resolve(1);
  }
}

function line(change: Partial<RedisBusParts<number>> = {}) {
  const redis = new FakeRedis();
  const heard: (number | string)[] = [];
  const opened = openRedisBus<number>({
    publisher: redis,
    subscriber: redis,
    channel: 'line',
    log: createLog({ logLevel: 'silent' }, lineSink([])),
    schema: z.number(),
    mostKept: 4,
    onItem: (item, late) => heard.push(late ? `late ${item}` : item),
    onMissed: () => heard.push('missed'),
    ...change,
  });
  onTestFinished(() => opened.close());
  return { redis, heard, tell: opened.send, proves: opened.isConfirmed };
}

/** Everything that one line told, given to another as Redis would. */
function passOn(from: FakeRedis, to: FakeRedis): void {
  for (const text of from.told.splice(0)) to.emit('message', 'line', text);
}

describe('a line between nodes', () => {
  it('reads nothing that is about nobody here, and passes the rest on', async () => {
    const topicOf = (item: number) => `about ${item}`;
    const one = line({ topicOf });
    const checked: unknown[] = [];
    const other = line({
      schema: z.number().refine((item) => checked.push(item)),
      concerns: (topic) => topic !== 'about 2',
    });
    await vi.waitFor(() => expect(other.heard).toEqual(['missed']));
    for (const item of [1, 2, 3]) one.tell(item);
    await vi.waitFor(() => {
      passOn(one.redis, other.redis);
      expect(other.heard).toEqual(['missed', 1, 3]);
    });
    expect(checked).toEqual([1, 3]);
  });

  it('parses no item that is about nobody here, however many come with those that are', async () => {
    const told = z.object({ to: z.string(), words: z.string() });
    const topicOf = ({ to }: z.infer<typeof told>) => to;
    const open = (change: Partial<RedisBusParts<z.infer<typeof told>>>) => {
      const redis = new FakeRedis();
      const heard: string[] = [];
      const opened = openRedisBus<z.infer<typeof told>>({
        publisher: redis,
        subscriber: redis,
        channel: 'line',
        schema: told,
        mostKept: 300,
        log: createLog({ logLevel: 'silent' }, lineSink([])),
        onMissed: () => undefined,
        onItem: ({ words }) => heard.push(words),
        ...change,
      });
      onTestFinished(() => opened.close());
      return { redis, heard, tell: opened.send };
    };
    const near = open({ topicOf });
    const far = open({ concerns: (topic) => topic === 'asha' });
    // Whatever a text says: it is cut out by its length alone.
    const hers = ['for "her",\\', ',"items":[{"to":"asha"}]', 'आशा 😀'];
    for (const words of hers) {
      near.tell({ to: 'meera', words: `secret of others ${words}` });
      near.tell({ to: 'asha', words });
    }
    await vi.waitFor(() => expect(near.redis.told.join('')).toContain('😀'));
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    passOn(near.redis, far.redis);
    expect(far.heard).toEqual(hers);
    const parsed = parse.mock.calls.map(([text]) => text);
    expect(parsed.filter((text) => text.includes('secret of others'))).toEqual([]);
  });

  it('says that something may have been missed when it begins to listen', async () => {
    const { heard } = line();
    await vi.waitFor(() => expect(heard).toEqual(['missed']));
  });

  it('proves that it hears by what it sent itself, each time anew', async () => {
    const { redis, heard, proves } = line();
    await vi.waitFor(() => expect(heard).toEqual(['missed']));
    const comesBack = async () => {
      await vi.waitFor(() => expect(redis.told).toHaveLength(1));
      redis.emit('message', 'line', redis.told.pop());
    };
    expect(proves()).toBe(false);
    await comesBack();
    expect(proves()).toBe(true);
    await vi.waitFor(() => expect(redis.told).toHaveLength(1));
    redis.told.pop();
    expect(proves()).toBe(false);
    await comesBack();
    redis.state = 'away';
    expect(proves()).toBe(true);
    expect(proves()).toBe(false);
    expect(heard).toEqual(['missed']);
  });

  it('tells in order, and nobody hears twice what was sent twice because its answer got lost', async () => {
    const [near, far] = [line(), line()];
    await vi.waitFor(() => expect(far.heard).toEqual(['missed']));
    near.redis.state = 'mute';
    near.tell(1);
    near.tell(2);
    await vi.waitFor(() => expect(near.redis.told).toHaveLength(1));
    near.redis.state = 'there';
    near.redis.emit('ready');
    await vi.waitFor(() => expect(near.redis.told).toHaveLength(3));
    passOn(near.redis, far.redis);
    expect(far.heard).toEqual(['missed', 1, 'late 2']);
  });

  it('keeps so much while Redis is away, the newest, and says that some were lost', async () => {
    const [near, far] = [line({ keeps: (item) => item !== 7 }), line()];
    await vi.waitFor(() => expect(far.heard).toEqual(['missed']));
    near.redis.state = 'away';
    for (const item of [1, 2, 3, 4, 5, 6, 7]) near.tell(item);
    near.redis.state = 'there';
    near.redis.emit('ready');
    await vi.waitFor(() => expect(near.redis.told.length).toBeGreaterThan(1));
    passOn(near.redis, far.redis);
    const [, ...told] = far.heard;
    expect(told).toContain('missed');
    const kept = told.filter((one) => one !== 'missed');
    expect(kept).toEqual(['late 1', 'late 4', 'late 5', 'late 6']);
  });

  it('notices a gap, and hears neither itself nor what is none of ours', async () => {
    const [near, far] = [line(), line()];
    await vi.waitFor(() => expect(far.heard).toEqual(['missed']));
    near.tell(1);
    await vi.waitFor(() => expect(near.redis.told).toHaveLength(1));
    passOn(near.redis, far.redis);
    near.tell(2);
    await vi.waitFor(() => expect(near.redis.told).toHaveLength(1));
    near.redis.told.length = 0;
    near.tell(3);
    await vi.waitFor(() => expect(near.redis.told).toHaveLength(1));
    near.redis.emit('message', 'line', near.redis.told[0]);
    near.redis.emit('message', 'line', '{"node":1}');
    near.redis.emit('message', 'other', near.redis.told[0]);
    passOn(near.redis, far.redis);
    expect(far.heard).toEqual(['missed', 1, 'missed', 3]);
    expect(near.heard).toEqual(['missed']);
  });
});
