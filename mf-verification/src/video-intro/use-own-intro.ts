import { getProfile, myProfile, profileCompletion } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { getVideoIntro, type OwnVideoIntro } from 'shared-contracts/calls/verification';
import { useHost } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';

/** One's own video introduction as the server has it. */
export function useOwnIntro() {
  const { query } = useHost();
  return useQuery(query(getVideoIntro, {}));
}

/** Shows another introduction, or none, without a request; the profile that it is part of is fetched again. */
export function useKeepIntro(): (intro: OwnVideoIntro) => void {
  const cache = useQueryClient();
  return (intro) => {
    cache.setQueryData(keyOf(getVideoIntro, {}), intro);
    for (const call of [myProfile, getProfile, profileCompletion])
      void cache.invalidateQueries({ queryKey: keyOf(call) });
  };
}
