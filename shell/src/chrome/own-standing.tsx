import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { profileCompletion } from 'shared-contracts/calls/completion';
import { useHost, useSession } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { useLocation } from 'shared-contracts/router';
import { routes } from 'shared-contracts/routes';
import { badgesChanged } from 'shared-contracts/store/badges';
import { scoreChanged } from 'shared-contracts/store/counts';

/**
 * Fetches a member's score and badges and tells the store, where pushes change them later: these two are what the
 * server says in two ways, so that the store and not the query cache holds them.
 */
export function OwnStanding() {
  const session = useSession();
  const { pathname } = useLocation();
  // The session that ends there would be gone before the answer is.
  if (session === null || pathname === routes.logout.path) return null;
  return <Fetching key={session.userId} />;
}

function Fetching() {
  const { query } = useHost();
  const dispatch = useDispatch();
  // A failure leaves the bar without score and badges; the pages say what is wrong.
  const { data: completion } = useQuery(query(profileCompletion, {}));
  useEffect(() => {
    if (completion === undefined) return;
    dispatch(scoreChanged(completion.data.score));
    dispatch(badgesChanged(completion.data.verification_added));
  }, [completion, dispatch]);
  return null;
}
