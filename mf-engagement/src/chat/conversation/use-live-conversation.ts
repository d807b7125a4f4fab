import { useEffect, type RefObject } from 'react';
import { useHost } from 'shared-contracts/host';
import {
  conversationRead,
  reconnected,
  messageArrived,
} from 'shared-contracts/platform/events/realtime-events';
import { useQueryClient } from 'shared-contracts/query';
import { hasHole, withArrived, withRead, type ConversationState } from './conversation-state.ts';
import { conversationKey, type Pair } from './fetch-conversation.ts';

/**
 * Takes what is pushed into the conversation that is open, and fetches again where a push may have been missed; sets
 * `missed`, for an answer under way that may be older.
 */
export function useLiveConversation({ me, them }: Pair, missed: RefObject<boolean>): void {
  const { bus } = useHost();
  const cache = useQueryClient();
  useEffect(() => {
    const queryKey = conversationKey({ me, them });
    const isOurs = (...ids: [string, string]) => ids.includes(me) && ids.includes(them);
    const change = (how: (conversation: ConversationState) => ConversationState) => {
      const conversation = cache.setQueryData<ConversationState>(
        queryKey,
        (known) => known && how(known),
      );
      // Nothing to put it into: the first page is on its way, and may have been read before.
      if (conversation === undefined) missed.current = true;
      return conversation;
    };
    // The shell may have fetched already, with all else that was missed.
    const fetchAgain = () => {
      missed.current = true;
      void cache.invalidateQueries({ queryKey }, { cancelRefetch: false });
    };
    const ends = [
      bus.on(messageArrived, ({ message }) => {
        if (!isOurs(message.from, message.to)) return;
        const conversation = change((known) => withArrived(known, [message]));
        if (conversation !== undefined && hasHole(conversation)) fetchAgain();
      }),
      bus.on(conversationRead, ({ by, with: from, sequence, read_at: at }) => {
        if (isOurs(by, from)) change((known) => withRead(known, { from, sequence, at }));
      }),
      bus.on(reconnected, fetchAgain),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [bus, cache, me, them, missed]);
}
