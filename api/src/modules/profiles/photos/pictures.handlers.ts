import { createHash, randomUUID } from 'node:crypto';
import { addPics, type deletePic, type listPics } from 'shared-contracts/calls/pictures';
import type { setPhotoPrivacy, setProfilePic } from 'shared-contracts/calls/pictures';
import type { MessageKey } from 'shared-contracts/locales/en/messages';
import type { Api, Context } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { readForm, type Upload, type Uploads } from '../../../platform/calls/uploads.ts';
import type { Budget } from '../../../platform/counters/budget.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { AtOnce } from '../../../platform/work/at-once.ts';
import { notifyScore } from '../score/notify-score.ts';
import { keepPhoto, type PhotoParts } from './keep-photo.ts';
import { changePics, knownPic, ownPics } from './own-pics.ts';
import type { PhotoDecoder } from './photo-decoder.ts';
import { choosePrimary, deleteOwnPic, noteOriginal, setAudience } from './pictures.store.ts';

type Member = Context<'member'>;

/** One's own photos. */
export const answerListPics: Handler<typeof listPics> = (_, context) => ownPics(context);

/** What taking photos needs beside the request. */
export interface UploadParts extends PhotoParts {
  readonly decoder: Pick<PhotoDecoder, 'make'>;
  /** Files of a member in an hour. */
  readonly budget: Budget;
  /** Forms of a member at the same time. */
  readonly forms: AtOnce;
  /** Photos that a member uploaded before. */
  readonly uploads: (context: Member) => Uploads;
}

/** What became of a file: the id of its photo, or why there is none. */
type Taken = { id: string; refused: null } | { id: null; refused: MessageKey };

/** Takes photos one by one; the outcome of each is reported under the name that its sender gave it. */
export function answerAddPics(parts: UploadParts): Handler<typeof addPics> {
  return async (_, context) => {
    const { caller, request } = context;
    let isAnyKept = false;
    // A refusal of the whole form would not tell of the photos that were kept before.
    const refuseNext = (name: string, { code: refused }: Refusal) =>
      isAnyKept ? { name, id: null, refused } : null;
    const takeNext = async (upload: Upload) => {
      const one = await take(parts, context, upload);
      if (one.refused !== null) await upload.discard?.();
      isAnyKept ||= one.id !== null;
      return { name: upload.name, ...one };
    };
    // Before a byte is read: anyone who sends many forms at once would have all of them in memory.
    await using form = await parts.forms.run(caller.id, () =>
      readForm<Taken & { name: string }>(request, takeNext, parts.uploads(context), refuseNext),
    );
    const [only, ...others] = form.taken;
    const { data: fields } = addPics.body.safeParse(form.fields);
    if (only?.id && others.length === 0 && fields?.original !== undefined)
      await noteOriginal(context.db, only.id, fields.original);
    await notifyScore(context, caller.id);
    const { data: pics } = await ownPics(context);
    return {
      data: form.taken.map(({ name, id, refused }) => {
        const pic = pics.find((one) => one.id === id) ?? null;
        return { name: name.slice(0, 200), pic, refused };
      }),
    };
  };
}

async function take(parts: UploadParts, context: Member, { bytes, spend }: Upload): Promise<Taken> {
  const { id: memberId, budgetKey } = context.caller;
  await parts.budget.spend(budgetKey);
  if (bytes === null) return { id: null, refused: 'request.tooLarge' };
  const made = await parts.decoder.make(memberId, bytes);
  if ('refused' in made) return { id: null, refused: made.refused };
  const id = randomUUID();
  const original = createHash('sha256').update(bytes).digest('hex');
  const kept = await keepPhoto(parts, context, { id, ...made, original, spend });
  return kept ? { id, refused: null } : { id: null, refused: 'pic.tooMany' };
}

/** Takes a photo away with all its sizes. */
export function answerDeletePic({ jobs }: Pick<Api['parts'], 'jobs'>): Handler<typeof deletePic> {
  return async ({ params: { id } }, context) => {
    const left = await changePics(context, (trx) =>
      deleteOwnPic(trx, context.caller.id, knownPic(id)),
    );
    // Its files go now, and not when the jobs are next looked at.
    jobs.wake();
    return left;
  };
}

/** Chooses the photo that is shown first. */
export const answerSetProfilePic: Handler<typeof setProfilePic> = async ({ body }, context) =>
  changePics(context, (trx) => choosePrimary(trx, context.caller.id, knownPic(body.id)));

/** Says who may see the photos; it holds from the next request on. */
export const answerSetPhotoPrivacy: Handler<typeof setPhotoPrivacy> = async ({ body }, context) =>
  changePics(context, async (trx) => {
    const unlessChosen = body.unless_chosen === true;
    await setAudience(trx, context.caller.id, { audience: body.privacy, unlessChosen });
    return true;
  });
