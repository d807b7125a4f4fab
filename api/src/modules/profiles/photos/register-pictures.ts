import { sql, type Transaction } from 'kysely';
import { claimPic, decidePic, listPicQueue, openPic } from 'shared-contracts/calls/photo-review';
import {
  addPics,
  deletePic,
  editPic,
  listPics,
  orderPics,
  setPhotoPrivacy,
  setProfilePic,
  type getDefaultPic,
  type PicEdit,
} from 'shared-contracts/calls/pictures';
import { fromPid } from 'shared-contracts/domain/pid';
import type { Gender } from 'shared-contracts/domain/profile';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Api, Context } from '../../../platform/calls/context.ts';
import { serve, type Handler } from '../../../platform/calls/serve.ts';
import { Budget } from '../../../platform/counters/budget.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { AtOnce } from '../../../platform/work/at-once.ts';
import { PHOTOS_AT, PHOTO_WIDTHS } from '../../../storage/file-addresses.ts';
import { wholeObject } from '../../../storage/object-store/object-store.ts';
import { photoFile } from '../../../storage/photo-bytes.ts';
import { finishedUploads } from '../../../storage/uploads/finished-uploads.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { notifyScore } from '../score/notify-score.ts';
import { lockProfile, refreshScores } from '../score/refresh-scores.ts';
import { findFace } from '../view/face.store.ts';
import { writePhoto, type WrittenPhoto } from './keep-photo.ts';
import { changePics, knownPic } from './own-pics.ts';
import { COME_BACK_S, FORMS_OF_ONE, PhotoDecoder } from './photo-decoder.ts';
import {
  answerAddPics,
  answerDeletePic,
  answerListPics,
  answerSetPhotoPrivacy,
  answerSetProfilePic,
  type UploadParts,
} from './pictures.handlers.ts';
import { markPrimary } from './pictures.store.ts';
import { decide, findForeignPic } from './review/photo-claims.store.ts';
import { answerClaimPic, answerOpenPic, answerPicQueue, notFound } from './review/photo-queue.ts';

/** Shows a photo or refuses it with a reason, once; its owner's score follows at once. */
const answerDecidePic: Handler<typeof decidePic> = async ({ body }, context) => {
  const { db, caller, clock } = context;
  const { approve } = body;
  const words = body.reason?.trim() ?? '';
  if (!approve && words === '') throw wrongField('reason');
  const [id, now] = [knownPic(body.id), clock()];
  const reviewer = { id: caller.id, now };
  const [state, reason] = approve ? (['shown', null] as const) : (['refused', words] as const);
  const ownerId = await db.transaction().execute(async (trx) => {
    const found = await findForeignPic(trx, id, reviewer);
    // Held as its owner's own changes hold it.
    if (found === undefined || !(await lockProfile(trx, found.profile_id))) throw notFound();
    if (!(await decide(trx, id, { state, reason, reviewer }))) {
      const present = await findForeignPic(trx, id, reviewer);
      if (present === undefined) throw notFound();
      if (present.state !== 'waiting') throw new Refusal(409, 'pic.decided');
      throw new Refusal(403, 'pic.claimEnded');
    }
    // What is thrown here takes the decision back. Read again: its owner may have cropped it meanwhile.
    const opened = await findForeignPic(trx, id, reviewer);
    if (approve && opened?.isOpened !== true) throw new Refusal(424, 'pic.unopened');
    await recordAudit(trx, {
      actorId: caller.id,
      action: `pics.${state}`,
      target: id,
      now,
      detail: reason === null ? {} : { reason },
    });
    await refreshScores(trx, found.profile_id, now);
    return found.profile_id;
  });
  await notifyScore(context, ownerId);
  return { data: { id, state } };
};

/** Silhouettes as the seed draws them. */
const SILHOUETTES = { female: 'silhouette-f', male: 'silhouette-m' } as const;

