import { useRef, useState } from 'react';
import { getConversation } from 'shared-contracts/calls/messaging';
import { useHost } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { fetchTalk, talkKey, type Pair } from './fetch-talk.ts';
import { hasHole, withEarlier, withKnown, type Talk } from './talk.ts';
import { useLineState } from '../use-line-state.ts';

/** How often to ask while nothing is pushed, in ms. */
const POLL = 8000;

/** How often at most one answer is asked for again because of what happened meanwhile. */
const MOST_ROUNDS = 4;

/**
 * A conversation and what lies before it; news arrive through `useLiveTalk`, which sets `missed` when something happened
 * that an answer under way may lack: then more is asked for before the answer counts.
 */
export function useTalk(pair: Pair) {
  const { send } = useHost();
  const cache = useQueryClient();
  const queryKey = talkKey(pair);
  const known = () => cache.getQueryData<Talk>(queryKey);
  const isLive = useLineState() === 'live';
  const missed = useRef(false);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      let talk = known();
      for (let round = 1; ; round += 1) {
        missed.current = false;
        const asked = await fetchTalk(send, pair, { known: talk, signal });
        // What was pushed while the pages were on their way.
        talk = withKnown(asked, known());
        if (round === MOST_ROUNDS || !(missed.current || hasHole(talk))) return talk;
      }
    },
    staleTime: 0,
    refetchInterval: isLive ? false : POLL,
  });
  return { query, earlier: useEarlier(pair), missed };
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
