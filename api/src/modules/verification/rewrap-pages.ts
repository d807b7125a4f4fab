import type { Kysely } from 'kysely';
import type { AppParts } from '../../platform/calls/context.ts';
import { SealBroken } from '../../platform/crypto/sealing.ts';
import type { Database } from '../../platform/database/tables.ts';
import { recurringJob, type AnyJobKind } from '../../platform/jobs/job-kind.ts';
import { rewrapKey, type WrappedKey } from '../../storage/sealing/seal-file.ts';
import { excerptName } from '../staff/staff.public.ts';

const BATCH = 200;

/** Something sealed, with the name that is part of its seal. */
interface Sealed extends WrappedKey {
  readonly id: string;
  readonly name: string;
}

/** One table of what is sealed with keys that a master key wraps. */
interface SealedTable {
  /** Those of older keys, by id, after a place. */
  readonly list: (db: Kysely<Database>, current: string, after: string) => Promise<Sealed[]>;
  readonly keep: (db: Kysely<Database>, one: Sealed, wrapped: WrappedKey) => Promise<unknown>;
}

/** Wraps keys again that an older master key wrapped, so that it can be taken out of the configuration. */
export function rewrapPages(
  { db, documentKeys, log }: Pick<AppParts, 'db' | 'documentKeys' | 'log'>,
  everyMs: number,
): AnyJobKind {
  const rewrap = (one: Sealed, keep: SealedTable['keep']) => {
    try {
      return keep(db, one, rewrapKey(one.name, one, documentKeys));
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      log.error({ sealed: one.id, key: one.key_id, err: error }, 'a document cannot be opened');
      return undefined;
    }
  };
  return recurringJob('document-keys', everyMs, async ({ signal }) => {
    for (const { list, keep } of [...files, excerpts]) {
      let after: string | undefined = '';
      while (after !== undefined) {
        signal.throwIfAborted();
        const found: Sealed[] = await list(db, documentKeys.current.id, after);
        for (const one of found) await rewrap(one, keep);
        after = found.length < BATCH ? undefined : found.at(-1)?.id;
      }
    }
  });
}

// Kept unless another node was faster: then the key is wrapped as it was read no more.

const files = (['verification_pages', 'verification_sheets'] as const).map(
  (table): SealedTable => ({
    list: (db, current, after) =>
      db
        .selectFrom(table)
        .select(['id', 'file_key as name', 'key_id', 'wrapped_key'])
        .where('key_id', '<>', current)
        .$if(after !== '', (query) => query.where('id', '>', after))
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    keep: (db, { id, wrapped_key: before }, wrapped) =>
      db
        .updateTable(table)
        .set(wrapped)
        .where('id', '=', id)
        .where('wrapped_key', '=', before)
        .execute(),
  }),
);

const excerpts: SealedTable = {
  list: async (db, current, after) => {
    const rows = await db
      .selectFrom('report_excerpts')
      .select(['report_id as id', 'key_id', 'wrapped_key'])
      .where('key_id', '<>', current)
      .$if(after !== '', (query) => query.where('report_id', '>', after))
      .orderBy('report_id')
      .limit(BATCH)
      .execute();
    return rows.map((row) => ({ ...row, name: excerptName(row.id) }));
  },
  keep: (db, { id, wrapped_key: before }, wrapped) =>
    db
      .updateTable('report_excerpts')
      .set(wrapped)
      .where('report_id', '=', id)
      .where('wrapped_key', '=', before)
      .execute(),
};
