import { useEffect, useMemo, useState } from 'react';
import { useHost } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import type { CallReply } from '../../calls/call.ts';
import { getDraft } from '../../calls/own-profile.ts';
import { keyOf } from '../../calls/query.ts';
import { whenReconnected } from '../../platform/events/when-reconnected.ts';

/** The draft to fetch. */
export interface SavedDraftOptions {
  readonly key: string;
  /** Names the kind of form: each asks for itself, since its own draft is written over meanwhile. */
  readonly of: string;
  /** False while it is not needed. */
  readonly enabled: boolean;
  /** Pause between tries after a failure, in ms; a reconnect is another try. */
  readonly askAgainMs: number;
}

/** A draft of an earlier visit as the server has it. */
export interface SavedDraft {
  /** It has come: `reply` says what there is, null for none. */
  readonly hasCome: boolean;
  readonly reply: CallReply<typeof getDraft>['data'] | undefined;
  /** It did not come at first, so that its form was opened without it. */
  readonly isOpenWithout: boolean;
}

/** Asks once for a draft that a form opens with, and again where it did not come. */
export function useSavedDraft({ key, of, enabled, askAgainMs }: SavedDraftOptions): SavedDraft {
  const { query, bus } = useHost();
  const params = useMemo(() => ({ key }), [key]);
  const saved = useQuery({
    ...query(getDraft, { params }),
    queryKey: [...keyOf(getDraft, { params }), of],
    // The form opens with it; fetched again it would be compared with nothing.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? askAgainMs : false),
    enabled,
  });
  const { refetch, isError, isSuccess } = saved;
  // Stays so while it is fetched again: a form that is open does not go back to waiting.
  const [isOpenWithout, setOpenWithout] = useState(false);
  if (isError && !isOpenWithout) setOpenWithout(true);
  const isMissing = isOpenWithout && !isSuccess;
  useEffect(
    () => (isMissing ? whenReconnected(bus, () => void refetch()) : undefined),
    [isMissing, bus, refetch],
  );
  return { hasCome: isSuccess, reply: saved.data?.data, isOpenWithout };
}
