import { randomUUID } from 'node:crypto';
import type { MasterKeys } from '../../../../src/storage/sealing/master-keys.ts';
import { sealFile } from '../../../../src/storage/sealing/seal-file.ts';
import { insert } from '../../../../test/rows.ts';
import type { Scene } from './scene.ts';

/** Stores a document of somebody with one page; approved at a time, or not decided. */
export async function storeDocument(
  { person, db, files }: Scene,
  { keys, decidedAt }: { readonly keys: MasterKeys; readonly decidedAt: Date | null },
): Promise<{ readonly page: string; readonly key: string }> {
  const { id: profile_id } = await person();
  const [doc, page] = [randomUUID(), randomUUID()];
  const key = `documents/${page}.png`;
  const bytes = Buffer.from('a page');
  const { sealed, ...wrapped } = sealFile(bytes, key, keys);
  await files.put(key, sealed);
  await insert(db, 'verification_docs', {
    id: doc,
    profile_id,
    doc_type: 'GovID',
    kind: 'pan',
    decided_at: decidedAt,
    state: decidedAt === null ? 'pending' : 'approved',
  });
  await insert(db, 'verification_pages', {
    id: page,
    doc_id: doc,
    position: 0,
    file_key: key,
    media_type: 'image/png',
    bytes: bytes.length,
    ...wrapped,
  });
  return { page, key };
}
