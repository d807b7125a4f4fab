import type { Kysely } from 'kysely';
import type { AppParts } from '../../platform/context.ts';
import { recurringJob, type AnyJobKind } from '../../platform/jobs/job-kind.ts';
import { SealBroken } from '../../platform/sealing.ts';
import type { Database } from '../../platform/tables.ts';
import type { MasterKeys } from './master-keys.ts';
import { wrapAnew } from './seal-file.ts';

const BATCH = 200;

/** Wraps keys of files anew that an older master key has wrapped, so that it can be taken out of the configuration. */
export function rewrapPages(
  { db, documentKeys, log }: Pick<AppParts, 'db' | 'documentKeys' | 'log'>,
  everyMs: number,
): AnyJobKind {
  return recurringJob('document-keys', everyMs, async ({ signal }) => {
    let after = '';
    for (;;) {
      signal.throwIfAborted();
      const pages = await pagesOfOlderKeys(db, documentKeys, after);
      for (const page of pages) {
        try {
          await keep(db, page, wrapAnew(page.file_key, page, documentKeys));
        } catch (error) {
          if (!(error instanceof SealBroken)) throw error;
          log.error({ page: page.id, key: page.key_id, err: error }, 'a document cannot be opened');
        }
      }
      const last = pages.at(-1);
      if (last === undefined || pages.length < BATCH) return;
      after = last.id;
    }
  });
}

function pagesOfOlderKeys(db: Kysely<Database>, { current }: MasterKeys, after: string) {
  return db
    .selectFrom('verification_pages')
    .select(['id', 'file_key', 'key_id', 'wrapped_key'])
    .where('key_id', '<>', current.id)
    .$if(after !== '', (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

async function keep(
  db: Kysely<Database>,
  page: { readonly id: string; readonly wrapped_key: string },
  wrapped: { readonly key_id: string; readonly wrapped_key: string },
): Promise<void> {
  await db
    .updateTable('verification_pages')
    .set(wrapped)
    .where('id', '=', page.id)
    // Unless another node was faster.
    .where('wrapped_key', '=', page.wrapped_key)
    .execute();
}
