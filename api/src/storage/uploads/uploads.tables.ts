import type { ColumnType } from 'kysely';
import type { UploadKind } from 'shared-contracts/platform/uploads';

/** A part of a file in the object store, in the order of the file. */
export interface Piece {
  readonly key: string;
  /** Bytes of the file in it. */
  readonly size: number;
}

/** A file that is being sent, or was sent and is not used yet. */
export interface UploadsTable {
  id: string;
  account_id: string;
  kind: UploadKind;
  /** What its sender calls it: shown to no one else, never part of a path. */
  name: string;
  /** `Upload-Metadata` as the client wrote it, given back to it alone. */
  metadata: ColumnType<string, string | undefined, string>;
  /** Bytes of the whole file. */
  size: number;
  /** Bytes that arrived and are kept. */
  received: ColumnType<number, number | undefined, number>;
  pieces: ColumnType<readonly Piece[], string | undefined, string>;
  /** Key of AES-256-GCM with which the pieces are sealed. */
  seal: Buffer;
  created_at: Date;
  /** When something of it arrived last. */
  touched_at: Date;
}

export interface UploadTables {
  uploads: UploadsTable;
}
