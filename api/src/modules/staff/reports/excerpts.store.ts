import type { Kysely, Transaction } from 'kysely';
import type { Excerpt } from 'shared-contracts/calls/reports';
import type { Database } from '../../../platform/database/tables.ts';
import type { MasterKeys } from '../../../storage/sealing/master-keys.ts';
import { openFile, sealFile } from '../../../storage/sealing/seal-file.ts';

/** Messages that are handed over with a report at most (readings, 'user/report'). */
export const EXCERPT_MOST = 20;

/** The name under which an excerpt is sealed: none passes for that of another report. */
export const excerptName = (reportId: string) => `excerpt of report ${reportId}`;

/**
 * Copies the last messages that the reported person wrote to the reporter, sealed, in the transaction of the report.
 * Keeps nothing where there are none, or where some were handed over before.
 */
export async function handOver(
  trx: Transaction<Database>,
  report: {
    readonly id: string;
    readonly from: string;
    readonly about: string;
    readonly now: Date;
  },
  keys: MasterKeys,
): Promise<void> {
  const rows = await trx
    .selectFrom('messages')
    .innerJoin('thread_people as side', 'side.thread_id', 'messages.thread_id')
    .select(['messages.body', 'messages.created_at'])
    .where('side.profile_id', '=', report.from)
    .where('side.other_id', '=', report.about)
    .where('messages.from_id', '=', report.about)
    .orderBy('messages.sequence', 'desc')
    .limit(EXCERPT_MOST)
    .execute();
  if (rows.length === 0) return;
  const excerpt: Excerpt = rows
    .toReversed()
    .map(({ body, created_at }) => ({ body, sent_at: created_at.toISOString() }));
  const content = Buffer.from(JSON.stringify(excerpt));
  await trx
    .insertInto('report_excerpts')
    .values({
      report_id: report.id,
      about_id: report.about,
      messages: rows.length,
      ...sealFile(content, excerptName(report.id), keys),
      created_at: report.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What was handed over with a report; undefined where nothing was, or is not any more. Throws SealBroken. */
export async function findExcerpt(
  db: Kysely<Database>,
  reportId: string,
  keys: MasterKeys,
): Promise<Excerpt | undefined> {
  const row = await db
    .selectFrom('report_excerpts')
    .select(['sealed', 'key_id', 'wrapped_key'])
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const content = openFile(Buffer.from(row.sealed), excerptName(reportId), row, keys);
  return JSON.parse(content.toString()) as Excerpt;
}
