import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBucket } from '../../../test/s3-server.ts';
import { diskStore } from './disk-store.ts';
import { type ObjectStore, wholeObject } from './object-store.ts';
import { s3Store, PART_BYTES } from './s3-store.ts';

/** A store of one test file, and the way to take it away. */
type Opened = { store: ObjectStore; close: () => Promise<void> };

async function onDisk(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-store-'));
  return { store: diskStore(folder), close: () => rm(folder, { recursive: true }) };
}

async function inBucket(): Promise<Opened> {
  const { bucket, close } = await openTestBucket();
  return { store: s3Store(bucket, 'members'), close };
}

/** Bytes in chunks of an odd size, which no part ends with. */
async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 700_001) yield bytes.subarray(at, at + 700_001);
}

async function* brokenOff(bytes: Buffer): AsyncGenerator<Buffer> {
  yield* inChunks(bytes);
  throw new Error('the line broke');
}

async function keysOf(store: ObjectStore, prefix: string): Promise<string[]> {
  const keys = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.toSorted();
}

const LARGE = Buffer.alloc(2 * PART_BYTES + 12_345, 'a film, ');

describe.each([
  ['on a disk', onDisk],
  ['in a bucket', inBucket],
])('an object store %s', (_, open) => {
  let opened: Opened;
  let store: ObjectStore;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
  });
  afterAll(() => opened.close());

  it('gives back what it was given, under keys with spaces and signs too', async () => {
    for (const key of ['photos/a-960.webp', 'shell/s1/js/page one+@(2)!.js', 'plain']) {
      await store.put(key, Buffer.from(`of ${key}`));
      expect((await wholeObject(store, key))?.toString()).toBe(`of ${key}`);
    }
    await store.put('photos/a-960.webp', Buffer.from('another'));
    expect((await wholeObject(store, 'photos/a-960.webp'))?.toString()).toBe('another');
    await store.put('photos/empty', new Uint8Array());
    expect(await wholeObject(store, 'photos/empty')).toHaveLength(0);
  });

  it('has nothing where nothing was put', async () => {
    await store.put('photos/there', Buffer.from('x'));
    for (const key of ['photos/none', 'photos', 'photos/there/below', 'none/at/all']) {
      expect([key, await store.get(key), await store.head(key)]).toEqual([key, null, null]);
    }
  });

  it('takes streams of any length, announced or not', async () => {
    for (const bytes of [LARGE, LARGE.subarray(0, PART_BYTES), LARGE.subarray(0, 5)]) {
      await store.put('videos/film.webm', inChunks(bytes));
      expect((await wholeObject(store, 'videos/film.webm'))?.equals(bytes)).toBe(true);
      await store.put('videos/film.webm', Readable.from(inChunks(bytes)), bytes.length);
      expect((await store.head('videos/film.webm'))?.size).toBe(bytes.length);
    }
    await store.put('videos/none.webm', inChunks(Buffer.alloc(0)), 0);
    expect((await store.head('videos/none.webm'))?.size).toBe(0);
  });

  it('keeps nothing of what breaks off, or has another length than was announced', async () => {
    const before = await keysOf(store, '');
    await expect(store.put('videos/cut.webm', brokenOff(LARGE))).rejects.toThrow('the line broke');
    for (const length of [LARGE.length - 1, LARGE.length + 1]) {
      await expect(store.put('videos/cut.webm', inChunks(LARGE), length)).rejects.toThrow(
        'announced',
      );
      await expect(store.put('videos/cut.webm', Buffer.from('x'), length)).rejects.toThrow(
        'announced',
      );
    }
    expect(await keysOf(store, '')).toEqual(before);
    await store.put('videos/kept.webm', Buffer.from('whole'));
    await expect(store.put('videos/kept.webm', brokenOff(LARGE))).rejects.toThrow('the line broke');
    expect((await wholeObject(store, 'videos/kept.webm'))?.toString()).toBe('whole');
  });

  it('gives ranges, both ends included, with the size of the whole', async () => {
    await store.put('videos/ten.webm', Buffer.from('0123456789'));
    const part = async (start: number, end: number) => {
      const ten = () => store.get('videos/ten.webm', { start, end });
      const [first, second] = [await ten(), await ten()];
      const streamed = second && (await buffer(second.stream()));
      return [first?.size, String(await first?.bytes()), String(streamed)];
    };
    expect(await part(2, 5)).toEqual([10, '2345', '2345']);
    expect(await part(9, 9)).toEqual([10, '9', '9']);
    expect(await part(7, 400)).toEqual([10, '789', '789']);
    await expect(part(10, 12)).rejects.toThrow();
    expect(await store.get('videos/eleven.webm', { start: 0, end: 1 })).toBeNull();
  });

  it('tells size and time without giving the bytes', async () => {
    const before = Date.now();
    await store.put('photos/told', Buffer.from('12345'));
    const facts = await store.head('photos/told');
    expect([facts?.key, facts?.size]).toEqual(['photos/told', 5]);
    // A bucket tells whole seconds.
    expect(Math.abs((facts?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(60_000);
  });

  it('deletes once and for all, and again without complaint', async () => {
    await store.put('photos/gone', Buffer.from('x'));
    for (let times = 0; times < 2; times += 1) {
      await store.delete('photos/gone');
      expect(await store.get('photos/gone')).toBeNull();
    }
    await store.delete('nobody/was/here');
  });

  it('lists by the beginning of the key, each once', async () => {
    const keys = ['lists/a/1', 'lists/a/2', 'lists/ab', 'lists/b/c/d', 'other/a/1'];
    for (const key of keys) await store.put(key, Buffer.from(key));
    expect(await keysOf(store, 'lists/')).toEqual(keys.slice(0, 4));
    expect(await keysOf(store, 'lists/a')).toEqual(keys.slice(0, 3));
    expect(await keysOf(store, 'lists/a/')).toEqual(keys.slice(0, 2));
    expect(await keysOf(store, 'lists/none/')).toEqual([]);
    for await (const { size, modifiedAt } of store.list('lists/ab')) {
      expect([size, Number.isNaN(modifiedAt.getTime())]).toEqual([8, false]);
    }
  });

  it.each(['', '/', '/etc/passwd', 'a//b', '../a', 'a/../b', 'a/..', '.hidden', 'a\\b', 'a\0b'])(
    'refuses %j as a key',
    async (key) => {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('key');
      await expect((async () => store.get(key))()).rejects.toThrow('key');
      await expect((async () => store.head(key))()).rejects.toThrow('key');
      await expect((async () => store.delete(key))()).rejects.toThrow('key');
    },
  );
});
