import { jobKind, type AnyJobKind } from '../platform/jobs/job-kind.ts';
import { photoFiles } from './file-addresses.ts';
import type { ObjectStore } from './object-store/object-store.ts';
import { FILE_REMOVAL, OrphanedFile } from './orphaned-files.store.ts';

/** A folder and a name of small letters, digits, hyphens and one dot. */
const KEY = /^[a-z]{1,20}\/[a-z0-9-]{1,80}(\.[a-z0-9]{1,5})?$/;

/** Removes files that nothing refers to any more; what the store refuses is tried again later, without end. */
export function fileRemovalJob({
  files,
}: {
  readonly files: Pick<ObjectStore, 'delete'>;
}): AnyJobKind {
  return jobKind({
    name: FILE_REMOVAL,
    payload: OrphanedFile,
    atOnce: 4,
    attempts: Infinity,
    retry: { firstMs: 30_000, longestMs: 6 * 60 * 60_000 },
    async run(orphan) {
      for (const key of filesOf(orphan)) await files.delete(key);
    },
  });
}

function filesOf({ kind, file_key }: OrphanedFile): string[] {
  const keys = kind === 'photo' ? photoFiles(file_key) : [file_key];
  return keys.filter((key) => isFileKey(key));
}

/** Whether a text can be the key of a file; demo rows refer to files that no one handed in. */
function isFileKey(text: string): boolean {
  return KEY.test(text);
}
