import type { Interest } from 'shared-contracts/calls/engagement';
import type { InterestType } from './interest-tab.ts';
import { interestsOf, useInterests, type InterestsQuery } from './use-interests.ts';

/** A list with what of it is shown. */
export interface ShownInterests {
  readonly query: InterestsQuery;
  readonly interests: readonly Interest[];
}

/**
 * All three lists: the one on screen and the matches, which mark its cards, first, the other once it is there, for the
 * counts of the tabs and so that a change of tab waits for nothing.
 */
export function useThreeLists(current: InterestType | null): Record<InterestType, ShownInterests> {
  const isThere = useInterests(current ?? 'received', current !== null).data !== undefined;
  const sent = useInterests('sent', isThere || current === 'sent');
  const received = useInterests('received', isThere || current === 'received');
  const matched = useInterests('matched');
  const shown = (query: InterestsQuery): ShownInterests => ({
    query,
    interests: interestsOf(query),
  });
  return { sent: shown(sent), received: shown(received), matched: shown(matched) };
}
