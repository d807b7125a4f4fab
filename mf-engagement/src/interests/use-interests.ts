import { listInterests, type Interest } from 'shared-contracts/calls/engagement';
import { useHost } from 'shared-contracts/host';
import { useInfiniteQuery } from 'shared-contracts/query';
import type { InterestType } from './interest-tab.ts';

/** One list as it grows; a list that is not on screen waits until it may be fetched. */
export function useInterests(type: InterestType, mayFetch = true) {
  const { pages } = useHost();
  return useInfiniteQuery({ ...pages(listInterests, { query: { type } }), enabled: mayFetch });
}

export type InterestsQuery = ReturnType<typeof useInterests>;

/** The interests of all pages, each once: one may move to a later page while another is taken back. */
export function interestsOf(list: InterestsQuery): readonly Interest[] {
  const all = list.data?.pages.flatMap((page) => page.data.data) ?? [];
  return [...new Map(all.map((interest) => [interest.id, interest])).values()];
}
