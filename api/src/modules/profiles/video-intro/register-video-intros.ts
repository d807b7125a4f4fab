import {
  deleteVideoIntro,
  getVideoIntro,
  submitVideoIntro,
} from 'shared-contracts/calls/verification';
import type { Api, Context } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Budget } from '../../../platform/counters/budget.ts';
import { AtOnce } from '../../../platform/work/at-once.ts';
import { finishedUploads } from '../../../storage/uploads/finished-uploads.ts';
import { answerDeleteIntro, answerGetIntro, answerSubmitIntro } from './video-intros.handlers.ts';
import { VideoPreparer } from './video-preparer.ts';

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
