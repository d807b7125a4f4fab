import type { ObjectStore } from './object-store.ts';

/** All bytes of an object, for what is small; null when there is none. */
export async function wholeObject(
  store: Pick<ObjectStore, 'get'>,
  key: string,
): Promise<Buffer | null> {
  const found = await store.get(key);
  return found === null ? null : found.bytes();
}
