import { LEADS_MOST, type listLeads } from 'shared-contracts/calls/leads';
import { phoneText } from 'shared-contracts/domain/phone-number';
import type { Handler } from '../platform/serve.ts';
import { recordAudit } from '../staff/audit.store.ts';

/** Leads of one state, the oldest first. */
export const answerListLeads: Handler<typeof listLeads> = async (
  { query: { state } },
  { db, caller, clock },
) => {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'title', 'description', 'price', 'advertiser_name', 'advertiser_contact'])
    .select(['email', 'state', 'created_at'])
    .where('state', '=', state)
    .orderBy('created_at')
    .orderBy('id')
    .limit(LEADS_MOST)
    .execute();
  await recordAudit(db, {
    ...{ actorId: caller.id, action: 'leads.list', target: null, now: clock() },
    detail: { state, rows: rows.length },
  });
  return {
    data: rows.map(({ email, advertiser_contact, created_at, ...lead }) => ({
      ...lead,
      advertiser_contact: phoneText(advertiser_contact),
      ...(email === null ? {} : { email }),
      created_at: created_at.toISOString(),
    })),
  };
};
