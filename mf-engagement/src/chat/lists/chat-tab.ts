import { routes } from 'shared-contracts/platform/routes';

/** What the list shows: conversations, or chat requests. */
export const CHAT_TABS = ['threads', 'received', 'sent'] as const;
export type ChatTab = (typeof CHAT_TABS)[number];

/** The tab that `?tab=` names; null where it names none: then what waits for the member decides. */
export function chatTabOf(search: URLSearchParams): ChatTab | null {
  return CHAT_TABS.find((tab) => tab === search.get('tab')) ?? null;
}

/** The address of a tab. */
export function chatTabHref(tab: ChatTab): string {
  return routes.chats.href({ tab });
}
