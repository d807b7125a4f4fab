import { sendMessage, type Message } from 'shared-contracts/calls/messaging';
import type { BackgroundPage } from 'shared-contracts/platform/background';
import { signedOut } from 'shared-contracts/platform/events/event-map';
import { whenReconnected } from 'shared-contracts/platform/events/when-reconnected';
import type { QueryClient } from 'shared-contracts/query';
import { withArrived, type ConversationState } from '../conversation/conversation-state.ts';
import { conversationKey } from '../conversation/fetch-conversation.ts';
import { refreshThreads } from '../lists/refresh-threads.ts';
import { openOutboxStore } from './outbox-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { tellUnsent } from './unsent-slice.ts';

/** The outbox of the signed-in member on a page; it goes on sending when the conversation is left. */
const open = new WeakMap<QueryClient, { readonly userId: string; readonly outbox: Outbox }>();

/** The one outbox of a member on this page, made on first use. */
export function outboxOf(page: BackgroundPage, userId: string): Outbox {
  const known = open.get(page.cache);
  if (known?.userId === userId) return known.outbox;
  known?.outbox.stop();
  const outbox = openOutbox(page, userId);
  open.set(page.cache, { userId, outbox });
  return outbox;
}

function openOutbox(
  { send, bus, cache, store, guardSignOut }: BackgroundPage,
  userId: string,
): Outbox {
  const onSent = (message: Message) => {
    const queryKey = conversationKey({ me: userId, them: message.to });
    cache.setQueryData<ConversationState>(
      queryKey,
      (conversation) => conversation && withArrived(conversation, [message]),
    );
    void refreshThreads(cache);
  };
  const outbox = createOutbox({
    store: openOutboxStore(userId, window),
    deliver: async ({ to, message, clientId }, signal) => {
      const body = { to, message, client_id: clientId };
      return (await send(sendMessage, { body }, { signal })).data;
    },
    onSent,
    newId: () => crypto.randomUUID(),
    now: Date.now,
    chance: Math.random,
    alone: (work) => onlyHere(`outbox:${userId}`, work),
  });
  // A shell without a store is notified when signing out would lose something.
  const endTelling = store ? tellUnsent(outbox, store) : guardWhileUnsent(outbox, guardSignOut);
  const stopWaking = whenReconnected(bus, outbox.wake);
  const stop = () => {
    endTelling();
    stopWaking();
    stopEnd();
    open.delete(cache);
    outbox.stop();
  };
  // The shell takes away what is left where the session ended by wish (`backgroundJobs`).
  const stopEnd = bus.on(signedOut, stop);
  return { ...outbox, stop };
}

/** Signing out asks while something waits here, whatever page is open. Returns the end of it. */
function guardWhileUnsent(outbox: Outbox, guard: BackgroundPage['guardSignOut']): () => void {
  let release: (() => void) | undefined;
  const look = () => {
    const isUnsent = outbox.all().length > 0;
    if (isUnsent) release ??= guard?.();
    else end();
  };
  const end = () => {
    release?.();
    release = undefined;
  };
  const stopLooking = outbox.subscribe(look);
  look();
  return () => {
    stopLooking();
    end();
  };
}

/** Runs the work in one tab at a time, where the browser can tell tabs apart. */
async function onlyHere(name: string, work: () => Promise<void>): Promise<void> {
  // Over plain http, as in development, there are no locks; the server still stores each message once.
  const locks: LockManager | undefined = navigator.locks;
  await (locks === undefined ? work() : locks.request(name, work));
}
