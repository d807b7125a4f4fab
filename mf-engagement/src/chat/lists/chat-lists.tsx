import { useTexts } from 'shared-contracts/host';
import { useSearchParams } from 'shared-contracts/router';
import { ScreenTitle } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import './chat-lists.css';
import { RequestList } from '../requests/request-list.tsx';
import { useChatRequests } from '../requests/use-chat-requests.ts';
import { chatTabOf } from './chat-tab.ts';
import { ChatTabs } from './chat-tabs.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { ThreadList } from './thread-list.tsx';
import { useOpenedChatTab } from './use-opened-chat-tab.ts';
import { useThreads } from './use-threads.ts';

interface ChatListsProps {
  /** User id of whom the open conversation is with. */
  readonly open: string | null;
  /** Whether the lists are what the page is about: beside a conversation they are not. */
  readonly isPage: boolean;
}

/** Conversations, received and sent chat requests, one of them on screen; the others follow for their counts. */
export function ChatLists({ open, isPage }: ChatListsProps) {
  const t = useTexts(chatTexts);
  const [search] = useSearchParams();
  const named = isPage ? chatTabOf(search) : 'threads';
  const threads = useThreads();
  const first = threads.query.data !== undefined || threads.query.isError;
  const received = useChatRequests('received', first || named === 'received');
  const sent = useChatRequests('sent', first || named === 'sent');
  const opened = useOpenedChatTab({ search, threads, received });
  const tab = isPage ? opened : 'threads';
  return (
    <>
      <div className="en-lists__head">
        {isPage ? (
          <ScreenTitle>{t('chats.title')}</ScreenTitle>
        ) : (
          <h2 className="sp-title">{t('chats.title')}</h2>
        )}
        <ChatTabs current={tab} threads={threads.threads} received={received} />
      </div>
      <section className="en-lists__body" aria-label={t(`chats.${tab ?? 'threads'}`)}>
        {tab === null && <RowsSkeleton label={t('chats.loading')} />}
        {tab === 'threads' && (
          <ThreadList {...threads} open={open} invited={received.requests.length} />
        )}
        {tab === 'received' && <RequestList key={tab} type={tab} {...received} />}
        {tab === 'sent' && <RequestList key={tab} type={tab} {...sent} />}
      </section>
    </>
  );
}
