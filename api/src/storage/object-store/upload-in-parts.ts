import { ObjectStoreError } from './object-store.ts';
import type { S3Client } from './s3-client.ts';
import { errorCodeOf, uploadIdOf } from './s3-replies.ts';

/** Bytes of a part; two parts are in memory. Every part but the last has to have 5 MiB. */
export const PART_BYTES = 8 * 1024 * 1024;

/** Writes what comes, in parts where it is more than one; what breaks off leaves nothing. */
export async function uploadInParts(
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

/** The store answers 200 before it begins to put parts together; what failed then stands in the text. */
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
