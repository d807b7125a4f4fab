import { useState } from 'react';
import type { Interest } from 'shared-contracts/calls/engagement';
import { typeOf, type InterestType } from './interest-tab.ts';
import { interestsOf, useInterests } from './use-interests.ts';
import { useWaitingInterests } from './use-waiting-interests.ts';

/** Whether the member has not answered yet. */
export function waitsForMe({ accepted, declined }: Interest): boolean {
  return !accepted && !declined;
}

/**
 * The tab on screen: the one that the address names, else Received where somebody waits for an answer, by the server's
 * count or by what has come, else Sent. Null while that is not known; once known it stays, also when the last one was
 * answered.
 */
export function useOpenedTab(search: URLSearchParams): InterestType | null {
  const named = typeOf(search);
  const [found, setFound] = useState<InterestType | null>(null);
  const received = useInterests('received', named === null && found === null);
  const counted = useWaitingInterests();
  if (named !== null) return named;
  if (found !== null) return found;
  const waits = counted > 0 || interestsOf(received).some(waitsForMe);
  if (!waits && received.data === undefined && !received.isError) return null;
  const next = waits ? 'received' : 'sent';
  setFound(next);
  return next;
}
