import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Context } from '../../../platform/calls/context.ts';
import type { Upload } from '../../../platform/calls/uploads.ts';
import type { Database } from '../../../platform/database/tables.ts';
import type { ObjectStore } from '../../../storage/object-store/object-store.ts';
import {
  forgetOrphanedFile,
  hastenRemovals,
  noteWriting,
} from '../../../storage/orphaned-files.store.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import type { PicState } from '../profiles.tables.ts';
import { lockProfile, refreshScores } from '../score/refresh-scores.ts';
import type { PhotoFile } from './make-photo.ts';
import { addPic } from './pictures.store.ts';

/** What keeping photos needs beside the request. */
export interface PhotoParts {
  readonly files: ObjectStore;
  /** How a new photo stands: shown at once, or after staff looked at it. */
  readonly newState: Extract<PicState, 'shown' | 'waiting'>;
}

/** Files of a photo that are written, but that no row refers to yet. */
export interface WrittenPhoto {
  readonly fileKey: string;
  readonly wholeKey: string | null;
  /** Takes the noted removals back, in the transaction that writes the row. */
  readonly keep: (trx: Transaction<Database>) => Promise<void>;
  /** Has the files removed now, unless the transaction that kept them was committed; to be called in any case. */
  readonly settle: () => Promise<void>;
}

/**
 * Writes the files of a photo. Their removal is noted before the first byte and taken back with the row, so that no
 * crash and no refusal leaves a file that no one can delete.
 */
export async function writePhoto(
  db: Kysely<Database>,
  files: Pick<ObjectStore, 'put'>,
  photo: {
    readonly files: readonly PhotoFile[];
    readonly whole: Buffer | null;
    readonly now: Date;
  },
): Promise<WrittenPhoto> {
  // Names of their own: anyone who knows a photo's id knows nothing of its files.
  const fileKey = randomUUID();
  const wholeKey = photo.whole === null ? null : `photos/${randomUUID()}-whole.jpg`;
  const noted = [await noteWriting(db, { kind: 'photo', file_key: fileKey }, photo.now)];
  for (const { suffix, content } of photo.files) {
    await files.put(`photos/${fileKey}${suffix}`, content);
  }
  if (wholeKey !== null && photo.whole !== null) {
    noted.push(await noteWriting(db, { kind: 'file', file_key: wholeKey }, photo.now));
    await files.put(wholeKey, photo.whole);
  }
  return {
    fileKey,
    wholeKey,
    async keep(trx) {
      for (const removal of noted) await forgetOrphanedFile(trx, removal);
    },
    settle: () => hastenRemovals(db, noted, photo.now),
  };
}

/** Keeps a new photo; false when the member has as many as there may be. */
export async function keepPhoto(
  { files, newState: state }: PhotoParts,
  { db, caller, clock }: Context<'member'>,
  photo: {
    readonly id: string;
    readonly files: readonly PhotoFile[];
    readonly whole: Buffer;
    readonly original: string;
    readonly spend: Upload['spend'];
  },
): Promise<boolean> {
  const written = await writePhoto(db, files, { ...photo, now: clock() });
  const keep = async (trx: Transaction<Database>) => {
    if (!(await lockProfile(trx, caller.id))) throw profileNotFound();
    const { fileKey, wholeKey } = written;
    const { id, original } = photo;
    const pic = { id, profileId: caller.id, fileKey, wholeKey, original, state, now: clock() };
    if (!(await addPic(trx, pic))) return false;
    await photo.spend?.(trx);
    await written.keep(trx);
    await refreshScores(trx, caller.id, clock());
    return true;
  };
  return db.transaction().execute(keep).finally(written.settle);
}
