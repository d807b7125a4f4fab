import { getBiodata, getOwnBiodata } from 'shared-contracts/calls/biodata';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Budget } from '../../../platform/counters/budget.ts';
import { answerBiodata, answerOwnBiodata } from './biodata.handlers.ts';

const HOUR_MS = 60 * 60 * 1000;
/** PDFs that one member may have made in an hour: each takes a good part of a second of a processor. */
const MOST_AN_HOUR = 30;

/** Puts the biodata calls on the application. */
export function registerBiodata(api: Api): void {
  const { files, jwtSecret, counters } = api.parts;
  const budget = new Budget(counters, {
    name: 'biodata',
    most: MOST_AN_HOUR,
    windowMs: HOUR_MS,
    refusal: 'request.tooMany',
  });
  const parts = { files, jwtSecret, ...api.pdfs, budget };
  serve(api, getOwnBiodata, answerOwnBiodata(parts));
  serve(api, getBiodata, answerBiodata(parts));
}
