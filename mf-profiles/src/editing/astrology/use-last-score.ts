import { useState } from 'react';
import type { CallReply } from 'shared-contracts/calls/call';
import { getProfile, type OwnProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost } from 'shared-contracts/host';
import { useQuery, useQueryClient, type QueryClient } from 'shared-contracts/query';

/**
 * The Gun Milan with the profile opened last on this page; null without one. It is fetched again after saving, as going
 * back to that profile would: no other profile is opened for it, since every view is counted and reported.
 */
export function useLastScore(own: OwnProfile) {
  const { query } = useHost();
  const cache = useQueryClient();
  const [id] = useState(() => lastSeen(cache, own.id));
  const { data, isFetching } = useQuery({
    ...query(getProfile, { params: { id: id ?? own.id }, query: {} }),
    enabled: id !== null,
    staleTime: Infinity,
  });
  const person = data?.data.data;
  if (id === null || isFetching || !person?.points) return null;
  const { points } = person;
  return { person, points, reading: own.gender === 'female' ? points.girl : points.boy };
}

/** Whose profile came last, oneself aside. */
function lastSeen(cache: QueryClient, ownId: string): string | null {
  const seen = cache
    .getQueryCache()
    .findAll({ queryKey: keyOf(getProfile) })
    .flatMap(({ state }) => {
      const reply = state.data as CallReply<typeof getProfile> | undefined;
      const id = reply?.data.data.id;
      return id === undefined || id === ownId ? [] : [{ id, at: state.dataUpdatedAt }];
    })
    .toSorted((one, other) => other.at - one.at);
  return seen[0]?.id ?? null;
}
