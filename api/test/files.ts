import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStore } from '../src/storage/object-store/disk-store.ts';
import type { ObjectStore } from '../src/storage/object-store/object-store.ts';

/** An object store in a new folder of its own, and the way to take the folder away. */
export async function temporaryFiles(): Promise<{
  files: ObjectStore;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-files-'));
  return { files: diskStore(folder), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** An object store that keeps nothing: for tests that do not read files. */
export function noFiles(): ObjectStore {
  return {
    put: () => Promise.resolve(),
    get: () => Promise.resolve(null),
    head: () => Promise.resolve(null),
    delete: () => Promise.resolve(),
    async *list() {},
  };
}
