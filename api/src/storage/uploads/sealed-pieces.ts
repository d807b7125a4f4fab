import { randomUUID } from 'node:crypto';
import { Sealer, unsealInSteps } from '../../platform/crypto/sealing.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { uploadPace } from './upload-pace.ts';
import type { Piece } from './uploads.tables.ts';

/**
 * Bytes of a file in one object: what is in memory of an upload, and what a crash may lose of it. As much as one request
 * of our pages brings: each object costs the store several operations and the database a note (decision 137).
 */
export const PIECE_BYTES = 4 * 1024 * 1024;

/** Where pieces lie in the store. */
export const PIECES_AT = 'uploads/';

/** A piece that is sealed while it arrives; no one reads it without the key. */
export class NewPiece {
  readonly #key = `${PIECES_AT}${randomUUID()}`;
  readonly #sealer: Sealer;
  #size = 0;

  constructor(sealKey: Buffer) {
    this.#sealer = new Sealer(sealKey, this.#key);
  }

  /** Bytes of the file in it. */
  get size(): number {
    return this.#size;
  }

  add(bytes: Buffer): void {
    this.#sealer.add(bytes);
    this.#size += bytes.length;
  }

  /** Keeps it as an object of its own, once. */
  async put(files: Pick<ObjectStore, 'put'>): Promise<Piece> {
    const sealed = this.#sealer.end();
    await files.put(this.#key, sealed, sealed.length);
    return { key: this.#key, size: this.#size };
  }
}

/** What was kept as a piece; throws where the store has lost or changed it. */
export async function readPiece(
  files: Pick<ObjectStore, 'get'>,
  { key, size }: Piece,
  sealKey: Buffer,
): Promise<Buffer> {
  const stored = await files.get(key);
  if (stored === null) throw new Error('A piece of an upload is missing in the store.');
  const bytes = await unsealInSteps(await stored.bytes(), sealKey, key);
  if (bytes.length !== size) throw new Error('A piece of an upload has another length.');
  return bytes;
}

/** A whole file, piece by piece. */
export async function* readPieces(
  files: Pick<ObjectStore, 'get'>,
  pieces: readonly Piece[],
  sealKey: Buffer,
): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    await uploadPace.take(piece.size);
    yield await readPiece(files, piece, sealKey);
  }
}
