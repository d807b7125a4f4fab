/**
 * What the history entry of a profile carries for a new member who pressed Send Interest there as a visitor: the page
 * asks for the confirmation by itself, once.
 */
export const WANTED_INTEREST = { wanted: 'interest' } as const;

/** Whether a history entry carries it. */
export function isInterestWanted(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'wanted' in state &&
    state.wanted === WANTED_INTEREST.wanted
  );
}
