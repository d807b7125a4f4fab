import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DocType } from 'shared-contracts/calls/verification';
import type { AppParts, Context } from '../../platform/calls/context.ts';
import type { Upload } from '../../platform/calls/uploads.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { forgetOrphanedFile, noteWriting } from '../../storage/orphaned-files.store.ts';
import { sealFile } from '../../storage/sealing/seal-file.ts';
import { nobody, lockProfile } from '../profiles/profiles.public.ts';
import { addDoc, isVerified, removeWaiting, type NewPage } from './documents.store.ts';
import type { DocMediaType } from './verification.tables.ts';

type KeepParts = Pick<AppParts, 'files' | 'documentKeys'>;

/** A page whose sealed file is written, and whose removal is noted as long as no row refers to it. */
export interface WrittenPage {
  readonly page: NewPage;
  readonly removal: string;
  readonly spend: NonNullable<Upload['spend']> | null;
}

/** Seals a page and writes its file. Its removal is noted before the first byte, so that no crash leaves it behind. */
export async function writePage(
  { files, documentKeys }: KeepParts,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  file: { readonly bytes: Buffer; readonly type: DocMediaType; readonly spend: Upload['spend'] },
): Promise<WrittenPage> {
  const fileKey = `documents/${randomUUID()}`;
  const removal = await noteWriting(db, { kind: 'file', file_key: fileKey }, clock());
  const { sealed, ...wrapped } = sealFile(file.bytes, fileKey, documentKeys);
  await files.put(fileKey, sealed);
  return {
    removal,
    spend: file.spend ?? null,
    page: {
      ...{ id: randomUUID(), file_key: fileKey, media_type: file.type, bytes: file.bytes.length },
      ...wrapped,
    },
  };
}

/** Stores a document of pages that are written, in the place of one that waits; answers its id. */
export async function keepDocument(
  { db, caller, clock }: Context<'member'>,
  doc: { readonly docType: DocType; readonly kind: string; readonly pages: readonly WrittenPage[] },
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockProfile(trx, caller.id))) throw nobody();
    await refuseVerified(trx, caller.id, doc.docType);
    await removeWaiting(trx, caller.id, doc.docType);
    const id = randomUUID();
    await addDoc(trx, {
      ...{ id, profileId: caller.id, docType: doc.docType, kind: doc.kind, now: clock() },
      pages: doc.pages.map(({ page }) => page),
    });
    for (const { removal, spend } of doc.pages) {
      await spend?.(trx);
      await forgetOrphanedFile(trx, removal);
    }
    return id;
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
