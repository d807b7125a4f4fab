import { useState } from 'react';
import type { Message } from 'shared-contracts/calls/messaging';
import { asksForCaution } from './message-parts.ts';

/** The conversations of this visit in which the caution was closed; the page forgets them with its tab. */
const closed = new Set<string>();

/** Whether the caution stands in a conversation, and how to close it: then it does not come again. */
export function useCaution(
  { me, them }: { readonly me: string; readonly them: string },
  messages: readonly Message[],
) {
  const key = `${me} ${them}`;
  const [isClosed, setClosed] = useState(() => closed.has(key));
  return {
    stands: !isClosed && messages.some(({ message }) => asksForCaution(message)),
    close: () => {
      closed.add(key);
      setClosed(true);
    },
  };
}
