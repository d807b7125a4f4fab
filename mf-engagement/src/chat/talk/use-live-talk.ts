import { useEffect, type RefObject } from 'react';
import {
  conversationRead,
  lineRestored,
  messageArrived,
} from 'shared-contracts/events/realtime-events';
import { useHost } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { talkKey, type Pair } from './fetch-talk.ts';
import { hasHole, withArrived, withRead, type Talk } from './talk.ts';

/**
 * Takes what is pushed into the conversation that is open, and asks anew where a push may have been missed; says so in
 * `missed`, for an answer under way that may be older.
 */
export function useLiveTalk({ me, them }: Pair, missed: RefObject<boolean>): void {
  const { bus } = useHost();
  const cache = useQueryClient();
  useEffect(() => {
    const queryKey = talkKey({ me, them });
    const isOurs = (...ids: [string, string]) => ids.includes(me) && ids.includes(them);
    const change = (how: (talk: Talk) => Talk) => {
      const talk = cache.setQueryData<Talk>(queryKey, (known) => known && how(known));
      // Nothing to put it into: the first page is on its way, and may have been read before.
      if (talk === undefined) missed.current = true;
      return talk;
    };
    // The shell may have asked already, with all else that was missed.
    const askAnew = () => {
      missed.current = true;
      void cache.invalidateQueries({ queryKey }, { cancelRefetch: false });
    };
    const ends = [
      bus.on(messageArrived, ({ message }) => {
        if (!isOurs(message.from, message.to)) return;
        const talk = change((known) => withArrived(known, [message]));
        if (talk !== undefined && hasHole(talk)) askAnew();
      }),
      bus.on(conversationRead, ({ by, with: from, sequence, read_at: at }) => {
        if (isOurs(by, from)) change((known) => withRead(known, { from, sequence, at }));
      }),
      bus.on(lineRestored, askAnew),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [bus, cache, me, them, missed]);
}
