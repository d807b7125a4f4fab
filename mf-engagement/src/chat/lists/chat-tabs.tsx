import { useTexts } from 'shared-contracts/host';
import { TabLink, VisuallyHidden } from 'shared-contracts/ui/core';
import { ListTabs } from '../../people/list-tabs.tsx';
import { chatTexts } from '../chat-texts.ts';
import type { ChatRequestType, ShownRequests } from '../requests/use-chat-requests.ts';
import { CHAT_TABS, chatTabHref, requestsOf, type ChatTab } from './chat-tab.ts';

/** Props of the row of tabs. */
export interface ChatTabsProps {
  readonly current: ChatTab;
  readonly lists: Record<ChatRequestType, ShownRequests>;
}

/** Conversations, Received, Sent as links, so that Back works; requests with how many there are. */
export function ChatTabs({ current, lists }: ChatTabsProps) {
  const t = useTexts(chatTexts);
  return (
    <ListTabs label={t('chats.tabs')} current={current}>
      {CHAT_TABS.map((tab) => {
        const type = requestsOf(tab);
        return (
          <TabLink key={tab} href={chatTabHref(tab)} current={tab === current}>
            {t(`chats.${tab}`)}
            {type !== null && <Count of={lists[type]} waiting={type === 'received'} />}
          </TabLink>
        );
      })}
    </ListTabs>
  );
}

/** How many, as far as one has asked; those that wait for the member are marked. */
function Count({ of: { query, requests }, waiting }: { of: ShownRequests; waiting: boolean }) {
  const t = useTexts(chatTexts);
  const count = requests.length;
  if (count === 0) return null;
  const { hasNextPage } = query;
  return (
    <>
      <span
        className={waiting ? 'en-lists__count en-lists__count--waiting' : 'en-lists__count'}
        aria-hidden="true"
      >
        {hasNextPage ? `${count}+` : count}
      </span>
      <VisuallyHidden>
        {t(hasNextPage ? 'chats.countMore' : 'chats.count', { count })}
      </VisuallyHidden>
    </>
  );
}
