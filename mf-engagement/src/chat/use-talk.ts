import { useState } from 'react';
import { getConversation } from 'shared-contracts/calls/messaging';
import { useHost } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { fetchTalk, talkKey, type Pair } from './fetch-talk.ts';
import { withEarlier, withKnown, type Talk } from './talk.ts';
import { useLineState } from './use-line-state.ts';

/** How often to ask while nothing is pushed, in ms. */
const POLL = 8000;

/** A conversation and what lies before it; news arrive through `useLiveTalk`. */
export function useTalk(pair: Pair) {
  const { send } = useHost();
  const cache = useQueryClient();
  const queryKey = talkKey(pair);
  const known = () => cache.getQueryData<Talk>(queryKey);
  const isLive = useLineState() === 'live';
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const talk = await fetchTalk(send, pair, { known: known(), signal });
      // What was pushed while the pages were on their way.
      return withKnown(talk, known());
    },
    staleTime: 0,
    refetchInterval: isLive ? false : POLL,
  });
  return { query, earlier: useEarlier(pair) };
}

/** Reads the page before the earliest known message. */
function useEarlier(pair: Pair) {
  const { send } = useHost();
  const cache = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const queryKey = talkKey(pair);

  const read = async () => {
    const before = cache.getQueryData<Talk>(queryKey)?.earlier;
    if (state === 'busy' || before === undefined || before === null) return;
    setState('busy');
    try {
      const params = { a: pair.me, b: pair.them };
      const { data } = await send(getConversation, { params, query: { before } });
      cache.setQueryData<Talk>(queryKey, (talk) => talk && withEarlier(talk, data));
      setState('idle');
    } catch {
      // Said beside the button that asks again.
      setState('failed');
    }
  };
  return { state, read: () => void read() };
}
