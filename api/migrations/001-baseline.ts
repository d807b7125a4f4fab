import { sql, type Kysely } from 'kysely';
import { accounts } from './baseline/accounts.ts';
import { background } from './baseline/background.ts';
import { billing } from './baseline/billing.ts';
import { chat } from './baseline/chat.ts';
import { content } from './baseline/content.ts';
import { departed } from './baseline/departed.ts';
import { engagement } from './baseline/engagement.ts';
import { functions } from './baseline/functions.ts';
import { profiles } from './baseline/profiles.ts';
import { staff } from './baseline/staff.ts';
import { verification } from './baseline/verification.ts';

/** The schema of the first release (decision 222); tables come after those that they refer to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = [
    ...accounts,
    ...background,
    ...profiles,
    ...engagement,
    ...chat,
    ...verification,
    ...billing,
    ...staff,
    ...departed,
    ...content,
  ];
  for (const statement of [...functions, ...tables, ...accountMarks]) await statement.execute(db);
}

/**
 * Counts account events that no channel carries to the other processes: every server reads its last value. The first value
 * is taken here, since a sequence without one shows the same as with one.
 */
const accountMarks = [sql`create sequence account_marks`, sql`select nextval('account_marks')`];
