import { useState } from 'react';
import type { ShownRequests } from '../requests/use-chat-requests.ts';
import { chatTabOf, type ChatTab } from './chat-tab.ts';
import type { useThreads } from './use-threads.ts';

/** What the address says, and the two lists that may wait for the member. */
interface OpenedChatTabProps {
  readonly search: URLSearchParams;
  readonly threads: ReturnType<typeof useThreads>;
  readonly received: ShownRequests;
}

/**
 * The tab on screen: the one that the address names, else Received where nothing was written yet and a chat request
 * waits, else the conversations. Null while that is not known; once known it stays, also when the last request was
 * answered.
 */
export function useOpenedChatTab({
  search,
  threads,
  received,
}: OpenedChatTabProps): ChatTab | null {
  const named = chatTabOf(search);
  const [found, setFound] = useState<ChatTab | null>(null);
  if (named !== null) return named;
  if (found !== null) return found;
  const next = firstTab(threads, received);
  if (next !== null) setFound(next);
  return next;
}

function firstTab(
  { query, threads }: OpenedChatTabProps['threads'],
  received: ShownRequests,
): ChatTab | null {
  if (query.isError || threads.length > 0) return 'threads';
  if (query.data === undefined) return null;
  if (received.query.data === undefined && !received.query.isError) return null;
  return received.requests.some(({ declined }) => !declined) ? 'received' : 'threads';
}
