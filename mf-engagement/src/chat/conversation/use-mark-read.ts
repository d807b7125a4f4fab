import { useEffect, useRef, useSyncExternalStore } from 'react';
import { markRead } from 'shared-contracts/calls/messaging';
import { useHost } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { refreshThreads } from '../lists/refresh-threads.ts';
import { unreadUpTo, withRead, type ConversationState } from './conversation-state.ts';
import { conversationKey, type Pair } from './fetch-conversation.ts';

/**
 * Tells the server how far the conversation was read: only while the page is in front and `isSeen`, that is while its
 * newest message is on screen. A try that fails is made again with the next news of the conversation.
 */
export function useMarkRead(pair: Pair, conversation: ConversationState, isSeen: boolean): void {
  const { send } = useHost();
  const cache = useQueryClient();
  const isVisible = useIsVisible();
  const read = useRef(0);
  const { me, them } = pair;
  const sequence = unreadUpTo(conversation, them);
  useEffect(() => {
    if (!isVisible || !isSeen || sequence <= read.current) return;
    const before = read.current;
    read.current = sequence;
    const tell = async () => {
      try {
        await send(markRead, { body: { with: them, sequence } });
      } catch {
        read.current = before;
        return;
      }
      const mark = { from: them, sequence, at: new Date().toISOString() };
      cache.setQueryData<ConversationState>(
        conversationKey({ me, them }),
        (known) => known && withRead(known, mark),
      );
      await refreshThreads(cache);
    };
    void tell();
  }, [send, cache, me, them, sequence, isVisible, isSeen, conversation]);
}

function useIsVisible(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.visibilityState === 'visible',
    () => false,
  );
}
