import type { Thread } from 'shared-contracts/calls/messaging';
import { useTexts } from 'shared-contracts/host';
import { TabLink } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import { ListTabs } from '../../people/list-tabs.tsx';
import { WaitingCount } from '../../people/waiting-count.tsx';
import type { ShownRequests } from '../requests/use-chat-requests.ts';
import { CHAT_TABS, chatTabHref, type ChatTab } from './chat-tab.ts';

interface ChatTabsProps {
  /** Null while it is not known which one opens. */
  readonly current: ChatTab | null;
  readonly threads: readonly Thread[];
  readonly received: ShownRequests;
}

/** Conversations, Received, Sent as links, so that Back works, each with how much waits for the member. */
export function ChatTabs({ current, threads, received }: ChatTabsProps) {
  const t = useTexts(chatTexts);
  const unread = threads.filter((thread) => thread.unread > 0 && !thread.frozen).length;
  const waiting = received.requests.filter(({ declined }) => !declined).length;
  const { hasNextPage } = received.query;
  const counts = {
    threads: unread > 0 && (
      <WaitingCount count={unread} more={false} label={t('chats.unread', { count: unread })} />
    ),
    received: waiting > 0 && (
      <WaitingCount
        count={waiting}
        more={hasNextPage}
        label={t(hasNextPage ? 'chats.waitingMore' : 'chats.waiting', { count: waiting })}
      />
    ),
    sent: null,
  };
  return (
    <ListTabs label={t('chats.tabs')}>
      {CHAT_TABS.map((tab) => (
        <TabLink key={tab} href={chatTabHref(tab)} current={tab === current}>
          <span>{t(`chats.${tab}`)}</span>
          {counts[tab]}
        </TabLink>
      ))}
    </ListTabs>
  );
}
