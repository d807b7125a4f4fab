import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import type { BudgetPurpose } from './own-profile.tables.ts';

/** One use of something that a member may do so many times in an Indian day. */
export interface DailyUse {
  readonly memberId: string;
  readonly purpose: BudgetPurpose;
  readonly most: number;
  readonly now: Date;
}

/** Takes one from the budget of the day: one statement, so that two at once cannot both take the last. */
export async function spendDaily(
  db: Kysely<Database>,
  { memberId, purpose, most, now }: DailyUse,
): Promise<boolean> {
  const { day } = indianDay(now);
  const spent = await db
    .insertInto('daily_budgets')
    .values({ profile_id: memberId, purpose, day, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['profile_id', 'purpose', 'day'])
        .doUpdateSet({ used: sql<number>`daily_budgets.used + 1` })
        .where('daily_budgets.used', '<', most),
    )
    .returning('used')
    .executeTakeFirst();
  // The first use of a day takes away what is left of earlier days.
  if (spent?.used === 1) await forgetDaysBefore(db, memberId, day);
  return spent !== undefined;
}

/** `counted`: it was new and within the budget. `known`: it counted before. `over`: nothing happened. */
export type Counted = 'counted' | 'known' | 'over';

/**
 * Notes something that counts once, and spends for it only if it was new; `note` says whether it was.
 * The note falls with the budget: what is over it leaves no trace.
 */
export async function countOnce(
  db: Kysely<Database>,
  use: DailyUse,
  note: (trx: Transaction<Database>) => Promise<boolean>,
): Promise<Counted> {
  try {
    return await db.transaction().execute(async (trx) => {
      if (!(await note(trx))) return 'known';
      if (!(await spendDaily(trx, use))) throw new OverBudget();
      return 'counted';
    });
  } catch (error) {
    if (error instanceof OverBudget) return 'over';
    throw error;
  }
}

/** Rolls a transaction back; never leaves this file. */
class OverBudget extends Error {}

async function forgetDaysBefore(db: Kysely<Database>, memberId: string, day: string) {
  await db
    .deleteFrom('daily_budgets')
    .where('profile_id', '=', memberId)
    .where('day', '<', day)
    .execute();
}
