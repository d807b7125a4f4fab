import { ObjectStoreError, type Content } from './object-store.ts';

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
