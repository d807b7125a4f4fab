// What the server is put together from: the calls of verification, and its jobs and rules (decision 154).
import {
  claimDoc,
  decideVerification,
  listVerificationQueue,
  openDocPage,
} from 'shared-contracts/calls/document-review';
import {
  deleteDoc,
  listDocOpenings,
  listDocs,
  submitDoc,
} from 'shared-contracts/calls/verification';
import type { Api, Context } from '../../platform/calls/context.ts';
import { serve } from '../../platform/calls/serve.ts';
import { Budget } from '../../platform/counters/budget.ts';
import { AtOnce } from '../../platform/work/at-once.ts';
import { finishedUploads } from '../../storage/uploads/finished-uploads.ts';
import {
  answerDeleteDoc,
  answerListDocOpenings,
  answerListDocs,
  answerSubmitDoc,
} from './documents.handlers.ts';
import { PageDrawer } from './drawing/page-drawer.ts';
import { answerDecide } from './review/decide-document.ts';
import { answerClaim, answerListQueue, answerOpenPage } from './review/review.handlers.ts';
import { serveDocuments } from './review/serve-documents.ts';

export { forgetDocuments } from './forget-documents.ts';
export { rewrapPages } from './rewrap-pages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Documents that one member may hand in within a day (access.md, 'Budgets'). */
const MOST_A_DAY = 10;

/** Forms of one member at the same time, and seconds after which one more may come. */
const FORMS_OF_ONE = 2;

const COME_BACK_S = 5;

/** Puts the calls about documents on the application: those of their owners and those of reviewers. */
export function registerVerification(api: Api): void {
  const { counters } = api.parts;
  const forms = new AtOnce(FORMS_OF_ONE, COME_BACK_S);
  const budget = new Budget(counters, {
    name: 'documents',
    most: MOST_A_DAY,
    windowMs: DAY_MS,
    refusal: 'doc.tooMany',
  });
  const uploads = (context: Context<'member'>) => finishedUploads(api, context, 'document');
  const drawer = new PageDrawer(api.parts.log);
  api.app.addHook('onClose', () => drawer.close());
  serve(api, submitDoc, answerSubmitDoc({ ...api.parts, budget, drawer, forms, uploads }));
  serve(api, listDocs, answerListDocs);
  serve(api, deleteDoc, answerDeleteDoc(api.parts));
  serve(api, listDocOpenings, answerListDocOpenings);
  serve(api, listVerificationQueue, answerListQueue);
  serve(api, claimDoc, answerClaim({ ...api.parts, drawer }));
  serve(api, openDocPage, answerOpenPage);
  serve(api, decideVerification, answerDecide(api.parts));
  serveDocuments(api);
}
