import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Kysely } from 'kysely';
import { UPLOAD_KINDS, UPLOAD_LIMITS, type UploadKind } from 'shared-contracts/platform/uploads';
import { newKey } from '../../platform/crypto/sealing.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { wrongField } from '../../platform/validation/ids.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { NewPiece, PIECE_BYTES, readPiece } from './sealed-pieces.ts';
import { uploadPace } from './upload-pace.ts';
import {
  beginUpload,
  endUpload,
  findUpload,
  noteReceived,
  UPLOAD_DAYS,
  type StoredUpload,
} from './uploads.store.ts';
import type { Piece } from './uploads.tables.ts';

/** What the uploads of one member work with. */
export interface UploadStoreParts {
  readonly db: Kysely<Database>;
  readonly files: ObjectStore;
  readonly clock: Clock;
  readonly accountId: string;
  /** The metadata of a new upload as its client wrote them. */
  readonly metadata: string;
  /** What this account has a use for. */
  readonly mayBegin: (kind: UploadKind) => boolean;
  /** Counts a file of that many bytes; called once nothing about the file itself is refused any more. */
  readonly spend: (bytes: number) => Promise<void>;
}

/** What replies say of an upload beside how far it is. */
interface AboutUpload {
  readonly expiresAt: Date;
  readonly metadata: string;
}

const LONGEST_NAME = 200;
/** Most characters of metadata as they are written. */
const LONGEST_METADATA = 4096;

/**
 * The uploads of one member as the tus server sees them. On any node: what arrived stands in the object store, how far it
 * is in the database. What arrives of a request that breaks off is kept to the byte.
 */
export class UploadDataStore extends DataStore {
  override extensions = ['creation', 'termination'];
  readonly #parts: UploadStoreParts;
  /** What this request works on: it lives as long as the request. */
  #found: StoredUpload | null = null;
  #about: AboutUpload | null = null;

  constructor(parts: UploadStoreParts) {
    super();
    this.#parts = parts;
  }

  /** Of the upload that the request is about; null when there is none. */
  get about(): AboutUpload | null {
    return this.#about;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db, clock, accountId, metadata: written, mayBegin, spend } = this.#parts;
    const { id, size, metadata } = upload;
    const kind = kindOf(metadata);
    if (!mayBegin(kind)) throw wrongField('upload-metadata.kind');
    if (size === undefined || !Number.isSafeInteger(size) || size <= 0)
      throw wrongField('upload-length');
    if (size > UPLOAD_LIMITS[kind]) throw new Refusal(413, 'request.tooLarge');
    if (written.length > LONGEST_METADATA) throw wrongField('upload-metadata');
    const name = nameOf(metadata);
    await spend(size);
    const seal = newKey();
    const now = clock();
    await beginUpload(db, { id, accountId, kind, name, metadata: written, size, seal }, now);
    this.#about = { expiresAt: expiryOf(now), metadata: written };
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received } = await this.#find(id);
    return new Upload({ id, size, offset: received });
  }

  override async remove(id: string): Promise<void> {
    const { db, accountId } = this.#parts;
    const { id: found } = await this.#find(id);
    if (!(await endUpload(db, { id: found, accountId }))) throw ERRORS.FILE_NOT_FOUND;
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const stored = this.#found ?? (await this.#find(id));
    if (stored.received !== offset) throw ERRORS.INVALID_OFFSET;
    const pieces = new GrowingPieces(this.#parts, stored);
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        await uploadPace.take(chunk.length);
        await pieces.add(chunk);
      }
    } finally {
      // Also of a line that broke: its client goes on from here.
      await pieces.flush();
    }
    return pieces.received;
  }

  async #find(id: string): Promise<StoredUpload> {
    const { db, clock, accountId } = this.#parts;
    const stored = await findUpload(db, { id, accountId }, clock());
    if (stored === undefined) throw ERRORS.FILE_NOT_FOUND;
    this.#found = stored;
    this.#about = { expiresAt: expiryOf(stored.created_at), metadata: stored.metadata };
    return stored;
  }
}

/** The pieces of an upload while more arrives: all but the last are full, so that their number is bounded by the size. */
class GrowingPieces {
  readonly #parts: UploadStoreParts;
  readonly #upload: StoredUpload;
  #pieces: readonly Piece[];
  #received: number;
  #piece: NewPiece | null = null;
  /** The last piece before, which the new one begins with. */
  #short: Piece | undefined;

  constructor(parts: UploadStoreParts, upload: StoredUpload) {
    this.#parts = parts;
    this.#upload = upload;
    this.#pieces = upload.pieces;
    this.#received = upload.received;
  }

  /** Bytes that are kept. */
  get received(): number {
    return this.#received;
  }

  async add(chunk: Buffer): Promise<void> {
    let rest = chunk;
    while (rest.length > 0) {
      this.#piece ??= await this.#begin();
      const next = rest.subarray(0, PIECE_BYTES - this.#piece.size);
      this.#piece.add(next);
      rest = rest.subarray(next.length);
      if (this.#piece.size === PIECE_BYTES) await this.flush();
    }
  }

  /** A new piece, with what is in the last one where that is not full. */
  async #begin(): Promise<NewPiece> {
    const { seal } = this.#upload;
    const piece = new NewPiece(seal);
    const last = this.#pieces.at(-1);
    this.#short = last !== undefined && last.size < PIECE_BYTES ? last : undefined;
    if (this.#short !== undefined) piece.add(await readPiece(this.#parts.files, this.#short, seal));
    return piece;
  }

  /** Keeps what waits; 409 where the upload is gone or went on elsewhere. */
  async flush(): Promise<void> {
    const { db, files, clock } = this.#parts;
    const { id } = this.#upload;
    const [begun, short] = [this.#piece, this.#short];
    if (begun === null) return;
    this.#piece = null;
    const received = this.#received + begun.size - (short?.size ?? 0);
    const piece = await begun.put(files);
    const pieces = [...(short === undefined ? this.#pieces : this.#pieces.slice(0, -1)), piece];
    const from = this.#received;
    if (!(await noteReceived(db, id, { from, received, pieces, now: clock() }))) {
      await files.delete(piece.key);
      throw ERRORS.INVALID_OFFSET;
    }
    [this.#pieces, this.#received] = [pieces, received];
    if (short !== undefined) await files.delete(short.key);
  }
}

function expiryOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + UPLOAD_DAYS * 86_400_000);
}

function kindOf(metadata: Upload['metadata']): UploadKind {
  const kind = UPLOAD_KINDS.find((one) => one === metadata?.['kind']);
  if (kind === undefined) throw wrongField('upload-metadata.kind');
  return kind;
}

function nameOf(metadata: Upload['metadata']): string {
  return (metadata?.['filename'] ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, LONGEST_NAME);
}
