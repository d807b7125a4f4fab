import { LEADS_MOST, type listLeads } from 'shared-contracts/calls/leads';
import { phoneText } from 'shared-contracts/domain/phone-number';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { beyond, createdKey, TimeKey } from '../../../platform/paging/pages.ts';

/** Leads of one state, the oldest first. */
export const answerListLeads: Handler<typeof listLeads> = async (
  { query: { state, cursor } },
  { db, caller, clock, paging },
) => {
  const position = paging.positionOf(cursor, TimeKey);
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'title', 'description', 'price', 'advertiser_name', 'advertiser_contact'])
    .select(['email', 'state', 'created_at'])
    .where('state', '=', state)
    .where(({ ref }) => beyond(position, 'asc', ref('created_at'), ref('id')))
    .orderBy('created_at')
    .orderBy('id')
    .limit(LEADS_MOST + 1)
    .execute();
  const { data, next } = paging.cut(rows, {
    size: LEADS_MOST,
    position,
    keyOf: createdKey,
  });
  await recordAudit(db, {
    actorId: caller.id,
    action: 'leads.list',
    target: null,
    now: clock(),
    detail: {
      state,
      rows: data.length,
    },
  });
  return {
    next,
    data: data.map(({ email, advertiser_contact, created_at, ...lead }) => ({
      ...lead,
      advertiser_contact: phoneText(advertiser_contact),
      ...(email === null ? {} : { email }),
      created_at: created_at.toISOString(),
    })),
  };
};
