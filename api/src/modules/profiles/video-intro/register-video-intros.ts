import { randomUUID } from 'node:crypto';
import type { Transaction, Kysely } from 'kysely';
import {
  deleteVideoIntro,
  getVideoIntro,
  submitVideoIntro,
} from 'shared-contracts/calls/verification';
import type { Api, Context } from '../../../platform/calls/context.ts';
import { serve, type Handler } from '../../../platform/calls/serve.ts';
import { readForm, type Upload, type Uploads } from '../../../platform/calls/uploads.ts';
import { Budget } from '../../../platform/counters/budget.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { AtOnce } from '../../../platform/work/at-once.ts';
import { videoKey } from '../../../storage/file-addresses.ts';
import type { ObjectStore } from '../../../storage/object-store/object-store.ts';
import {
  forgetOrphanedFile,
  hastenRemovals,
  noteWriting,
} from '../../../storage/orphaned-files.store.ts';
import { finishedUploads } from '../../../storage/uploads/finished-uploads.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { notifyScore } from '../score/notify-score.ts';
import { lockProfile, refreshScores } from '../score/refresh-scores.ts';
import { VideoPreparer, type Prepared } from './video-preparer.ts';

type Member = Context<'member'>;

/** What taking a video introduction needs beside the request. */
interface IntroParts {
  readonly files: ObjectStore;
  readonly preparer: Pick<VideoPreparer, 'prepare'>;
  /** Videos of a member in a day. */
  readonly budget: Budget;
  /** Forms of a member at the same time. */
  readonly forms: AtOnce;
  /** Videos that a member uploaded before. */
  readonly uploads: (context: Member) => Uploads;
}

const answerGetIntro: Handler<typeof getVideoIntro> = async (_, context) => ({
  data: await ownIntro(context),
});

const answerDeleteIntro: Handler<typeof deleteVideoIntro> = async (_, context) => {
  const { db, caller, clock } = context;
  await db.transaction().execute(async (trx) => {
    if (!(await lockProfile(trx, caller.id))) throw profileNotFound();
    await removeIntro(trx, caller.id);
    await refreshScores(trx, caller.id, clock());
  });
  await notifyScore(context, caller.id);
  return { data: null };
};

/** A member's video introduction as it is kept. */
interface KeptIntro {
  /** Key in the object store. */
  readonly key: string;
  readonly mediaType: 'video/mp4' | 'video/webm';
  readonly seconds: number;
  readonly bytes: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Videos that one member may hand in within a day. */
const MOST_A_DAY = 20;

/** Puts the calls about one's own video introduction on the application. */
export function registerVideoIntros(api: Api): void {
  const { files, counters, log } = api.parts;
  const preparer = new VideoPreparer(log);
  api.app.addHook('onClose', () => preparer.close());
  const forms = new AtOnce(1, 10);
  const budget = new Budget(counters, {
    name: 'video-intros',
    most: MOST_A_DAY,
    windowMs: DAY_MS,
    refusal: 'request.tooMany',
  });
  const uploads = (context: Context<'member'>) => finishedUploads(api, context, 'video');
  serve(api, submitVideoIntro, answerSubmitIntro({ files, preparer, budget, forms, uploads }));
  serve(api, getVideoIntro, answerGetIntro);
  serve(api, deleteVideoIntro, answerDeleteIntro);
}

/** Takes one video, in the place of the one before. */
function answerSubmitIntro(parts: IntroParts): Handler<typeof submitVideoIntro> {
  return async (_, context) => {
    const { caller, request } = context;
    await parts.forms.run(caller.id, async () => {
      const uploads = parts.uploads(context);
      await using form = await readForm(request, (file) => Promise.resolve(file), uploads);
      const [file, ...more] = form.taken;
      // Before anything is stored: with two files it is not clear which one is meant.
      if (file === undefined || more.length > 0) throw wrongField('video');
      await take(parts, context, file);
    });
    await notifyScore(context, caller.id);
    return { data: await ownIntro(context) };
  };
}

async function take(parts: IntroParts, context: Member, file: Upload): Promise<void> {
  const { id, budgetKey } = context.caller;
  await parts.budget.spend(budgetKey);
  const content = file.stream?.() ?? (file.bytes === null ? null : once(file.bytes));
  if (content === null) throw new Refusal(413, 'request.tooLarge');
  const refused = await parts.preparer.prepare(id, content, async (video) => {
    await keep(parts, context, video, file.spend);
    return null;
  });
  if (refused === null) return;
  await file.discard?.();
  throw new Refusal(refused.refused === 'video.tooLong' ? 422 : 415, refused.refused);
}

/** Writes the file, then its row: no crash leaves a file that no one can delete (keep-photo.ts). */
async function keep(
  { files }: IntroParts,
  { db, caller, clock }: Member,
  { mediaType, seconds, bytes, read }: Prepared,
  spend: Upload['spend'],
): Promise<void> {
  const key = videoKey(`${randomUUID()}.${mediaType === 'video/mp4' ? 'mp4' : 'webm'}`);
  const removal = await noteWriting(db, { kind: 'file', file_key: key }, clock());
  const write = async (trx: Transaction<Database>) => {
    if (!(await lockProfile(trx, caller.id))) throw profileNotFound();
    await replaceIntro(trx, caller.id, { key, mediaType, seconds, bytes }, clock());
    await spend?.(trx);
    await forgetOrphanedFile(trx, removal);
    await refreshScores(trx, caller.id, clock());
  };
  try {
    await files.put(key, read(), bytes);
    await db.transaction().execute(write);
  } finally {
    // Of an account that was deleted meanwhile nothing stays; what was kept has no note any more.
    await hastenRemovals(db, [removal], clock());
  }
}

async function ownIntro({ db, caller, photos }: Member) {
  const intro = await findIntro(db, caller.id);
  if (intro === undefined) return null;
  return { url: photos.videoOf(caller.id, intro.file_key), seconds: intro.seconds };
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** The video introduction of a member; undefined where there is none. */
async function findIntro(
  db: Kysely<Database>,
  profileId: string,
): Promise<{ readonly file_key: string; readonly seconds: number } | undefined> {
  return await db
    .selectFrom('video_intros')
    .select(['file_key', 'seconds'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

/** Takes a new introduction in the place of the one before, whose file is noted for removal by its trigger. */
async function replaceIntro(
  trx: Transaction<Database>,
  profileId: string,
  { key, mediaType, seconds, bytes }: KeptIntro,
  now: Date,
): Promise<void> {
  const row = { file_key: key, media_type: mediaType, seconds, bytes, created_at: now };
  await trx
    .insertInto('video_intros')
    .values({ profile_id: profileId, ...row })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(row))
    .execute();
  await trx.updateTable('profiles').set({ video_intro: key }).where('id', '=', profileId).execute();
}

async function removeIntro(trx: Transaction<Database>, profileId: string): Promise<void> {
  await trx.deleteFrom('video_intros').where('profile_id', '=', profileId).execute();
  await trx
    .updateTable('profiles')
    .set({ video_intro: null })
    .where('id', '=', profileId)
    .execute();
}
