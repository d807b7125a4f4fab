import { z } from 'zod';
import { PdfRenderer } from '../../../pdf/pdf-renderer.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import { jobKind, type AnyJobKind } from '../../../platform/jobs/job-kind.ts';
import { forgetOrphanedFile, noteRemoval } from '../../../storage/orphaned-files.store.ts';
import { archiveOf } from './contents/archive.ts';
import {
  beginAttempt,
  DATA_EXPORT,
  EXPORT_MS,
  finishExport,
  MAKING_MS,
  noteProgress,
} from './data-export.store.ts';

/** What makes exports. */
export type ExportParts = Pick<AppParts, 'db' | 'clock' | 'files' | 'config' | 'jwtSecret'>;

/** The export is obsolete: the account is gone, or another attempt makes it. */
class NotWanted extends Error {
  override readonly name = 'NotWanted';
}

/**
 * Makes an export: written to the store as it is made, so that it costs the same memory whatever its size. Whatever
 * happens meanwhile, no file stays that no row refers to: its removal is noted before its first byte.
 */
export function exportJob(parts: ExportParts): AnyJobKind {
  const { db, clock, files } = parts;
  return jobKind({
    name: DATA_EXPORT,
    atOnce: 1,
    attempts: 5,
    retry: {
      firstMs: 3e4,
      longestMs: 5 * 6e4,
    },
    payload: z.object({ account_id: z.string() }),
    async run({ account_id: accountId }, { signal }) {
      const key = await beginAttempt(db, accountId);
      if (key === null) return;
      const dueAt = new Date(clock().getTime() + MAKING_MS);
      const noted = await noteRemoval(db, {
        kind: 'file',
        file_key: key,
        due_at: dueAt,
      });
      try {
        await write(parts, {
          accountId,
          key,
          signal,
        });
        if (
          await publish(parts, {
            key,
            noted,
          })
        )
          return;
      } catch (error) {
        if (!(error instanceof NotWanted)) throw error;
      }
      await files.delete(key);
      await forgetOrphanedFile(db, noted);
    },
  });
}

interface Attempt {
  readonly accountId: string;
  readonly key: string;
  readonly signal: AbortSignal;
}

async function write(parts: ExportParts, { accountId, key, signal }: Attempt): Promise<void> {
  // A thread of its own while it lasts: those of the site never wait for it.
  const renderer = new PdfRenderer();
  const onProgress = async (percent: number) => {
    signal.throwIfAborted();
    if (!(await noteProgress(parts.db, key, percent))) throw new NotWanted();
  };
  try {
    await parts.files.put(key, archiveOf({ ...parts, renderer }, accountId, onProgress));
  } finally {
    await renderer.close();
  }
}

/** Says that the file is there, and when it goes; false where it is not wanted any more. */
async function publish(
  { db, clock, files }: ExportParts,
  { key, noted }: { readonly key: string; readonly noted: string },
): Promise<boolean> {
  const bytes = (await files.head(key))?.size ?? 0;
  const expiresAt = new Date(clock().getTime() + EXPORT_MS);
  return db.transaction().execute(async (trx) => {
    if (!(await finishExport(trx, { fileKey: key, bytes, expiresAt }))) return false;
    await forgetOrphanedFile(trx, noted);
    await noteRemoval(trx, { kind: 'file', file_key: key, due_at: expiresAt });
    return true;
  });
}
