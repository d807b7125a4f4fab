import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { messages } from 'shared-contracts/locales/en/messages';
import sharp from 'sharp';
import type { Upload, Uploads } from '../../../platform/calls/uploads.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isId, wrongField } from '../../../platform/validation/ids.ts';
import type { ObjectStore } from '../../../storage/object-store/object-store.ts';
import { forgetOrphanedFile, noteWriting } from '../../../storage/orphaned-files.store.ts';
import type { PhotoDecoder } from '../../profiles/profiles.public.ts';

/** An ad's picture in px: 16:9, as the popup has it. */
const SIZE = { width: 960, height: 540 } as const;

/** What making a picture needs. */
export interface PictureParts {
  readonly files: Pick<ObjectStore, 'put'>;
  readonly decoder: Pick<PhotoDecoder, 'make'>;
}

/** A picture that is written, and that no row refers to yet. */
export interface WrittenPicture {
  readonly fileKey: string;
  /** Spends the upload and takes the noted removal back, in the transaction that writes the row. */
  readonly keep: (trx: Transaction<Database>) => Promise<void>;
}

/**
 * Makes the picture of an ad from what a manager uploaded: validated by its contents and encoded again by the decoder of
 * photos, then cut to the shape of the popup. 422 at `picture` for an upload that is none, or no picture.
 */
export async function writeAdPicture(
  { files, decoder }: PictureParts,
  { db, uploads, uploadId, accountId, now }: PictureToWrite,
): Promise<WrittenPicture> {
  const upload = await opened(uploads, uploadId);
  if (upload.bytes === null) throw wrongField('picture');
  const made = await decoder.make(accountId, upload.bytes);
  if ('refused' in made) {
    await upload.discard?.();
    const { text: message } = messages[made.refused];
    throw new Refusal(422, 'form.invalid', { errors: [{ path: 'picture', message }] });
  }
  // Bytes of our own by now: no sender has a say in what is decoded here.
  const content = await sharp(made.whole)
    .resize({ ...SIZE, fit: 'cover', position: 'attention' })
    .webp({ quality: 80 })
    .toBuffer();
  const fileKey = `ads/${randomUUID()}.webp`;
  const noted = await noteWriting(db, { kind: 'file', file_key: fileKey }, now);
  await files.put(fileKey, content);
  return {
    fileKey,
    async keep(trx) {
      await upload.spend?.(trx);
      await forgetOrphanedFile(trx, noted);
    },
  };
}

interface PictureToWrite {
  readonly db: Kysely<Database>;
  readonly uploads: Uploads;
  readonly uploadId: string;
  readonly accountId: string;
  readonly now: Date;
}

/** An upload that cannot be opened is reported at its field. */
async function opened(uploads: Uploads, id: string): Promise<Upload> {
  if (!isId(id)) throw wrongField('picture');
  try {
    return await uploads.open(id);
  } catch (error) {
    throw error instanceof Refusal ? wrongField('picture') : error;
  }
}
