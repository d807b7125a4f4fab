import { AwsClient } from 'aws4fetch';
import type { BuildFiles } from './build-files.ts';
import { RegistryError } from './registry-error.ts';

/** An S3-compatible bucket, addressed by path. */
export interface Bucket {
  /** Without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** A request that is not answered by then is tried again by whoever needed it, in ms. */
const PATIENCE_MS = 20_000;

/** Keeps builds as `releases/<unit>/<build>/<path>` in a bucket. */
export function filesInBucket(bucket: Bucket): BuildFiles {
  const client = new AwsClient({
    accessKeyId: bucket.accessKey,
    secretAccessKey: bucket.secretKey,
    region: bucket.region,
    service: 's3',
    retries: 2,
  });
  const ask = async (key: string, init: RequestInit) => {
    const address = `${bucket.endpoint}/${bucket.bucket}/${key}`;
    try {
      return await client.fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch (cause) {
      throw new RegistryError(`The file store at ${bucket.endpoint} does not answer.`, cause);
    }
  };
  const refuse = (response: Response, what: string): never => {
    throw new RegistryError(
      `The file store at ${bucket.endpoint} refused to ${what} (${response.status}).`,
    );
  };
  return {
    read: async (unit, build, path) => {
      const response = await ask(keyOf(unit, build, path), { method: 'GET' });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return response.status === 404 ? null : refuse(response, 'read');
    },
    write: async (unit, build, path, bytes) => {
      const response = await ask(keyOf(unit, build, path), {
        method: 'PUT',
        body: new Uint8Array(bytes),
      });
      await response.body?.cancel();
      if (!response.ok) refuse(response, 'write');
    },
    remove: async (unit, build, paths) => {
      for (const path of paths) {
        const response = await ask(keyOf(unit, build, path), { method: 'DELETE' });
        await response.body?.cancel();
        if (!response.ok && response.status !== 404) refuse(response, 'delete');
      }
    },
  };
}

function keyOf(unit: string, build: string, path: string): string {
  return ['releases', unit, build, ...path.split('/')].map(encodeURIComponent).join('/');
}
