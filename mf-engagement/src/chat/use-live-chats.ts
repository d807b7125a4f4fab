import { useEffect } from 'react';
import { listChatRequests } from 'shared-contracts/calls/engagement';
import { listInvites } from 'shared-contracts/calls/messaging';
import { keyOf } from 'shared-contracts/calls/query';
import {
  conversationRead,
  lineRestored,
  listsChanged,
  messageArrived,
} from 'shared-contracts/events/realtime-events';
import { useHost } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { refreshQueries } from '../people/refresh-queries.ts';
import { refreshThreads } from './refresh-threads.ts';

/** Has the lists of the chats asked anew when a push says that they look different, or may have been missed. */
export function useLiveChats(): void {
  const { bus } = useHost();
  const cache = useQueryClient();
  useEffect(() => {
    const threads = () => void refreshThreads(cache);
    const requests = () =>
      void refreshQueries(cache, [keyOf(listChatRequests), keyOf(listInvites)]);
    const all = () => {
      threads();
      requests();
    };
    const ends = [
      bus.on(messageArrived, threads),
      bus.on(conversationRead, threads),
      bus.on(listsChanged, ({ lists }) => {
        if (lists.includes('threads')) threads();
        if (lists.includes('chat_requests')) requests();
      }),
      bus.on(lineRestored, all),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [bus, cache]);
}
