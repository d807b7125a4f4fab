import type { Readable } from 'node:stream';
import { UnavailableError } from '../../platform/process/start-error.ts';

/** What a path says where no file can be: nothing there, a file where a folder was meant, or the other way round. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Bytes from `start` to `end`, both included; an end beyond the object means its last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What is known of an object without reading it; `size` in bytes. */
export interface ObjectFacts {
  readonly key: string;
  readonly size: number;
  readonly modifiedAt: Date;
}

/** An object that is open: one of `stream` and `bytes` has to be called, and once. */
export interface StoredObject {
  /** Bytes of the whole object, also where a range of it was requested. */
  readonly size: number;
  /** What was requested as it comes; has to be read to its end or destroyed. */
  stream(): Readable;
  /** All that was requested, for what is small. */
  bytes(): Promise<Buffer>;
}

/** Bytes at hand, or bytes that come one after the other. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Objects by keys such as `photos/<uuid>-960.webp`: on a disk or in a bucket. Throws ObjectStoreError where the store
 * refuses or does not answer; what a failed call was to do may be done again.
 */
export interface ObjectStore {
  /** Keeps all of the content, or nothing where it breaks off or has another length than was announced. */
  put(key: string, content: Content, length?: number): Promise<void>;
  /** Null when there is no such object; a range has to begin inside the object. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  /** Null when there is no such object. */
  head(key: string): Promise<ObjectFacts | null>;
  /** Resolves when the object is gone; one that is gone already is fine. */
  delete(key: string): Promise<void>;
  /** Every object whose key begins so, in no certain order. */
  list(prefix: string): AsyncIterable<ObjectFacts>;
}

/** A store that failed; the message is one plain sentence without keys or secrets. */
export class ObjectStoreError extends UnavailableError {
  override readonly name = 'ObjectStoreError';

  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
  }
}

const LONGEST_KEY = 512;
const KEY = /^[\w@~-][^/\\\0]*(?:\/[\w@~-][^/\\\0]*)*$/;

/** Throws unless a text is a key: segments that begin with no dot, so that none leads out of a folder. */
export function mustBeKey(key: string): void {
  if (key.length > LONGEST_KEY || !KEY.test(key)) {
    throw new TypeError('A key has plain segments, none of which begins with a dot.');
  }
}

/** What reading a file gives, or null when there is no such file. */
export async function readOptional<Thing>(reading: Promise<Thing>): Promise<Thing | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(error.code)) return null;
    throw error;
  }
}

/** All bytes of an object, for what is small; null when there is none. */
export async function wholeObject(
  store: Pick<ObjectStore, 'get'>,
  key: string,
): Promise<Buffer | null> {
  const found = await store.get(key);
  return found === null ? null : found.bytes();
}

/** The content as it comes; breaks off where it is longer or shorter than was announced. */
export async function* counted(
  content: Content,
  length: number | undefined,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  const chunks = content instanceof Uint8Array ? [content] : content;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (length !== undefined && bytes > length) break;
    yield chunk;
  }
  mustHaveLength(bytes, length);
}

/** Throws where a length was announced and the content has another. */
export function mustHaveLength(bytes: number, length: number | undefined): void {
  if (length === undefined || bytes === length) return;
  throw new ObjectStoreError(`Not the ${length} bytes that were announced: nothing is kept.`);
}
