import type { FastifyBaseLogger } from 'fastify';
import { doEach, endAsFailed } from '../../platform/jobs/do-each.ts';
import { recurringJob, type AnyJobKind } from '../../platform/jobs/job-kind.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { PIECES_AT } from './sealed-pieces.ts';
import { UPLOAD_DAYS } from './uploads.store.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Removes pieces that no upload knows: a server died between keeping a piece and noting it, or an upload ended meanwhile.
 * By age alone, since no upload is older than UPLOAD_DAYS; until then no one can read them, for their key is gone.
 */
export function orphanedPiecesJob({
  files,
  clock,
  log,
}: {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly files: Pick<ObjectStore, 'list' | 'delete'>;
  readonly clock: Clock;
}): AnyJobKind {
  return recurringJob('orphaned-pieces', 6 * HOUR_MS, async ({ signal }) => {
    const oldest = clock().getTime() - UPLOAD_DAYS * 24 * HOUR_MS - HOUR_MS;
    const each = {
      log,
      signal,
      reported: ({ key }: { readonly key: string }) => ({ key }),
    };
    const failed = await doEach(files.list(PIECES_AT), each, async ({ key, modifiedAt }) => {
      if (modifiedAt.getTime() < oldest) await files.delete(key);
    });
    endAsFailed(failed);
  });
}
