import { sql } from 'kysely';
import type { AppParts, Context } from '../../../platform/calls/context.ts';
import { SealBroken } from '../../../platform/crypto/sealing.ts';
import { forgetOrphanedFile, hastenRemovals } from '../../../storage/orphaned-files.store.ts';
import { openFile } from '../../../storage/sealing/seal-file.ts';
import { addSheets } from '../documents.store.ts';
import type { PageDrawer } from '../drawing/page-drawer.ts';
import { SHEETS_MOST } from '../drawing/sheet.ts';
import { writeSheets } from '../keep-document.ts';
import { listUndrawn } from './claims.store.ts';

/** What drawing a stored file needs. */
export interface DrawParts extends Pick<AppParts, 'files' | 'documentKeys' | 'log'> {
  readonly drawer: Pick<PageDrawer, 'draw'>;
}

type Undrawn = Awaited<ReturnType<typeof listUndrawn>>[number];

/** Draws the files of a document that were stored without pictures of their pages; what cannot be drawn stays so. */
export async function drawMissing(
  parts: DrawParts,
  context: Pick<Context, 'db' | 'clock'>,
  { docId, reviewer }: { readonly docId: string; readonly reviewer: string },
): Promise<void> {
  const { db, clock } = context;
  for (const file of await listUndrawn(db, docId)) {
    const drawn = await drawStored(parts, file, reviewer);
    const removals: string[] = [];
    const noted = (removal: string) => void removals.push(removal);
    try {
      const sheets = await writeSheets(parts, context, drawn, noted);
      await db.transaction().execute(async (trx) => {
        const held = await trx
          .selectFrom('verification_docs')
          .select('id')
          .where('id', '=', docId)
          .forUpdate()
          .executeTakeFirst();
        // Taken back meanwhile, or drawn by another request.
        const isMissing = (await listUndrawn(trx, docId)).some(({ id }) => id === file.id);
        if (held === undefined || !isMissing) return;
        const rows = sheets.map((sheet) => ({ ...sheet, doc_id: docId, page_id: file.id }));
        const { first } = await trx
          .selectFrom('verification_sheets')
          .select(sql<number>`coalesce(max(position) + 1, 0)`.as('first'))
          .where('doc_id', '=', docId)
          .executeTakeFirstOrThrow();
        await addSheets(trx, rows, Number(first));
        for (const removal of removals) await forgetOrphanedFile(trx, removal);
      });
    } finally {
      await hastenRemovals(db, removals, clock());
    }
  }
}

/** Pages of a stored file; none where it is gone, cannot be opened or cannot be drawn. */
async function drawStored(
  { files, documentKeys, log, drawer }: DrawParts,
  file: Undrawn,
  reviewer: string,
): Promise<readonly Uint8Array[]> {
  const stored = await files.get(file.file_key);
  if (stored === null) return [];
  try {
    const bytes = openFile(await stored.bytes(), file.file_key, file, documentKeys);
    const drawn = await drawer.draw(reviewer, {
      bytes,
      type: file.media_type,
      mostPages: SHEETS_MOST,
    });
    return 'sheets' in drawn ? drawn.sheets : [];
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    log.error({ sealed: file.id, key: file.key_id, err: error }, 'a document cannot be opened');
    return [];
  }
}
