import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '../object-store/object-store.ts';
import { seal, unseal } from '../platform/sealing.ts';
import type { Piece } from './uploads.tables.ts';

/** Bytes of a file in one object: what is in memory of an upload, and what a crash may lose of it. */
export const PIECE_BYTES = 1024 * 1024;

/** Where pieces lie in the store. */
export const PIECES_AT = 'uploads/';

/** Keeps bytes as a piece of its own; nobody reads it without the key. */
export async function putPiece(
  files: Pick<ObjectStore, 'put'>,
  bytes: Buffer,
  sealKey: Buffer,
): Promise<Piece> {
  const key = `${PIECES_AT}${randomUUID()}`;
  const sealed = seal(bytes, sealKey, key);
  await files.put(key, sealed, sealed.length);
  return { key, size: bytes.length };
}

/** What was kept as a piece; throws where the store has lost or changed it. */
export async function readPiece(
  files: Pick<ObjectStore, 'get'>,
  { key, size }: Piece,
  sealKey: Buffer,
): Promise<Buffer> {
  const stored = await files.get(key);
  if (stored === null) throw new Error('A piece of an upload is missing in the store.');
  const bytes = unseal(await stored.bytes(), sealKey, key);
  if (bytes.length !== size) throw new Error('A piece of an upload has another length.');
  return bytes;
}

/** A whole file, piece by piece. */
export async function* readPieces(
  files: Pick<ObjectStore, 'get'>,
  pieces: readonly Piece[],
  sealKey: Buffer,
): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield await readPiece(files, piece, sealKey);
}
