import type { Failure } from '../ledger/entities.ts';

/** What the bank will say, and when (ms since 1970). */
export interface Outcome {
  readonly at: number;
  /** Null for a yes. */
  readonly failure: Failure | null;
}

/** What the sandbox notes of a payment beside the payment: no number of a card, no name. */
export interface Attempt {
  /** What the page that made the payment shows to learn of it. */
  readonly token: string;
  /** Null until the payer did what the bank wants; then it comes whether or not a page is open. */
  readonly outcome: Outcome | null;
}
