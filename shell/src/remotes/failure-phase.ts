import { WrongContract } from './import-build.ts';
import type { FailurePhase } from './remote-state.ts';

/** A build did not come in time, while another one could take its place. */
export class DeadlineMissed extends Error {
  override readonly name = 'DeadlineMissed';
}

/** Where a build failed that was not mounted. */
export function phaseOf(error: unknown): FailurePhase {
  if (error instanceof DeadlineMissed) return 'slow';
  return error instanceof WrongContract ? 'contract' : 'load';
}
