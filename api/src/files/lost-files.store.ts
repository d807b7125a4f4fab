import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../platform/tables.ts';
import type { FileRemovalsTable } from './files.tables.ts';

/** A file to remove, as it was claimed. */
export type LostFile = Selectable<FileRemovalsTable>;

/**
 * Notes a removal before its file is written, so that no crash leaves a file that nothing refers to; whoever
 * keeps the file forgets the note.
 */
export async function noteRemoval(
  db: Kysely<Database>,
  file: Pick<LostFile, 'kind' | 'file_key' | 'due_at'>,
): Promise<number> {
  const { id } = await db
    .insertInto('file_removals')
    .values(file)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

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
