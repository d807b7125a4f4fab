import type { Send } from 'shared-contracts/calls/client';
import { getConversation } from 'shared-contracts/calls/messaging';
import { keyOf } from 'shared-contracts/calls/query';
import {
  knownUpTo,
  conversationOf,
  withLater,
  type ConversationState,
} from './conversation-state.ts';

/** The two people of a conversation, by user id: the reader and the other one. */
export interface Pair {
  readonly me: string;
  readonly them: string;
}

/** Where the conversation of two people lives in the query cache; below the key of its call. */
export function conversationKey({ me, them }: Pair): readonly unknown[] {
  return [...keyOf(getConversation, { params: { a: me, b: them } }), 'conversation'];
}

/** As many pages of news are worth reading one by one; beyond that the latest page is fetched. */
const MOST_PAGES = 5;

/** Reads the latest page, or where something is known already what came since. Rejects with ApiError. */
export async function fetchConversation(
  send: Send,
  pair: Pair,
  options: { readonly known: ConversationState | undefined; readonly signal: AbortSignal },
): Promise<ConversationState> {
  const { known, signal } = options;
  const params = { a: pair.me, b: pair.them };
  const ask = async (query: { since?: number }) =>
    (await send(getConversation, { params, query }, { signal })).data;
  if (known === undefined || known.messages.length === 0)
    return conversationOf(await ask({}), pair.me);
  let conversation = known;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await ask({ since: knownUpTo(conversation) });
    conversation = withLater(conversation, page, pair.me);
    if (page.next === null) return conversation;
  }
  return conversationOf(await ask({}), pair.me);
}
