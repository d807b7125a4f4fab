import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../tables.ts';
import type { MailsTable } from './mails.tables.ts';

/** A mail as it was claimed. */
export type StoredMail = Selectable<MailsTable>;

/**
 * Claims the mail that is due longest, so that no other node takes it; nothing when none is due. Whoever
 * does not come back with an answer until `until` loses it to the next.
 */
export function claimMail(db: Kysely<Database>, now: Date, until: Date) {
  return db
    .updateTable('mails')
    .set((eb) => ({ tries: eb('tries', '+', 1), due_at: until }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Ends a mail; nothing of what it said is kept. */
export async function endMail(
  db: Kysely<Database>,
  id: string,
  state: 'delivered' | 'given_up',
): Promise<void> {
  await db.updateTable('mails').set({ state, sealed: null }).where('id', '=', id).execute();
}

/** Leaves a mail for a later try. */
export async function putOffMail(db: Kysely<Database>, id: string, dueAt: Date): Promise<void> {
  await db.updateTable('mails').set({ due_at: dueAt }).where('id', '=', id).execute();
}
