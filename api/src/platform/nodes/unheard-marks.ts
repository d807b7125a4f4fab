import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** A count in the database of account events that other processes may not hear of: they look at sessions when it moves. */
export interface UnheardMarks {
  /** Counts one more, for all others to see. */
  leave(): Promise<void>;
  /** Whether others left one since it was asked last; true the first time. */
  moved(): Promise<boolean>;
}

export function unheardMarks(db: Kysely<Database>): UnheardMarks {
  let seen: bigint | null = null;
  const read = async (query: ReturnType<typeof sql<{ mark: string | number }>>) => {
    const { rows } = await query.execute(db);
    return BigInt(rows[0]?.mark ?? 0);
  };
  return {
    async leave() {
      const mark = await read(sql`select nextval('account_marks') as mark`);
      // What happened here was heard here; a mark of somebody else in between is still to be seen.
      if (seen !== null && mark === seen + 1n) seen = mark;
    },
    async moved() {
      const mark = await read(sql`select last_value as mark from account_marks`);
      const moved = mark !== seen;
      seen = mark;
      return moved;
    },
  };
}
