import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../platform/database/tables.ts';
import { cancelJob, enqueue } from '../platform/jobs/jobs.store.ts';

/** Jobs that remove files; triggers write them too (migration 024). */
export const FILE_REMOVAL = 'file-removal';

/**
 * A file that nothing refers to any more. `kind` says how to read the key: a file by its key, or a photo, which is
 * several files.
 */
export const OrphanedFile = z.object({ kind: z.enum(['file', 'photo']), file_key: z.string() });
export type OrphanedFile = z.infer<typeof OrphanedFile>;

/**
 * Notes a removal before its file is written, so that no crash leaves a file that nothing refers to; a caller that
 * keeps the file forgets the note.
 */
export function noteRemoval(
  db: Kysely<Database>,
  { due_at, ...file }: OrphanedFile & { readonly due_at: Date },
): Promise<string> {
  return enqueue(db, { kind: FILE_REMOVAL, payload: file, runAt: due_at });
}

/** A removal noted for a file that is being written waits this long, in ms: far longer than any form takes. */
const WRITING_MS = 60 * 60 * 1000;

/** Notes the removal of a file that is about to be written. */
export function noteWriting(db: Kysely<Database>, file: OrphanedFile, now: Date): Promise<string> {
  return noteRemoval(db, { ...file, due_at: new Date(now.getTime() + WRITING_MS) });
}

/** Has noted files removed now. A note that was forgotten with a commit is gone, and its file stays. */
export async function hastenRemovals(
  db: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('jobs').set({ run_at: now }).where('id', 'in', ids).execute();
}

export const forgetOrphanedFile = cancelJob;
