import { useRef, useState } from 'react';
import type { CallReply } from 'shared-contracts/calls/call';
import { pagesKeyOf } from 'shared-contracts/calls/query';
import { addTrail, listTrails, type Trail } from 'shared-contracts/calls/trails';
import type { CallStatus } from 'shared-contracts/domain/call-status';
import { toPid } from 'shared-contracts/domain/pid';
import { useHost } from 'shared-contracts/host';
import { useInfiniteQuery, useMutation, useQueryClient } from 'shared-contracts/query';

/** What is added: a note, a status or both. */
export interface TrailEntry {
  readonly note: string;
  readonly status: CallStatus | null;
}

interface Pages {
  readonly pages: readonly CallReply<typeof listTrails>[];
  readonly pageParams: readonly unknown[];
}

/** Each look is on the audit trail: nothing is fetched again within this time, in ms. */
const FRESH_MS = 60_000;

/** The history of one profile, and what is being added to it. */
export function useTrails(userId: string) {
  const { send } = useHost();
  const cache = useQueryClient();
  const pid = toPid(userId);
  const queryKey = pagesKeyOf(listTrails, { query: { pid } });
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      send(
        listTrails,
        {
          query: {
            pid,
            ...(pageParam !== null && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next ?? null,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });

  // The same entry keeps its id until it is there: a second try adds nothing twice.
  const id = useRef(crypto.randomUUID());
  const [adding, setAdding] = useState<TrailEntry | null>(null);
  const add = useMutation({
    mutationFn: ({ note, status }: TrailEntry) =>
      send(addTrail, {
        body: { pid, id: id.current, ...(note !== '' && { note }), ...(status && { status }) },
      }),
    onMutate: (entry) => setAdding(entry),
    onSuccess: ({ data }) => {
      id.current = crypto.randomUUID();
      cache.setQueryData<Pages>(queryKey, (before) => before && withFirst(before, data));
    },
    onSettled: () => setAdding(null),
  });
  const trails = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return { list, trails, add, adding };
}

function withFirst(before: Pages, entry: Trail): Pages {
  const [first, ...rest] = before.pages;
  if (first === undefined || first.data.some(({ id }) => id === entry.id)) return before;
  return { ...before, pages: [{ ...first, data: [entry, ...first.data] }, ...rest] };
}
