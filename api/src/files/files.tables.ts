import type { Generated } from 'kysely';

/**
 * A file that nothing refers to any more and that is still to be removed; triggers write these rows.
 * `kind` says how to read the key: a file by its key, or a photo, which is several files.
 */
export interface FileRemovalsTable {
  id: Generated<number>;
  kind: 'file' | 'photo';
  file_key: string;
  tries: Generated<number>;
  /** Not to be tried before. */
  due_at: Generated<Date>;
}

export interface FileTables {
  file_removals: FileRemovalsTable;
}
