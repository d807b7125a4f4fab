import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import sharp from 'sharp';
import type { VerificationDocsTable } from '../../src/modules/verification/verification.tables.ts';
import type { Database } from '../../src/platform/database/tables.ts';
import type { ObjectStore } from '../../src/storage/object-store/object-store.ts';
import type { MasterKeys } from '../../src/storage/sealing/master-keys.ts';
import { sealFile } from '../../src/storage/sealing/seal-file.ts';
import { insertAll } from './insert-all.ts';

/** A colour for each kind of document, so that a reviewer of the demo community sees which is which. */
const BANDS: Readonly<Record<string, string>> = {
  passport: '#2d3a66',
  aadhar: '#c2622d',
  pan: '#2f6f8f',
  job_id_card: '#3d6b45',
  salary_slip: '#6b5658',
  income_proof: '#7a5200',
  property_card: '#6d4c7d',
  tax_receipt: '#9c1c3b',
};

/** Draws a page for every document that waits: invented people have no papers. */
export async function loadDocumentPages(
  trx: Transaction<Database>,
  docs: readonly Insertable<VerificationDocsTable>[],
  { files, documentKeys }: { files: ObjectStore; documentKeys: MasterKeys },
): Promise<void> {
  const drawn = new Map<string, Buffer>();
  const pages = [];
  for (const { id, kind } of docs.filter(({ state }) => state === 'pending')) {
    const picture = drawn.get(kind) ?? (await drawPage(BANDS[kind] ?? '#444444'));
    drawn.set(kind, picture);
    const fileKey = `documents/${randomUUID()}`;
    const { sealed, ...wrapped } = sealFile(picture, fileKey, documentKeys);
    await files.put(fileKey, sealed);
    pages.push({
      id: randomUUID(),
      doc_id: id,
      position: 0,
      file_key: fileKey,
      media_type: 'image/jpeg' as const,
      bytes: picture.length,
      ...wrapped,
    });
  }
  await insertAll(trx, 'verification_pages', pages);
}

/** A card with a face and lines in the place of words: a server may have no fonts. */
function drawPage(band: string): Promise<Buffer> {
  const lines = [230, 290, 350, 410]
    .map((y, at) => `<rect x="400" y="${y}" width="${420 - at * 55}" height="22" fill="#cfc6bd"/>`)
    .join('');
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="680">
      <rect width="1000" height="680" fill="#b7a58f"/>
      <rect x="70" y="60" width="860" height="560" rx="26" fill="#fffdf8"/>
      <path d="M70 86a26 26 0 0 1 26-26h808a26 26 0 0 1 26 26v74H70z" fill="${band}"/>
      <rect x="130" y="220" width="210" height="250" fill="#e9dfd3"/>
      <circle cx="235" cy="310" r="52" fill="#b99f86"/>
      <path d="M150 470a85 78 0 0 1 170 0z" fill="#b99f86"/>
      ${lines}
      <rect x="300" y="530" width="400" height="40" fill="#3b3233"/>
    </svg>`),
  )
    .jpeg({ quality: 80 })
    .toBuffer();
}
