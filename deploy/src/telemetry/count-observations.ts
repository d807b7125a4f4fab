import type { AcceptedOutcome } from './accepted-outcomes.ts';
import { minuteCounts, type Sums } from './minute-counts.ts';
import { sessionLedger, type Claim } from './session-ledger.ts';

/** What a gateway has seen and not yet counted. `claim` null: a tester's, shown and not counted. */
export type Observation =
  | { readonly at: Date; readonly reported: AcceptedOutcome; readonly claim: Claim | null }
  | { readonly at: Date; readonly served: true; readonly claim: Claim };

/** Sums of some observations, and the claims that keep them from being counted again. */
export interface CountedObservations extends Sums {
  readonly claims: readonly Claim[];
}

/** Counts observations, given those counted before that share a device or a network with them. */
export function countObservations(
  observations: readonly Observation[],
  known: readonly Claim[] = [],
): CountedObservations {
  const ledger = sessionLedger(known);
  const counts = minuteCounts();
  for (const one of observations) {
    if ('reported' in one) {
      counts.tell(one.reported, one.claim === null ? null : ledger.tell(one.claim), one.at);
    } else if (ledger.serve(one.claim)) {
      const { unit, build, track } = one.claim;
      counts.serve({ unit, build, track }, one.at);
    }
  }
  return { ...counts.sums(), claims: ledger.changed() };
}
