import type { Kysely } from 'kysely';
import type { AppParts } from '../src/platform/calls/context.ts';
import type { Database } from '../src/platform/database/tables.ts';
import type { AnyJobKind } from '../src/platform/jobs/job-kind.ts';
import { runJobs, type JobRunnerParts, type Jobs } from '../src/platform/jobs/run-jobs.ts';
import { noSignal } from '../src/platform/nodes/node-signal.ts';
import { createLog } from '../src/platform/observability/log.ts';
import { FILE_REMOVAL, OrphanedFile } from '../src/storage/orphaned-files.store.ts';

/** A node that runs jobs of these kinds when it is woken, and says nothing. */
export function testNode(
  kinds: readonly AnyJobKind[],
  parts: Pick<JobRunnerParts, 'db' | 'clock'> & Partial<JobRunnerParts>,
): Jobs {
  return runJobs({
    log: createLog({ logLevel: 'silent' }),
    signal: noSignal,
    lookEveryMs: null,
    ...parts,
    kinds,
  });
}

/** Has a node do everything that is due now. */
export async function doAll(node: Jobs): Promise<void> {
  node.wake();
  await node.settled();
}

/** Has an app do everything that is due now. */
export const doDueJobs = ({ parts }: { readonly parts: Pick<AppParts, 'jobs'> }): Promise<void> =>
  doAll({ ...parts.jobs, close: () => Promise.resolve() });

/** The removals of files that are noted. */
export async function notedRemovals(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('jobs')
    .select(['payload', 'run_at', 'attempts'])
    .where('kind', '=', FILE_REMOVAL)
    .orderBy('seq')
    .execute();
  return rows.map(({ payload, ...rest }) => ({ ...OrphanedFile.parse(payload), ...rest }));
}
