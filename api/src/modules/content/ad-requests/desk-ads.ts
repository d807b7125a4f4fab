import { sql, type Kysely, type Selectable } from 'kysely';
import {
  LEADS_MOST,
  type DeskAd,
  type endAd,
  type listAds,
  type listLeads,
} from 'shared-contracts/calls/leads';
import { phoneText } from 'shared-contracts/domain/phone-number';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  beyond,
  TimeKey,
  timeKey,
  type TimePosition,
  createdKey,
} from '../../../platform/paging/pages.ts';
import { isId } from '../../../platform/validation/ids.ts';
import { toAd } from '../ads.rules.ts';
import type { AdsTable } from '../ads.tables.ts';

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

/** Ads that run or are to come, or those that are over. */
export const answerListAds: Handler<typeof listAds> = async (
  { query: { past, cursor } },
  { db, caller, clock, paging },
) => {
  const now = clock();
  const isOver = past === 'true';
  const position = paging.positionOf(cursor, TimeKey);
  const rows = await listAdRows(db, { isOver, now, position });
  const { data, next } = paging.cut(rows, {
    size: LEADS_MOST,
    position,
    keyOf: ({ id, ended_at, ends_at }) => timeKey(isOver ? (ended_at ?? ends_at) : ends_at, id),
  });
  await recordAudit(db, {
    actorId: caller.id,
    action: 'ads.list',
    target: null,
    now,
    detail: {
      past: isOver,
      rows: data.length,
    },
  });
  return { data: data.map((row) => toDeskAd(row, now)), next };
};

/** Ends an ad at once; one that is over stays as it is. */
export const answerEndAd: Handler<typeof endAd> = ({ params: { id } }, { db, caller, clock }) =>
  db.transaction().execute(async (trx) => {
    const now = clock();
    const ad = isId(id)
      ? await trx.selectFrom('ads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined;
    if (ad === undefined) throw new Refusal(404, 'ad.notFound');
    if (isPast(ad, now)) throw new Refusal(409, 'ad.ended');
    await trx.updateTable('ads').set({ ended_at: now }).where('id', '=', id).execute();
    const [action, detail] = ['ads.end', { lead: ad.lead_id }];
    await recordAudit(trx, { actorId: caller.id, action, target: id, detail, now });
    return { data: toDeskAd({ ...ad, ended_at: now }, now) };
  });

/** As the indexes `ads_by_end` and `ads_over` have it: the last moment of a running ad, and of any. */
const LAST_MOMENT = sql<Date>`coalesce(ends_at, 'infinity'::timestamptz)`;
const OVER_SINCE = sql<Date>`coalesce(ended_at, ends_at)`;

function listAdRows(
  db: Kysely<Database>,
  { isOver, now, position }: { isOver: boolean; now: Date; position: TimePosition | null },
) {
  const [at, order] = isOver ? ([OVER_SINCE, 'desc'] as const) : ([LAST_MOMENT, 'asc'] as const);
  const ads = db.selectFrom('ads').selectAll();
  const requested = isOver
    ? ads.where(OVER_SINCE, '<=', now)
    : ads.where('ended_at', 'is', null).where(LAST_MOMENT, '>', now);
  return requested
    .where(({ ref }) => beyond(position, order, at, ref('id')))
    .orderBy(at, order)
    .orderBy('id', order)
    .limit(LEADS_MOST + 1)
    .execute();
}

function isPast({ ended_at, ends_at }: Selectable<AdsTable>, now: Date): boolean {
  return ended_at !== null || (ends_at !== null && ends_at <= now);
}

function toDeskAd(row: Selectable<AdsTable>, now: Date): DeskAd {
  const { starts_at, ends_at, ended_at } = row;
  return {
    ...toAd(row),
    id: row.id,
    state: stateOf(row, now),
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  };
}

function stateOf(row: Selectable<AdsTable>, now: Date): DeskAd['state'] {
  if (row.ended_at !== null) return 'ended';
  if (isPast(row, now)) return 'over';
  return row.starts_at !== null && row.starts_at > now ? 'coming' : 'running';
}
