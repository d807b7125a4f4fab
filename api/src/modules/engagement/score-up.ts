import type { Kysely, Transaction } from 'kysely';
import type { scoreUp, ScoreContext } from 'shared-contracts/calls/engagement';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import { countOnce, profileNotFound, canReach } from '../profiles/profiles.public.ts';
import type { ScoreEventsTable } from './engagement.tables.ts';

/** Points of an engagement by its context. */
export const ENGAGEMENT_POINTS = {
  profile_view: 1,
  share: 2,
  biodata: 2,
  video: 2,
  chat: 3,
  interest: 3,
} as const satisfies Record<ScoreContext, number>;

/** Engagements of one member that count in a day. */
export const ENGAGEMENTS_A_DAY = 50;

/**
 * Counts an engagement once for caller, person and context, as far as the day's cap allows. `score` is
 * what the caller's engagements with this person sum up to, so that asking twice answers the same.
 */
export const answerScoreUp: Handler<typeof scoreUp> = async (
  { body: { to, context } },
  { db, caller, clock },
) => {
  if (!(await canReach(db, caller.id, to))) throw profileNotFound();
  const now = clock();
  const use = { memberId: caller.id, purpose: 'score', most: ENGAGEMENTS_A_DAY, now } as const;
  const points = ENGAGEMENT_POINTS[context];
  const event = { from_id: caller.id, to_id: to, context, points, created_at: now };
  await countOnce(db, use, (trx) => addEvent(trx, event));
  return { data: { score: await pointsBetween(db, caller.id, to) } };
};

async function addEvent(
  trx: Transaction<Database>,
  event: Omit<ScoreEventsTable, 'created_at'> & { created_at: Date },
): Promise<boolean> {
  const added = await trx
    .insertInto('score_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id', 'context']).doNothing())
    .returning('points')
    .executeTakeFirst();
  return added !== undefined;
}

async function pointsBetween(db: Kysely<Database>, fromId: string, toId: string): Promise<number> {
  const { points } = await db
    .selectFrom('score_events')
    .select(({ fn }) => fn.sum<number | null>('points').as('points'))
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .executeTakeFirstOrThrow();
  return Number(points ?? 0);
}
