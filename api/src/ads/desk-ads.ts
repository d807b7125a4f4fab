import { sql, type Kysely, type Selectable } from 'kysely';
import { LEADS_MOST, type DeskAd, type endAd, type listAds } from 'shared-contracts/calls/leads';
import { toAd } from '../content/ads.rules.ts';
import type { AdsTable } from '../content/ads.tables.ts';
import { isId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handler } from '../platform/serve.ts';
import type { Database } from '../platform/tables.ts';
import { recordAudit } from '../staff/audit.store.ts';

/** Ads that run or are to come, or those that are over. */
export const answerListAds: Handler<typeof listAds> = async (
  { query: { past } },
  { db, caller, clock },
) => {
  const now = clock();
  const rows = await listAdRows(db, past === 'true', now);
  await recordAudit(db, {
    ...{ actorId: caller.id, action: 'ads.list', target: null, now },
    detail: { past: past === 'true', rows: rows.length },
  });
  return { data: rows.map((row) => toDeskAd(row, now)) };
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

function listAdRows(db: Kysely<Database>, past: boolean, now: Date) {
  const over = sql<boolean>`(ended_at is not null or coalesce(ends_at <= ${now}, false))`;
  return db
    .selectFrom('ads')
    .selectAll()
    .where(past ? over : sql<boolean>`not ${over}`)
    .orderBy(past ? sql`coalesce(ended_at, ends_at) desc` : sql`ends_at asc nulls last`)
    .orderBy('id')
    .limit(LEADS_MOST)
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
