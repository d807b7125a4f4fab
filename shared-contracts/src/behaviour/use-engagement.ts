import { useCallback } from 'react';
import { useHost, useSession } from 'shared-contracts/host';
import { useQueryClient, type QueryClient } from 'shared-contracts/query';
import { scoreUp, type ScoreContext } from '../calls/engagement.ts';
import { ignore } from './ignore.ts';

/**
 * Reports an engagement with a member to the API (section 9, 'score/up'), once for each context in the life of the
 * page. Visitors, staff and the own profile report nothing; failures are ignored.
 */
export function useEngagement(to: string): (context: ScoreContext) => void {
  const { send } = useHost();
  const session = useSession();
  const reported = reportedOn(useQueryClient());
  const from = session === null || session.isAdmin ? null : session.userId;
  return useCallback(
    (context) => {
      if (from === null || from === to) return;
      const engagement = [from, to, context].join(' ');
      if (reported.has(engagement)) return;
      reported.add(engagement);
      void send(scoreUp, { body: { to, context } }).catch(ignore('points are no part of the page'));
    },
    [send, reported, from, to],
  );
}

/** The cache of queries lives as long as the page and is one for all remotes. */
function reportedOn(page: QueryClient): Set<string> {
  const reported = REPORTED.get(page) ?? new Set<string>();
  REPORTED.set(page, reported);
  return reported;
}

const REPORTED = new WeakMap<QueryClient, Set<string>>();
