import { sql } from 'kysely';
import { z } from 'zod';
import type { AppParts } from '../../platform/calls/context.ts';
import { jobKind, recurringJob, type AnyJobKind } from '../../platform/jobs/job-kind.ts';
import { enqueue } from '../../platform/jobs/jobs.store.ts';
import { findPlan } from '../accounts/accounts.public.ts';
import { lockProfile, refreshScores } from '../profiles/profiles.public.ts';

type PlanParts = Pick<AppParts, 'db' | 'clock' | 'pushes'>;

/** Triggers write it too (migration 025). */
const PLAN = 'plan';

/**
 * Aligns what depends on a member's plan after each change and at its end: scores, boost, open pages. Filters and seals
 * read the plan with each call.
 */
export function planJob({ db, clock, pushes }: PlanParts): AnyJobKind {
  return jobKind({
    name: PLAN,
    payload: z.object({ account_id: z.string() }),
    atOnce: 2,
    attempts: 20,
    retry: { firstMs: 5000, longestMs: 10 * 60_000 },
    async run({ account_id: id }) {
      const plan = await db.transaction().execute(async (trx) => {
        await lockProfile(trx, id);
        const now = clock();
        const found = await findPlan(trx, id, now);
        if (found === null) return null;
        await refreshScores(trx, id, now);
        await trx
          .updateTable('profiles')
          .set({ boosted_until: null })
          .where('id', '=', id)
          .where('boosted_until', '<=', now)
          .execute();
        const payload = { account_id: id };
        if (found.until !== null) {
          await enqueue(trx, { kind: PLAN, key: id, accountId: id, payload, runAt: found.until });
        }
        return found.plan;
      });
      if (plan !== null) pushes.push(id, 'plan', { myplan: plan });
    },
  });
}

/** Finds plans that have ended and that no job has followed, such as one that is dead. */
export function missedPlansJob({ db, clock }: PlanParts, everyMs: number): AnyJobKind {
  return recurringJob('missed-plans', everyMs, async () => {
    const now = clock();
    await sql`
      insert into jobs (kind, unique_key, account_id, payload, run_at)
        select ${PLAN}, id::text, id, jsonb_build_object('account_id', id), ${now}::timestamptz
        from profiles
        where (boosted_until <= ${now} or id in (
            select id from accounts where next_plan is not null
              and plan_until <= ${now} and next_plan_until > ${now}))
          and not exists (
          select from jobs
          where kind = ${PLAN} and unique_key = profiles.id::text and dead_at is null)
      on conflict (kind, unique_key) do update
        set seq = default, run_at = excluded.run_at, attempts = 0, last_error = null, dead_at = null`.execute(
      db,
    );
  });
}
