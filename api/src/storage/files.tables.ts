import type { Generated } from 'kysely';

/** A removal from before there were jobs (migration 070 emptied the table); nothing is written here any more (decision 169). */
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
