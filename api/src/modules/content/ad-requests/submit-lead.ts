import { randomUUID } from 'node:crypto';
import { PRICE_MOST, type submitLead } from 'shared-contracts/calls/leads';
import { readPhone } from 'shared-contracts/domain/phone-number';
import type { Handler, Validate } from '../../../platform/calls/serve.ts';
import type { Budget } from '../../../platform/counters/budget.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { phoneErrors } from '../../../platform/validation/phone-fields.ts';

/** Leads from one address in a day. */
export const LEADS_A_DAY = 5;

/** What no schema can judge: whether the number can be called. */
export const validateLead: Validate<typeof submitLead> = ({ body }) => {
  const { lead } = (body ?? {}) as { lead?: { advertiser_contact?: unknown } };
  return phoneErrors('lead.advertiser_contact', lead?.advertiser_contact);
};

/** Takes an advertiser's request; it waits for a manager. Only what is taken counts against the day. */
export function answerSubmitLead(budget: Budget): Handler<typeof submitLead> {
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
