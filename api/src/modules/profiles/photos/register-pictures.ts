import { claimPic, decidePic, listPicQueue, openPic } from 'shared-contracts/calls/photo-review';
import {
  addPics,
  deletePic,
  editPic,
  listPics,
  orderPics,
  setPhotoPrivacy,
  setProfilePic,
} from 'shared-contracts/calls/pictures';
import type { Api, Context } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Budget } from '../../../platform/counters/budget.ts';
import { AtOnce } from '../../../platform/work/at-once.ts';
import { finishedUploads } from '../../../storage/uploads/finished-uploads.ts';
import { answerEditPic } from './edit-pic.ts';
import { answerOrderPics } from './order-pics.ts';
import { COME_BACK_S, FORMS_OF_ONE, PhotoDecoder } from './photo-decoder.ts';
import {
  answerAddPics,
  answerDeletePic,
  answerListPics,
  answerSetPhotoPrivacy,
  answerSetProfilePic,
} from './pictures.handlers.ts';
import { answerDecidePic } from './review/decide-photo.ts';
import { answerClaimPic, answerOpenPic, answerPicQueue } from './review/photo-queue.ts';

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
