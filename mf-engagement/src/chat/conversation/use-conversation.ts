import { useRef, useState } from 'react';
import { getConversation } from 'shared-contracts/calls/messaging';
import { useHost } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { useConnectionState } from '../use-connection-state.ts';
import { hasHole, withEarlier, withKnown, type ConversationState } from './conversation-state.ts';
import { fetchConversation, conversationKey, type Pair } from './fetch-conversation.ts';

/** How often to ask while nothing is pushed, in ms. */
const POLL = 8000;

/** How often at most one answer is fetched again because of what happened meanwhile. */
const MOST_ROUNDS = 4;

/**
 * A conversation and what lies before it; news arrive through `useLiveConversation`, which sets `missed` when something
 * happened that an answer under way may lack: then more is fetched before the answer counts.
 */
export function useConversation(pair: Pair) {
  const { send } = useHost();
  const cache = useQueryClient();
  const queryKey = conversationKey(pair);
  const known = () => cache.getQueryData<ConversationState>(queryKey);
  const isLive = useConnectionState() === 'live';
  const missed = useRef(false);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      let conversation = known();
      for (let round = 1; ; round += 1) {
        missed.current = false;
        const fetched = await fetchConversation(send, pair, { known: conversation, signal });
        // What was pushed while the pages were on their way.
        conversation = withKnown(fetched, known());
        if (round === MOST_ROUNDS || !(missed.current || hasHole(conversation)))
          return conversation;
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
  const queryKey = conversationKey(pair);

  const read = async () => {
    const before = cache.getQueryData<ConversationState>(queryKey)?.earlier;
    if (state === 'busy' || before === undefined || before === null) return;
    setState('busy');
    try {
      const params = { a: pair.me, b: pair.them };
      const { data } = await send(getConversation, { params, query: { before } });
      cache.setQueryData<ConversationState>(
        queryKey,
        (conversation) => conversation && withEarlier(conversation, data),
      );
      setState('idle');
    } catch {
      // Said beside the button that asks again.
      setState('failed');
    }
  };
  return { state, read: () => void read() };
}
