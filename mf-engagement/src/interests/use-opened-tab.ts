import { useState } from 'react';
import { useSession } from 'shared-contracts/host';
import { typeOf, type InterestType } from './interest-tab.ts';
import { interestsOf, useInterests, type InterestsQuery } from './use-interests.ts';
import { useWaitingInterests } from './use-waiting-interests.ts';
import { waitingForAnswer } from './waiting-for-answer.ts';

/**
 * The tab on screen: the one that the address names, else Received where an interest waits for an answer, by the
 * server's count or by what has come, else Sent. Null while that is not known; once known it stays, also when the last
 * one was answered.
 */
export function useOpenedTab(search: URLSearchParams): InterestType | null {
  const named = typeOf(search);
  const [found, setFound] = useState<InterestType | null>(null);
  const me = useSession()?.userId;
  const received = useInterests('received', named === null && found === null);
  const matched = useInterests('matched');
  const counted = useWaitingInterests();
  if (named !== null) return named;
  if (found !== null) return found;
  if (counted === 0 && (isComing(received) || isComing(matched))) return null;
  const lists = { received: interestsOf(received), matched: interestsOf(matched) };
  const waits = counted > 0 || waitingForAnswer(lists, me).length > 0;
  const next = waits ? 'received' : 'sent';
  setFound(next);
  return next;
}

function isComing({ data, isError }: InterestsQuery): boolean {
  return data === undefined && !isError;
}
