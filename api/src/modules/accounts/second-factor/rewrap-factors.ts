import type { AppParts } from '../../../platform/calls/context.ts';
import { SealBroken } from '../../../platform/crypto/sealing.ts';
import { recurringJob, type AnyJobKind } from '../../../platform/jobs/job-kind.ts';
import { rewrapKey } from '../../../storage/sealing/seal-file.ts';
import { sealName } from './second-factors.store.ts';

/**
 * Rewraps the secrets of second factors under the current master key, so that an older one can be removed from the
 * configuration.
 */
export function rewrapFactors(
  { db, documentKeys, log }: Pick<AppParts, 'db' | 'documentKeys' | 'log'>,
  everyMs: number,
): AnyJobKind {
  return recurringJob('factor-keys', everyMs, async ({ signal }) => {
    // There are as many as staff.
    const older = await db
      .selectFrom('second_factors')
      .select(['account_id', 'key_id', 'wrapped_key'])
      .where('key_id', '<>', documentKeys.current.id)
      .execute();
    for (const { account_id: id, ...wrapped } of older) {
      signal.throwIfAborted();
      try {
        await db
          .updateTable('second_factors')
          .set(rewrapKey(sealName(id), wrapped, documentKeys))
          .where('account_id', '=', id)
          // Unless another node was faster, or there is another secret by now.
          .where('wrapped_key', '=', wrapped.wrapped_key)
          .execute();
      } catch (error) {
        if (!(error instanceof SealBroken)) throw error;
        log.error({ key: wrapped.key_id, err: error }, 'a second factor cannot be opened');
      }
    }
  });
}
