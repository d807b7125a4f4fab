import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import {
  mustBeKey,
  ObjectStoreError,
  type ObjectStore,
  counted,
  mustHaveLength,
} from './object-store.ts';
import { s3Client, type Bucket, type S3Client } from './s3-client.ts';
import { pageOf, errorCodeOf, uploadIdOf } from './s3-replies.ts';

/** Bytes of a part; two parts are in memory. Every part but the last has to have 5 MiB. */
export const PART_BYTES = 8 * 1024 * 1024;

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

/** Writes what comes, in parts where it is more than one; what breaks off leaves nothing. */
async function uploadInParts(
  send: S3Client,
  key: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const parts = inParts(content)[Symbol.asyncIterator]();
  let part = (await parts.next()).value ?? new Uint8Array();
  let next = await parts.next();
  if (next.done === true) {
    await send({ method: 'PUT', action: 'write', key, body: part });
    return;
  }
  const begun = await send({ method: 'POST', action: 'write', key, query: { uploads: '' } });
  const uploadId = uploadIdOf((await begun?.text()) ?? '');
  try {
    const tags: string[] = [];
    let size = 0;
    for (;;) {
      tags.push(await uploadPart(send, { key, uploadId, partNumber: tags.length + 1 }, part));
      size += part.byteLength;
      if (next.done === true) break;
      part = next.value;
      next = await parts.next();
    }
    await complete(send, { key, uploadId }, tags, size);
  } catch (error) {
    await abort(send, { key, uploadId }, error);
    throw error;
  }
}

/** Takes back the parts of an upload that broke off for a reason. */
async function abort(
  send: S3Client,
  { key, uploadId }: { key: string; uploadId: string },
  reason: unknown,
): Promise<void> {
  try {
    await send({ method: 'DELETE', action: 'abort an upload', key, query: { uploadId } });
  } catch (error) {
    throw new ObjectStoreError(
      'An upload broke off, and the object store keeps its parts.',
      new AggregateError([reason, error]),
    );
  }
}

async function uploadPart(
  send: S3Client,
  { key, uploadId, partNumber }: { key: string; uploadId: string; partNumber: number },
  body: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const query = { partNumber: String(partNumber), uploadId };
  const response = await send({ method: 'PUT', action: 'write', key, query, body });
  const tag = response?.headers.get('etag');
  if (!tag) throw new ObjectStoreError('The object store took a part and gave it no name.');
  await response?.body?.cancel();
  return tag;
}

async function complete(
  send: S3Client,
  { key, uploadId }: { key: string; uploadId: string },
  tags: readonly string[],
  size: number,
): Promise<void> {
  const parts = tags.map(
    (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  const response = await send({ method: 'POST', action: 'write', key, query: { uploadId }, body });
  // No such upload: a try before this one may have completed it, and its answer was lost.
  const done = response === null ? await hasSize(send, key, size) : await isDone(response);
  if (!done) throw new ObjectStoreError('The object store did not put the parts together.');
}

/** The store answers 200 before it joins the parts; a later error is in the body. */
async function isDone(response: Response): Promise<boolean> {
  return errorCodeOf(await response.text()) === null;
}

async function hasSize(send: S3Client, key: string, size: number): Promise<boolean> {
  const response = await send({ method: 'HEAD', action: 'read', key });
  return Number(response?.headers.get('content-length')) === size;
}

/** The same bytes in parts of one size, but for the last. */
async function* inParts(
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const chunk of content) {
    for (let taken = 0; taken < chunk.byteLength;) {
      const piece = chunk.subarray(taken, taken + PART_BYTES - filled);
      part.set(piece, filled);
      filled += piece.byteLength;
      taken += piece.byteLength;
      if (filled < PART_BYTES) continue;
      yield part;
      part = new Uint8Array(PART_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
