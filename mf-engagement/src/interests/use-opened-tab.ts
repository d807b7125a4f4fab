import { useState } from 'react';
import type { Interest } from 'shared-contracts/calls/engagement';
import { typeOf, type InterestType } from './interest-tab.ts';
import { interestsOf, useInterests } from './use-interests.ts';

/** Whether the member has not answered yet. */
export function waitsForMe({ accepted, declined }: Interest): boolean {
  return !accepted && !declined;
}

/**
 * The tab on screen: the one that the address names, else Received where somebody waits for an answer, else Sent. Null
 * while that is not known; once known it stays, also when the last one was answered.
 */
export function useOpenedTab(search: URLSearchParams): InterestType | null {
  const named = typeOf(search);
  const [found, setFound] = useState<InterestType | null>(null);
  const received = useInterests('received', named === null && found === null);
  if (named !== null) return named;
  if (found !== null) return found;
  if (received.data === undefined && !received.isError) return null;
  const next = interestsOf(received).some(waitsForMe) ? 'received' : 'sent';
  setFound(next);
  return next;
}
