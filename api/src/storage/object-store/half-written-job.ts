import type { Config } from '../../platform/config/config.ts';
import { recurringJob, type AnyJobKind } from '../../platform/jobs/job-kind.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { clearIncoming } from './disk-store.ts';
import { areaFolder } from './open-object-store.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Removes what a process that was killed has left half written in the folder of the store: the next start comes too soon
 * to tell it from what is being written, and the one after that may be weeks away.
 */
export function halfWrittenJob({
  config,
  clock,
}: {
  readonly config: Pick<Config, 'dataDir'>;
  readonly clock: Clock;
}): AnyJobKind {
  return recurringJob('half-written-files', HOUR_MS, () =>
    clearIncoming(areaFolder(config, 'files'), clock()),
  );
}
