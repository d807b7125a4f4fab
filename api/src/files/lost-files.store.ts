import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../platform/tables.ts';
import type { FileRemovalsTable } from './files.tables.ts';

/** A file to remove, as it was claimed. */
export type LostFile = Selectable<FileRemovalsTable>;

/** Claims the removal that is due longest, so that no other node takes it until `until`. */
export function claimLostFile(db: Kysely<Database>, now: Date, until: Date) {
  return db
    .updateTable('file_removals')
    .set((eb) => ({ tries: eb('tries', '+', 1), due_at: until }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('file_removals')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function forgetLostFile(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('file_removals').where('id', '=', id).execute();
}

/** Leaves a removal for a later try. */
export async function putOffLostFile(db: Kysely<Database>, id: number, dueAt: Date): Promise<void> {
  await db.updateTable('file_removals').set({ due_at: dueAt }).where('id', '=', id).execute();
}
