import { sendMessage, type Message } from 'shared-contracts/calls/messaging';
import { signedOut } from 'shared-contracts/events/event-map';
import { whenLineBack } from 'shared-contracts/events/when-line-back';
import type { QueryClient } from 'shared-contracts/query';
import type { QuietPage } from 'shared-contracts/remote';
import { conversationKey } from '../conversation/fetch-conversation.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { openOutboxStore } from './outbox-store.ts';
import { refreshThreads } from '../lists/refresh-threads.ts';
import { withArrived, type ConversationState } from '../conversation/conversation-state.ts';

/** The outbox of whoever is signed in on a page; it goes on sending when the conversation is left. */
const open = new WeakMap<QueryClient, { readonly userId: string; readonly outbox: Outbox }>();

/** The one outbox of a member on this page, made when it is first asked for. */
export function outboxOf(page: QuietPage, userId: string): Outbox {
  const known = open.get(page.cache);
  if (known?.userId === userId) return known.outbox;
  known?.outbox.stop();
  const outbox = openOutbox(page, userId);
  open.set(page.cache, { userId, outbox });
  return outbox;
}

function openOutbox({ send, bus, cache, guardSignOut }: QuietPage, userId: string): Outbox {
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
  const endGuard = guardWhileUnsent(outbox, guardSignOut);
  const stopWaking = whenLineBack(bus, outbox.wake);
  const stop: Outbox['stop'] = (options) => {
    endGuard();
    stopWaking();
    stopEnd();
    open.delete(cache);
    outbox.stop(options);
  };
  // Whoever signs out was asked; a session that died, or ended with a payment, is only interrupted.
  const stopEnd = bus.on(signedOut, ({ reason }) =>
    stop({ forget: reason === 'asked' || reason === 'deleted' }),
  );
  return { ...outbox, stop };
}

/** Signing out asks while something waits here, whatever page is open. Returns the end of it. */
function guardWhileUnsent(outbox: Outbox, guard: QuietPage['guardSignOut']): () => void {
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
