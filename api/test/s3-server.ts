import crypto from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Bucket } from '../src/storage/object-store/s3-client.ts';

/** An S3-compatible server with an empty bucket, on a free port of this machine. */
export interface TestBucket {
  readonly bucket: Bucket;
  /** Methods of the requests so far, those included that were told to slow down. */
  readonly methods: string[];
  /** Answers the next so many requests of a method with `503 SlowDown`. */
  slowDown(method: string, times: number): void;
  /** Makes an object as old as if it had been put at that time. */
  age(key: string, at: Date): Promise<void>;
  /** Everything that lies in the bucket, parts of unfinished uploads included. */
  bytesOf(): Promise<string[]>;
  close(): Promise<void>;
}

const NAME = 'files';
const UPLOADS = '._S3rver_uploads';

/**
 * s3rver, which checks signatures and serves whole objects, ranges, lists and uploads in parts. What it lacks stands
 * here: aborting an upload, knowing that one is over, pages of a list under OpenSSL 3, and being busy.
 */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'saptapadi-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: NAME }],
  });
  const methods: string[] = [];
  const busy = new Map<string, number>();
  server.middleware.unshift(async (passing, next) => {
    const { method, query } = passing;
    methods.push(method);
    const refuse = (status: number, code: string) => {
      passing.req.resume();
      passing.status = status;
      passing.type = 'application/xml';
      passing.body = `<Error><Code>${code}</Code></Error>`;
    };
    const left = busy.get(method) ?? 0;
    if (left > 0) {
      busy.set(method, left - 1);
      return refuse(503, 'SlowDown');
    }
    const upload = query['uploadId'] && join(directory, NAME, UPLOADS, query['uploadId']);
    if (upload && !existsSync(upload)) return refuse(404, 'NoSuchUpload');
    if (upload && method === 'DELETE') {
      await rm(upload, { recursive: true });
      passing.status = 204;
      return;
    }
    await next();
  });
  const { port } = await server.run();
  const restore = mendDes();
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: NAME,
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    methods,
    slowDown: (method, times) => void busy.set(method, times),
    age: (key, at) => utimes(join(directory, NAME, `${key}._S3rver_object`), at, at),
    bytesOf: async () => {
      const found = await readdir(join(directory, NAME), { recursive: true, withFileTypes: true });
      return found
        .filter((one) => one.isFile())
        .map((one) => join(one.parentPath, one.name).slice(join(directory, NAME).length + 1));
    },
    async close() {
      restore();
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
      await rm(directory, { recursive: true });
    },
  };
}

/** s3rver seals the place where a list goes on with DES, which is triple DES with one key thrice: OpenSSL 3 has that. */
function mendDes(): () => void {
  const { createCipheriv, createDecipheriv } = crypto;
  const thrice = (key: Buffer) => Buffer.concat([key, key, key]);
  Object.assign(crypto, {
    createCipheriv: (name: string, key: Buffer, iv: Buffer) =>
      name === 'des'
        ? createCipheriv('des-ede3-cbc', thrice(key), iv)
        : createCipheriv(name, key, iv),
    createDecipheriv: (name: string, key: Buffer, iv: Buffer) =>
      name === 'des'
        ? createDecipheriv('des-ede3-cbc', thrice(key), iv)
        : createDecipheriv(name, key, iv),
  });
  return () => void Object.assign(crypto, { createCipheriv, createDecipheriv });
}
