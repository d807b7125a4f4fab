import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { backoffMs } from '../../platform/time/backoff.ts';
import { ObjectStoreError } from './object-store.ts';
import { errorCodeOf } from './s3-replies.ts';

/** An S3-compatible bucket, addressed by path. */
export interface Bucket {
  /** Without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** One request to a bucket. */
export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** As the sentence of an error names it: 'read', 'write'. */
  readonly action: string;
  /** None for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string;
}

/** Sends requests; resolves to what was granted, and to null for an object or upload that is not there. */
export type S3Client = (request: S3Request) => Promise<Response | null>;

/** A try whose answer has not begun by then has failed, in ms. */
const PATIENCE_MS = 20_000;
/** No further try begins after so long, in ms: someone waits for the first. */
const TRYING_MS = 20_000;
const MOST_TRIES = 5;
const FIRST_MS = 100;
const LONGEST_MS = 2_000;

/** Answers of a store that is busy or broken for the moment, `503 SlowDown` above all. */
const WORTH_ANOTHER_TRY: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
const ABSENT: ReadonlySet<string | null> = new Set(['NoSuchKey', 'NoSuchUpload']);

/** Signs requests to a bucket and tries again what the bucket is too busy for; `pause` waits so many ms. */
export function s3Client(bucket: Bucket, pause: (ms: number) => Promise<unknown> = wait): S3Client {
  const signer = new AwsClient({
    accessKeyId: bucket.accessKey,
    secretAccessKey: bucket.secretKey,
    region: bucket.region,
    service: 's3',
    retries: 0,
  });
  const away = (cause: unknown) =>
    new ObjectStoreError(`The object store at ${bucket.endpoint} does not answer.`, cause);

  async function once(request: S3Request): Promise<Response> {
    // Until the answer begins: a long body may take its reader's time.
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
    const { method, headers, body } = request;
    try {
      return await signer.fetch(addressOf(bucket, request), {
        method,
        signal: giveUp.signal,
        ...(headers === undefined ? {} : { headers }),
        ...(body === undefined ? {} : { body }),
      });
    } finally {
      clearTimeout(timer);
    }
  }

  return async (request) => {
    const begun = performance.now();
    for (let tries = 1; ; tries += 1) {
      const last = tries === MOST_TRIES || performance.now() - begun > TRYING_MS;
      try {
        const response = await once(request);
        if (response.ok) return response;
        if (last || !WORTH_ANOTHER_TRY.has(response.status)) {
          return await absentOrRefused(response, bucket, request);
        }
        await response.body?.cancel();
      } catch (error) {
        if (error instanceof ObjectStoreError) throw error;
        if (last) throw away(error);
      }
      await pause(backoffMs(tries, FIRST_MS, LONGEST_MS));
    }
  };
}

/** Null for an object that is not there; a bucket that is not there is an error. */
async function absentOrRefused(
  response: Response,
  { endpoint }: Bucket,
  { method, action }: S3Request,
): Promise<null> {
  const code = errorCodeOf(await response.text());
  // An answer to HEAD has no text that could tell a bucket from an object.
  if (response.status === 404 && (method === 'HEAD' || ABSENT.has(code))) return null;
  throw new ObjectStoreError(
    `The object store at ${endpoint} refused to ${action} (${[response.status, code].filter((part) => part !== null).join(' ')}).`,
  );
}

function addressOf({ endpoint, bucket }: Bucket, { key, query = {} }: S3Request): string {
  const path = key === undefined ? '' : `/${key.split('/').map(encodeURIComponent).join('/')}`;
  const search = new URLSearchParams(query).toString();
  return `${endpoint}/${bucket}${path}${search === '' ? '' : `?${search}`}`;
}
