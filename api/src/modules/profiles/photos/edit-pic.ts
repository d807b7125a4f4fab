import type { Transaction } from 'kysely';
import type { editPic, PicEdit } from 'shared-contracts/calls/pictures';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { PHOTO_WIDTHS } from '../../../storage/file-addresses.ts';
import { wholeObject } from '../../../storage/object-store/whole-object.ts';
import { photoFile } from '../../../storage/photo-bytes.ts';
import { writePhoto, type WrittenPhoto } from './keep-photo.ts';
import { changePics, knownPic } from './own-pics.ts';
import type { UploadParts } from './pictures.handlers.ts';

/**
 * Turns and crops a photo from the whole picture, so that it may be done as often as one likes. The files are made
 * anew under another name, and the old ones go: who had an address of the old crop has nothing.
 */
export function answerEditPic(parts: UploadParts): Handler<typeof editPic> {
  const { files, budget, decoder, newState } = parts;
  return async ({ params, body }, context) => {
    const { db, caller, clock } = context;
    const id = knownPic(params.id);
    const before = await db
      .selectFrom('pics')
      .select(['file_key', 'whole_key'])
      .where('id', '=', id)
      .where('profile_id', '=', caller.id)
      .executeTakeFirst();
    if (before === undefined) throw new Refusal(404, 'pic.notFound');
    await budget.spend(caller.budgetKey);
    // Photos of before have no whole picture: their largest size becomes it.
    const { file_key: key, whole_key: wholeKey } = before;
    const bytes = await (wholeKey === null
      ? photoFile(files, `${key}-${PHOTO_WIDTHS.url}.webp`)
      : wholeObject(files, wholeKey));
    if (bytes === null) throw new Refusal(404, 'pic.notFound');
    const made = await decoder.make(caller.id, bytes, body);
    if ('refused' in made) throw new Refusal(422, 'pic.unreadable');
    const whole = wholeKey === null ? made.whole : null;
    const written = await writePhoto(db, files, { files: made.files, whole, now: clock() });
    return changePics(context, (trx) =>
      replacePic(trx, { id, profileId: caller.id, was: key, edit: body, newState, written }),
    ).finally(written.settle);
  };
}

/** False when the photo is gone; 409 when it was edited meanwhile, from another tab. */
async function replacePic(
  trx: Transaction<Database>,
  change: Pick<UploadParts, 'newState'> & {
    readonly id: string;
    readonly profileId: string;
    /** Name of the files that were read. */
    readonly was: string;
    readonly edit: PicEdit;
    readonly written: WrittenPhoto;
  },
): Promise<boolean> {
  const { id, profileId, was, edit, newState, written } = change;
  const own = await trx
    .selectFrom('pics')
    .select('file_key')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (own === undefined) return false;
  if (own.file_key !== was) throw new Refusal(409, 'pic.changedMeanwhile');
  await trx
    .updateTable('pics')
    .set({ file_key: written.fileKey, edit: JSON.stringify(edit) })
    // Another part of the picture is something that staff have not seen.
    .$if(newState === 'waiting', (query) => query.set({ state: 'waiting', reason: null }))
    .$if(written.wholeKey !== null, (query) => query.set({ whole_key: written.wholeKey }))
    .where('id', '=', id)
    .execute();
  await written.keep(trx);
  return true;
}
