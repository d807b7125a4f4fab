import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { ReceiptKind } from '../billing.tables.ts';

/**
 * Takes the next number of a financial year. Its row stays locked until the transaction ends: one that is rolled back
 * gives its number back, so that none is missing, on any number of nodes. To be taken last of all that a transaction
 * does, because every other one that wants a number waits for it.
 */
export async function takeNumber(
  trx: Kysely<Database>,
  kind: ReceiptKind,
  financial_year: number,
): Promise<number> {
  const { last } = await trx
    .insertInto('receipt_numbers')
    .values({ kind, financial_year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'financial_year'])
        .doUpdateSet({ last: sql<number>`receipt_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
