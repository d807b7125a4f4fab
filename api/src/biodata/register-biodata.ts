import { getBiodata, getOwnBiodata } from 'shared-contracts/calls/biodata';
import type { Api } from '../platform/context.ts';
import { Budget } from '../platform/counters/budget.ts';
import { serve } from '../platform/serve.ts';
import { FairQueue } from '../platform/work/fair-queue.ts';
import { answerBiodata, answerOwnBiodata } from './biodata.handlers.ts';
import { Documents } from './documents.ts';
import { PdfRenderer } from './pdf-renderer.ts';

const HOUR_MS = 60 * 60 * 1000;
/** PDFs that one member may have made in an hour: each takes a good part of a second of a processor. */
const MOST_AN_HOUR = 30;

/** One is made at a time; a member may have one more waiting, and so many wait in all. */
const QUEUE = { atOnce: 1, waitingOfKey: 1, waiting: 60, retryAfter: 5 };

/** Puts the biodata calls on the application; their PDFs are made in a thread of their own. */
export function registerBiodata(api: Api): void {
  const { files, jwtSecret, counters, db, clock } = api.parts;
  const renderer = new PdfRenderer();
  const queue = new FairQueue(QUEUE);
  const documents = new Documents({ files, db, clock, queue });
  api.app.addHook('onClose', async () => {
    queue.close();
    await renderer.close();
  });
  const budget = new Budget(counters, {
    name: 'biodata',
    most: MOST_AN_HOUR,
    windowMs: HOUR_MS,
    refusal: 'request.tooMany',
  });
  const parts = { files, jwtSecret, documents, renderer, budget };
  serve(api, getOwnBiodata, answerOwnBiodata(parts));
  serve(api, getBiodata, answerBiodata(parts));
}
