import type { RemoteDefinition } from 'shared-contracts/remote';
import type { Candidate } from 'shared-contracts/resolution';

/** Where a remote failed: while its scripts came, while they ran, by its contract, or on screen. */
export type FailurePhase = 'load' | 'contract' | 'render';

/** One failed try of a build; the telemetry of a later release and the tests read it. */
export interface RemoteFailure {
  readonly remote: string;
  readonly build: string;
  readonly phase: FailurePhase;
  readonly error: unknown;
}

/** What the page knows of a remote. */
export type RemoteState =
  | { readonly status: 'absent' }
  | { readonly status: 'loading'; readonly slow: boolean }
  | {
      readonly status: 'ready';
      readonly definition: RemoteDefinition;
      readonly candidate: Candidate;
      /** Rises with every mount that Retry asks for, so that the boundary starts afresh. */
      readonly attempt: number;
    }
  | { readonly status: 'failed'; readonly phase: FailurePhase };
