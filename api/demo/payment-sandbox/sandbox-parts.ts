import type { Clock } from '../../src/platform/time/clock.ts';
import type { Settlement } from './bank/settlement.ts';
import type { Ledger } from './ledger/ledger.ts';

/** Keys of the one shop of this sandbox. */
export interface SandboxKeys {
  readonly keyId: string;
  readonly keySecret: string;
}

/** What the routes of the sandbox work with. */
export interface SandboxParts extends SandboxKeys {
  readonly ledger: Ledger;
  readonly settlement: Settlement;
  readonly clock: Clock;
  /** Where the browser finds the sandbox: a path without a trailing slash; empty at its own address. */
  readonly publicPath: string;
}
