import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { counted, mustHaveLength } from './counted.ts';
import { mustBeKey, ObjectStoreError, type ObjectStore } from './object-store.ts';
import { s3Client, type Bucket, type S3Client } from './s3-client.ts';
import { pageOf } from './s3-replies.ts';
import { uploadInParts } from './upload-in-parts.ts';

/** Keeps objects in a bucket, each under `folder/key`; the bucket keeps no versions, so that what is deleted is gone. */
export function s3Store(bucket: Bucket, folder: string, client?: S3Client): ObjectStore {
  const send = client ?? s3Client(bucket);
  const place = (key: string): string => {
    mustBeKey(key);
    return `${folder}/${key}`;
  };
  return {
    async put(key, content, length) {
      const to = place(key);
      if (!(content instanceof Uint8Array)) {
        return uploadInParts(send, to, counted(content, length));
      }
      mustHaveLength(content.byteLength, length);
      const body = new Uint8Array(content);
      await send({ method: 'PUT', action: 'write', key: to, body });
    },
    async get(key, range) {
      const response = await send({
        method: 'GET',
        action: 'read',
        key: place(key),
        ...(range === undefined ? {} : { headers: { range: `bytes=${range.start}-${range.end}` } }),
      });
      if (response === null) return null;
      return {
        size: sizeOf(response.headers),
        stream: () => streamOf(response),
        bytes: () => bytesOf(response),
      };
    },
    async head(key) {
      const response = await send({ method: 'HEAD', action: 'read', key: place(key) });
      if (response === null) return null;
      const modifiedAt = new Date(response.headers.get('last-modified') ?? 0);
      return { key, size: sizeOf(response.headers), modifiedAt };
    },
    async delete(key) {
      const response = await send({ method: 'DELETE', action: 'delete', key: place(key) });
      await response?.body?.cancel();
    },
    async *list(prefix) {
      let token: string | undefined;
      do {
        const query = {
          'list-type': '2',
          prefix: `${folder}/${prefix}`,
          ...(token === undefined ? {} : { 'continuation-token': token }),
        };
        const response = await send({ method: 'GET', action: 'list', query });
        const page = pageOf((await response?.text()) ?? '');
        for (const one of page.objects) yield { ...one, key: one.key.slice(folder.length + 1) };
        token = page.next;
      } while (token !== undefined);
    },
  };
}

/** Bytes of the whole object: `content-range: bytes 0-9/1000` says it where only a part comes. */
function sizeOf(headers: Headers): number {
  const whole = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length');
  return Number(whole);
}

async function bytesOf(response: Response): Promise<Buffer> {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw new ObjectStoreError('The object store broke off in the middle of an object.', error);
  }
}

function streamOf({ body }: Response): Readable {
  // The types of the browser and of Node describe the same streams apart.
  return body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream<Uint8Array>);
}
