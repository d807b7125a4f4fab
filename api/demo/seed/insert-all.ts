import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../src/platform/database/tables.ts';

/** Values in one statement, well below the 65,535 parameters that one may have. */
const MOST_VALUES = 12_000;

/** Inserts rows that all have the keys of the first, in as few statements as fit. */
export async function insertAll<Table extends keyof Database & string>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const width = Math.max(1, ...rows.slice(0, 1).map((row) => Object.keys(row).length));
  const batch = Math.floor(MOST_VALUES / width);
  for (let from = 0; from < rows.length; from += batch) {
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + batch))
      .execute();
  }
}
