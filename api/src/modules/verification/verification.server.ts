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
import { databaseIn } from '../../platform/database/queued-database.ts';
import { unknownPath } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/validation/ids.ts';
import { AtOnce } from '../../platform/work/at-once.ts';
import { openFile } from '../../storage/sealing/seal-file.ts';
import { finishedUploads } from '../../storage/uploads/finished-uploads.ts';
import { sessionLimits } from '../accounts/accounts.public.ts';
import {
  answerDeleteDoc,
  answerListDocOpenings,
  answerListDocs,
  answerSubmitDoc,
} from './documents.handlers.ts';
import { PageDrawer } from './drawing/page-drawer.ts';
import { answerDecide } from './review/decide-document.ts';
import { DOCUMENTS_AT } from './review/document-address.ts';
import { useOpening } from './review/openings.store.ts';
import { answerClaim, answerListQueue, answerOpenPage } from './review/review.handlers.ts';

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

/**
 * Serves the picture of a page once, to anyone who requested its address; anybody else gets the reply of an unknown path.
 * As an attachment that may run nothing; the file that was sent is never served.
 */
function serveDocuments({ app, parts }: Api): void {
  const { files, clock, config, documentKeys } = parts;
  app.get<{ Params: { id: string } }>(`${DOCUMENTS_AT}/:id`, async (request, reply) => {
    const { id } = request.params;
    const db = databaseIn(parts.db, request.place);
    const now = clock();
    const at = { now, limits: sessionLimits(now, config) };
    const page = isId(id) ? await useOpening(db, id, at) : undefined;
    const sealed = page === undefined ? null : await files.get(page.file_key);
    if (page === undefined || sealed === null) throw unknownPath();
    const bytes = openFile(await sealed.bytes(), page.file_key, page, documentKeys);
    return reply
      .type('image/jpeg')
      .header('content-disposition', 'attachment; filename="document.jpeg"')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}
