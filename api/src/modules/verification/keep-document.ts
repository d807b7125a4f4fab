import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DocType } from 'shared-contracts/calls/verification';
import type { AppParts, Context } from '../../platform/calls/context.ts';
import type { Upload } from '../../platform/calls/uploads.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { forgetOrphanedFile, noteWriting } from '../../storage/orphaned-files.store.ts';
import { sealFile } from '../../storage/sealing/seal-file.ts';
import { profileNotFound, lockProfile } from '../profiles/profiles.public.ts';
import {
  addDoc,
  isVerified,
  readDoc,
  removeWaiting,
  type DocRow,
  type NewPage,
  type NewSheet,
} from './documents.store.ts';
import type { DocMediaType } from './verification.tables.ts';

type KeepParts = Pick<AppParts, 'files' | 'documentKeys'>;
type WriteContext = Pick<Context, 'db' | 'clock'>;

/** A file as it was sent, and the pictures of its pages. */
interface FileToWrite {
  readonly bytes: Buffer;
  readonly type: DocMediaType;
  readonly sheets: readonly Uint8Array[];
  readonly spend: Upload['spend'];
}

/** A file whose sealed parts are written, and whose removals are noted as long as no row refers to them. */
export interface WrittenPage {
  readonly page: NewPage;
  readonly removals: readonly string[];
  readonly spend: NonNullable<Upload['spend']> | null;
}

/** Seals a file and the pictures of its pages, and writes them; `noted` gets each removal before the first byte. */
export async function writePage(
  parts: KeepParts,
  context: WriteContext,
  { bytes, type, sheets, spend }: FileToWrite,
  noted: (removal: string) => void,
): Promise<WrittenPage> {
  const removals: string[] = [];
  const note = (removal: string) => {
    removals.push(removal);
    noted(removal);
  };
  const written = await writeSealed(parts, context, bytes, note);
  return {
    removals,
    spend: spend ?? null,
    page: {
      file: { ...written, media_type: type },
      sheets: await writeSheets(parts, context, sheets, note),
    },
  };
}

/** Seals pictures of pages and writes them, in their order. */
export async function writeSheets(
  parts: KeepParts,
  context: WriteContext,
  sheets: readonly Uint8Array[],
  noted: (removal: string) => void,
): Promise<NewSheet[]> {
  const written: NewSheet[] = [];
  for (const sheet of sheets) written.push(await writeSealed(parts, context, sheet, noted));
  return written;
}

/** Its removal is noted before the first byte, so that no crash leaves the file behind. */
async function writeSealed(
  { files, documentKeys }: KeepParts,
  { db, clock }: WriteContext,
  bytes: Uint8Array,
  noted: (removal: string) => void,
): Promise<NewSheet> {
  const fileKey = `documents/${randomUUID()}`;
  noted(await noteWriting(db, { kind: 'file', file_key: fileKey }, clock()));
  const { sealed, ...wrapped } = sealFile(bytes, fileKey, documentKeys);
  await files.put(fileKey, sealed);
  return { id: randomUUID(), file_key: fileKey, bytes: bytes.length, ...wrapped };
}

/**
 * Stores a document of pages that are written, in the place of one that waits. It is read before the commit: the next one
 * may take its place right after.
 */
export async function keepDocument(
  { db, caller, clock }: Context<'member'>,
  doc: { readonly docType: DocType; readonly kind: string; readonly pages: readonly WrittenPage[] },
): Promise<DocRow> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockProfile(trx, caller.id))) throw profileNotFound();
    await refuseVerified(trx, caller.id, doc.docType);
    await removeWaiting(trx, caller.id, doc.docType);
    const id = randomUUID();
    await addDoc(trx, {
      id,
      profileId: caller.id,
      docType: doc.docType,
      kind: doc.kind,
      now: clock(),
      pages: doc.pages.map(({ page }) => page),
    });
    for (const { removals, spend } of doc.pages) {
      await spend?.(trx);
      for (const removal of removals) await forgetOrphanedFile(trx, removal);
    }
    return readDoc(trx, id);
  });
}

/** Throws 409 where there is nothing left to prove. */
export async function refuseVerified(
  db: Pick<Context, 'db'>['db'] | Transaction<Database>,
  profileId: string,
  docType: DocType,
): Promise<void> {
  if (await isVerified(db, profileId, docType)) throw new Refusal(409, 'doc.verified');
}
