import {
  listChatRequests,
  type CHAT_REQUEST_TYPES,
  type ChatRequest,
} from 'shared-contracts/calls/engagement';
import { pagesKeyOf } from 'shared-contracts/calls/query';
import { useHost } from 'shared-contracts/host';
import { useInfiniteQuery } from 'shared-contracts/query';

export type ChatRequestType = (typeof CHAT_REQUEST_TYPES)[number];

/** Chat requests that were not accepted, received or sent; paged by offset, which the reply carries as `next`. */
export function useChatRequests(type: ChatRequestType, mayFetch = true) {
  const { send } = useHost();
  const query = useInfiniteQuery({
    queryKey: pagesKeyOf(listChatRequests, { query: { type } }),
    queryFn: async ({ signal, pageParam: from }) => {
      // The query of received ones is that of section 9: ?accepted=false&from=0.
      const query = { ...(type === 'sent' && { type }), accepted: 'false', from } as const;
      return (await send(listChatRequests, { query }, { signal })).data;
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => (next === null ? null : Number(next)),
    enabled: mayFetch,
  });
  const all = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const requests: readonly ChatRequest[] = [...new Map(all.map((one) => [one.id, one])).values()];
  return { query, requests };
}

export type ShownRequests = ReturnType<typeof useChatRequests>;
