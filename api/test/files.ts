import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOnDisk, type FileStore } from '../src/files/file-store.ts';

/** A file store in a new folder of its own; the system's temporary folder takes it away one day. */
export function temporaryFiles(): FileStore {
  return filesOnDisk(mkdtempSync(join(tmpdir(), 'saptapadi-files-')));
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
