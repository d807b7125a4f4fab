import type { Interest } from 'shared-contracts/calls/engagement';
import type { InterestType } from './interest-tab.ts';
import type { AnswerInterest } from './use-answer-interest.ts';
import type { RemoveInterest } from './use-remove-interest.ts';
import { interestsOf, useInterests, type InterestsQuery } from './use-interests.ts';

/** A list with what of it is shown. */
export interface ShownInterests {
  readonly query: InterestsQuery;
  readonly interests: readonly Interest[];
}

/** What is on its way to the server and shown already. */
export type InterestChanges = Pick<RemoveInterest, 'leaving'> & Pick<AnswerInterest, 'answers'>;

/**
 * All three lists: the one on screen first, the others once it is there, for the counts of the tabs and so that a
 * change of tab waits for nothing. Changes on their way are in all of them.
 */
export function useThreeLists(
  current: InterestType,
  { leaving, answers }: InterestChanges,
): Record<InterestType, ShownInterests> {
  const isThere = useInterests(current).data !== undefined;
  const sent = useInterests('sent', isThere || current === 'sent');
  const received = useInterests('received', isThere || current === 'received');
  const matched = useInterests('matched', isThere || current === 'matched');
  const shown = (query: InterestsQuery): ShownInterests => ({
    query,
    interests: interestsOf(query)
      .filter(({ id }) => !leaving.has(id))
      .map((interest) => ({ ...interest, ...answers.get(interest.id) })),
  });
  return { sent: shown(sent), received: shown(received), matched: shown(matched) };
}
