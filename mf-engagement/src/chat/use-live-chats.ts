import { useEffect } from 'react';
import { useHost } from 'shared-contracts/host';
import { conversationRead, messageArrived } from 'shared-contracts/platform/events/realtime-events';
import { useQueryClient } from 'shared-contracts/query';
import { refreshThreads } from './lists/refresh-threads.ts';

/** Fetches the conversations again with each message and each read mark; what else changes lists is the shell's. */
export function useLiveChats(): void {
  const { bus } = useHost();
  const cache = useQueryClient();
  useEffect(() => {
    const refresh = () => void refreshThreads(cache);
    const ends = [bus.on(messageArrived, refresh), bus.on(conversationRead, refresh)];
    return () => {
      for (const end of ends) end();
    };
  }, [bus, cache]);
}
