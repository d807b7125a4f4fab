import type { CallReply } from 'shared-contracts/calls/call';
import { profileCompletion } from 'shared-contracts/calls/completion';
import { keyOf } from 'shared-contracts/calls/query';
import type { ScorePush } from 'shared-contracts/platform/realtime';
import type { QueryClient } from 'shared-contracts/query';

/**
 * Puts a pushed score and badges into the cached reply, so that there is one place to read them. What the push lacks
 * (the parts of the score) is fetched when it is next shown.
 */
export function takeScore(queries: QueryClient, push: ScorePush): void {
  const queryKey = keyOf(profileCompletion, {});
  // An answer that is under way is older than the push.
  void queries.cancelQueries({ queryKey });
  const known = queries.setQueryData<CallReply<typeof profileCompletion>>(
    queryKey,
    (before) => before && { ...before, data: { ...before.data, ...completionOf(push) } },
  );
  void queries.invalidateQueries({ queryKey, refetchType: known ? 'none' : 'active' });
}

function completionOf(push: ScorePush) {
  return {
    score: push.score,
    verification_added: {
      personal: push.personal_verification_verified,
      job: push.job_verification_verified,
      salary: push.salary_details_verified,
      property: push.property_details_verified,
    },
  };
}
