import { useCallback } from 'react';
import { useHost, useSession } from 'shared-contracts/host';
import { useQueryClient, type QueryClient } from 'shared-contracts/query';
import { scoreUp, type ScoreContext } from '../calls/engagement.ts';
import { ignore } from './ignore.ts';

/**
 * Tells the API of an engagement with somebody (section 9, 'score/up'), once for each context in the life of the page. Of
 * visitors, of staff and of one's own profile nothing is told; whether it arrives is nobody's concern.
 */
export function useEngagement(to: string): (context: ScoreContext) => void {
  const { send } = useHost();
  const session = useSession();
  const told = toldOn(useQueryClient());
  const from = session === null || session.isAdmin ? null : session.userId;
  return useCallback(
    (context) => {
      if (from === null || from === to) return;
      const engagement = [from, to, context].join(' ');
      if (told.has(engagement)) return;
      told.add(engagement);
      void send(scoreUp, { body: { to, context } }).catch(ignore('points are no part of the page'));
    },
    [send, told, from, to],
  );
}

/** The cache of queries lives as long as the page and is one for all remotes. */
function toldOn(page: QueryClient): Set<string> {
  const told = TOLD.get(page) ?? new Set<string>();
  TOLD.set(page, told);
  return told;
}

const TOLD = new WeakMap<QueryClient, Set<string>>();