/** The primary photo of a person whom the caller may see, else a drawn silhouette by gender. */
export const answerGetDefaultPic: Handler<typeof getDefaultPic> = async (
  { query: { pid } },
  { db, caller, photos },
) => {
  const id = fromPid(pid);
  const face = id === null ? undefined : await findFace(db, id, caller);
  if (face === undefined) throw profileNotFound();
  const [pic] = face.pics;
  const url = pic === undefined ? silhouetteAt(face.gender) : photos.picOf(pic, 'member').url;
  return { data: { url } };
};

/** Puts photos in the order of the slider. */
const answerOrderPics: Handler<typeof orderPics> = async ({ body }, context) => {
  const ids = body.ids.map((id) => knownPic(id));
  if (new Set(ids).size < ids.length) throw new Refusal(422, 'form.invalid');
  return changePics(context, (trx) => order(trx, context.caller.id, ids));
};

const HOUR_MS = 60 * 60 * 1000;
/** Files that one member may hand in within an hour: decoding costs far more than sending. */
const MOST_AN_HOUR = 60;

/** Puts the calls about one's own photos on the application; what members send is decoded in processes of its own. */
export function registerPictures(api: Api): void {
  const { files, counters, log, config } = api.parts;
  const decoder = new PhotoDecoder(log);
  api.app.addHook('onClose', () => decoder.close());
  const forms = new AtOnce(FORMS_OF_ONE, COME_BACK_S);
  const budget = new Budget(counters, {
    name: 'photos',
    most: MOST_AN_HOUR,
    windowMs: HOUR_MS,
    refusal: 'request.tooMany',
  });
  const uploads = (context: Context<'member'>) => finishedUploads(api, context, 'photo');
  serve(api, listPics, answerListPics);
  const newState = config.photoModeration ? 'waiting' : 'shown';
  const parts = { files, budget, decoder, forms, newState, uploads } as const;
  serve(api, addPics, answerAddPics(parts));
  serve(api, editPic, answerEditPic(parts));
  serve(api, orderPics, answerOrderPics);
  serve(api, deletePic, answerDeletePic(api.parts));
  serve(api, setProfilePic, answerSetProfilePic);
  serve(api, setPhotoPrivacy, answerSetPhotoPrivacy);
  serve(api, listPicQueue, answerPicQueue);
  serve(api, claimPic, answerClaimPic);
  serve(api, openPic, answerOpenPic(api.parts));
  serve(api, decidePic, answerDecidePic);
}

/**
 * The named ones first, then the others as they were: a photo that came meanwhile from another tab stays. The first one
 * becomes primary. False when one is not the member's.
 */
async function order(
  trx: Transaction<Database>,
  profileId: string,
  ids: readonly string[],
): Promise<boolean> {
  const present = await trx
    .selectFrom('pics')
    .select('id')
    .where('profile_id', '=', profileId)
    .orderBy('is_primary', 'desc')
    .orderBy('position')
    .execute();
  const own = present.map(({ id }) => id);
  const [first] = ids;
  if (first === undefined || !ids.every((id) => own.includes(id))) return false;
  const ordered = [...ids, ...own.filter((id) => !ids.includes(id))];
  // One statement: no two photos have one place when it ends.
  await sql`
    update pics set position = wanted.place
    from unnest(${ordered}::uuid[]) with ordinality as wanted (id, place)
    where pics.id = wanted.id and pics.profile_id = ${profileId}`.execute(trx);
  await markPrimary(trx, profileId, first);
  return true;
}

function silhouetteAt(gender: Gender): string {
  return `${PHOTOS_AT}/${SILHOUETTES[gender]}-${PHOTO_WIDTHS.url}.webp`;
}

/**
 * Turns and crops a photo from the whole picture, so that it may be done as often as one likes. The files are made
 * again under another name, and the old ones go: who had an address of the old crop has nothing.
 */
function answerEditPic(parts: UploadParts): Handler<typeof editPic> {
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
