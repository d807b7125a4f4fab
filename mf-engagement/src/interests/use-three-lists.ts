import type { Interest } from 'shared-contracts/calls/engagement';
import type { InterestType } from './interest-tab.ts';
import { interestsOf, useInterests, type InterestsQuery } from './use-interests.ts';

/** A list with what of it is shown. */
export interface ShownInterests {
  readonly query: InterestsQuery;
  readonly interests: readonly Interest[];
}

/**
 * All three lists: the one on screen first, the others once it is there, for the counts of the tabs and so that a
 * change of tab waits for nothing. What is being taken back is shown in none.
 */
export function useThreeLists(
  current: InterestType,
  leaving: ReadonlySet<string>,
): Record<InterestType, ShownInterests> {
  const isThere = useInterests(current).data !== undefined;
  const sent = useInterests('sent', isThere || current === 'sent');
  const received = useInterests('received', isThere || current === 'received');
  const matched = useInterests('matched', isThere || current === 'matched');
  const shown = (query: InterestsQuery): ShownInterests => ({
    query,
    interests: interestsOf(query).filter(({ id }) => !leaving.has(id)),
  });
  return { sent: shown(sent), received: shown(received), matched: shown(matched) };
}
