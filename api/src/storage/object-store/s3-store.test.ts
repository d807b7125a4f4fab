import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBucket, type TestBucket } from '../../../test/s3-server.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { wholeObject } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';
import { s3Client, type Bucket, type S3Client } from './s3-client.ts';
import { s3Store, PART_BYTES } from './s3-store.ts';

let server: TestBucket;
let waits: number[];
beforeAll(async () => {
  server = await openTestBucket();
});
afterAll(() => server.close());
beforeEach(() => {
  waits = [];
  server.methods.length = 0;
});

const clientOf = (change: Partial<Bucket> = {}) =>
  s3Client({ ...server.bucket, ...change }, async (ms) => void waits.push(ms));
const storeOf = (client: S3Client = clientOf()) => s3Store(server.bucket, 'files', client);

/** Three parts, the last of them small. */
async function* film(): AsyncGenerator<Buffer> {
  for (const size of [PART_BYTES, PART_BYTES, 10]) yield Buffer.alloc(size, 'film');
}

describe('a bucket that is busy', () => {
  it('is asked again, later and later, until it takes the object', async () => {
    server.slowDown('PUT', 3);
    await storeOf().put('photos/busy', Buffer.from('x'));
    expect(waits).toEqual([100, 200, 400]);
    server.slowDown('GET', 1);
    expect((await wholeObject(storeOf(), 'photos/busy'))?.toString()).toBe('x');
    server.slowDown('DELETE', 4);
    await storeOf().delete('photos/busy');
    expect(await storeOf().head('photos/busy')).toBeNull();
  });

  it('is left alone after five tries, and the error says so', async () => {
    server.slowDown('DELETE', 100);
    await expect(storeOf().delete('photos/busy')).rejects.toThrow(
      `The object store at ${server.bucket.endpoint} refused to delete (503 SlowDown).`,
    );
    expect(server.methods).toEqual(Array.from({ length: 5 }, () => 'DELETE'));
    server.slowDown('DELETE', 0);
  });

  it('gets the part again that it did not take, and not the others', async () => {
    server.slowDown('PUT', 2);
    await storeOf().put('videos/busy.webm', film());
    expect(server.methods.filter((method) => method === 'PUT')).toHaveLength(5);
    expect((await storeOf().head('videos/busy.webm'))?.size).toBe(2 * PART_BYTES + 10);
  });

  it('has nothing left of an upload that it did not take', async () => {
    const before = await server.bytesOf();
    server.slowDown('PUT', 5);
    await expect(storeOf().put('videos/lost.webm', film())).rejects.toThrow('SlowDown');
    expect(await server.bytesOf()).toEqual(before);
    server.slowDown('PUT', 0);
  });
});

describe('an upload in parts', () => {
  it('is complete where it was, and only the answer was lost', async () => {
    const client = clientOf();
    const forgetful: S3Client = async (request) => {
      const response = await client(request);
      const completes = request.method === 'POST' && request.query?.['uploadId'] !== undefined;
      return completes ? client(request) : response;
    };
    await storeOf(forgetful).put('videos/twice.webm', film());
    expect((await storeOf().head('videos/twice.webm'))?.size).toBe(2 * PART_BYTES + 10);
  });

  it('has failed where the store says so under a status of 200', async () => {
    const client = clientOf();
    const failing: S3Client = async (request) =>
      request.method === 'POST' && request.query?.['uploadId'] !== undefined
        ? new Response('<Error><Code>InternalError</Code></Error>')
        : client(request);
    await expect(storeOf(failing).put('videos/failed.webm', film())).rejects.toThrow(
      'did not put the parts together',
    );
    expect(await storeOf().head('videos/failed.webm')).toBeNull();
  });
});

describe('a bucket that cannot be used', () => {
  it('is an error where the key is wrong', async () => {
    const store = storeOf(clientOf({ secretKey: 'another' }));
    await expect(store.get('photos/x')).rejects.toThrow(
      'refused to read (403 SignatureDoesNotMatch)',
    );
    await expect(store.delete('photos/x')).rejects.toThrow('refused to delete (403');
    expect(waits).toEqual([]);
  });

  it('is an error where there is no such bucket: nothing is gone by that', async () => {
    const store = storeOf(clientOf({ bucket: 'nobody-made-it' }));
    await expect(store.get('photos/x')).rejects.toThrow('404 NoSuchBucket');
    await expect(store.delete('photos/x')).rejects.toThrow('404 NoSuchBucket');
    await expect(store.put('photos/x', Buffer.from('x'))).rejects.toThrow('404 NoSuchBucket');
  });

  it('is an error where nobody answers, after some tries', async () => {
    const endpoint = 'http://127.0.0.1:1';
    await expect(storeOf(clientOf({ endpoint })).delete('photos/x')).rejects.toThrow(
      `The object store at ${endpoint} does not answer.`,
    );
    expect(waits).toEqual([100, 200, 400, 800]);
  });
});

it('is refused at the start, in a sentence, where it cannot be read', async () => {
  const open = (change: Partial<Bucket>) =>
    openObjectStore(
      { dataDir: '/nowhere', bucket: { ...server.bucket, ...change } },
      'files',
      new Date(),
    );
  for (const [change, why] of [
    [{ secretKey: 'another' }, 'refused to read (403 SignatureDoesNotMatch).'],
    [{ bucket: 'nobody-made-it' }, 'refused to read (404 NoSuchBucket).'],
    [{ endpoint: 'http://127.0.0.1:1' }, 'does not answer.'],
  ] as const) {
    const refused = open(change);
    await expect(refused).rejects.toThrow(why);
    await expect(refused).rejects.toBeInstanceOf(StartError);
  }
  expect(await (await open({})).get('photos/none')).toBeNull();
});

it('lists more than a page holds', async () => {
  const store = storeOf();
  const keys = Array.from({ length: 1003 }, (_, n) => `many/${n}`);
  for (let at = 0; at < keys.length; at += 50) {
    await Promise.all(keys.slice(at, at + 50).map((key) => store.put(key, Buffer.from('x'))));
  }
  const listed = [];
  for await (const { key } of store.list('many/')) listed.push(key);
  expect(listed.toSorted()).toEqual(keys.toSorted());
});
