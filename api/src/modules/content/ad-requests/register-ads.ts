import { decideLead, endAd, listAds, listLeads, submitLead } from 'shared-contracts/calls/leads';
import type { Api, Context } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Budget } from '../../../platform/counters/budget.ts';
import { finishedUploads } from '../../../storage/uploads/finished-uploads.ts';
import { PhotoDecoder } from '../../profiles/profiles.public.ts';
import { answerDecideLead } from './decide-lead.ts';
import { answerEndAd, answerListAds } from './desk-ads.ts';
import { answerListLeads } from './list-leads.ts';
import { serveAdPictures } from './serve-ad-pictures.ts';
import { answerSubmitLead, validateLead, LEADS_A_DAY } from './submit-lead.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Puts what becomes of an advertiser's request on the application, from the form to the ad's end. */
export function registerAds(api: Api): void {
  const { counters, files, log } = api.parts;
  const decoder = new PhotoDecoder(log);
  api.app.addHook('onClose', () => decoder.close());
  const budget = new Budget(counters, {
    name: 'leads',
    most: LEADS_A_DAY,
    windowMs: DAY_MS,
    refusal: 'request.tooMany',
  });
  const uploads = (context: Context<'staff'>) => finishedUploads(api, context, 'photo');
  serve(api, submitLead, answerSubmitLead(budget), validateLead);
  serve(api, listLeads, answerListLeads);
  serve(api, decideLead, answerDecideLead({ files, decoder, uploads }));
  serve(api, listAds, answerListAds);
  serve(api, endAd, answerEndAd);
  serveAdPictures(api);
}
