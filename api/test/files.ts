import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOnDisk, type FileStore } from '../src/files/file-store.ts';

/** A file store in a new folder of its own, and the way to take the folder away. */
export async function temporaryFiles(): Promise<{ files: FileStore; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-files-'));
  return { files: filesOnDisk(folder), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A file store that keeps nothing: for tests that do not read files. */
export function noFiles(): FileStore {
  const nothing: FileStore = {
    put: () => Promise.resolve(),
    size: () => Promise.resolve(null),
    read: () => {
      throw new Error('Nothing is kept here.');
    },
    remove: () => Promise.resolve(),
  };
  return nothing;
}
