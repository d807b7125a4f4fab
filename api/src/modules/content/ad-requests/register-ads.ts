import { randomUUID } from 'node:crypto';
import {
  decideLead,
  endAd,
  listAds,
  listLeads,
  submitLead,
  PRICE_MOST,
} from 'shared-contracts/calls/leads';
import { readPhone } from 'shared-contracts/domain/phone-number';
import type { Api, Context } from '../../../platform/calls/context.ts';
import { serve, type Handler, type Validate } from '../../../platform/calls/serve.ts';
import { Budget } from '../../../platform/counters/budget.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { unknownPath } from '../../../platform/http/refusal.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { phoneErrors } from '../../../platform/validation/phone-fields.ts';
import { AD_PICTURES_AT } from '../../../storage/file-addresses.ts';
import { wholeObject } from '../../../storage/object-store/object-store.ts';
import { finishedUploads } from '../../../storage/uploads/finished-uploads.ts';
import { PhotoDecoder } from '../../profiles/profiles.public.ts';
import { answerDecideLead } from './decide-lead.ts';
import { answerEndAd, answerListAds, answerListLeads } from './desk-ads.ts';

/** Leads from one address in a day. */
const LEADS_A_DAY = 5;

/** What no schema can judge: whether the number can be called. */
const validateLead: Validate<typeof submitLead> = ({ body }) => {
  const { lead } = (body ?? {}) as { lead?: { advertiser_contact?: unknown } };
  return phoneErrors('lead.advertiser_contact', lead?.advertiser_contact);
};

const NAME = /^[0-9a-f-]{36}\.webp$/;

/** A picture never changes under its name and is public. */
const FOR_EVER = 'public, max-age=31536000, immutable';

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

/** Serves the pictures of ads; any other name answers as an unknown path. */
function serveAdPictures({ app, parts: { files } }: Pick<Api, 'app' | 'parts'>): void {
  app.get<{ Params: { name: string } }>(`${AD_PICTURES_AT}/:name`, async (request, reply) => {
    const { name } = request.params;
    const content = NAME.test(name) ? await wholeObject(files, `ads/${name}`) : null;
    if (content === null) throw unknownPath();
    return reply
      .type('image/webp')
      .header('cache-control', FOR_EVER)
      .header('x-content-type-options', 'nosniff')
      .send(content);
  });
}

/** Takes an advertiser's request; it waits for a manager. Only what is taken counts against the day. */
function answerSubmitLead(budget: Budget): Handler<typeof submitLead> {
  return async ({ body: { lead } }, { db, clock, request }) => {
    if (lead.price > PRICE_MOST) throw wrongField('lead.price');
    const phone = readPhone(lead.advertiser_contact);
    if (phone.problem !== null) throw wrongField('lead.advertiser_contact');
    await budget.spend(networkOf(request.ip));
    const id = randomUUID();
    const email = lead.email ?? null;
    const language = languageOf(request);
    await db
      .insertInto('leads')
      .values({ ...lead, id, email, language, advertiser_contact: phone.e164, created_at: clock() })
      .execute();
    return { data: { id } };
  };
}
