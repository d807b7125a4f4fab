import type { ReactNode } from 'react';
import { useMedia } from 'shared-contracts/behaviour/use-media';
import { useSession } from 'shared-contracts/host';
import './chat-desk.css';
import { ChatLists } from './lists/chat-lists.tsx';
import { NoConversationOpen } from './lists/no-conversation-open.tsx';
import { useOutbox } from './outbox/use-outbox.ts';
import { SiteLinks } from './site-links.tsx';
import { useLiveChats } from './use-live-chats.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/** From this width on list and conversation stand beside each other; the stylesheet says the same. */
const WIDE = '(min-width: 900px)';

interface ChatDeskProps {
  /** User id of whom the conversation is with; absent on the list's own page. */
  readonly open?: string | null;
  /** The conversation. */
  readonly children?: ReactNode;
}

/**
 * List and conversation beside each other from 900 px, one of the two on a phone. Where a conversation stands it fills
 * the screen below the top bar, and the tabs of the site step back on a phone: they would stand between box and thumb.
 */
export function ChatDesk({ open, children }: ChatDeskProps) {
  const isWide = useMedia(WIDE);
  const me = useSession()?.userId ?? '';
  const isConversation = children !== undefined;
  const fills = isWide || isConversation;
  useLiveChats();
  useVisibleHeight(fills);
  // What an earlier visit left goes out here even under a shell that does not ask for it (`background`).
  useOutbox(me);
  return (
    <div className={fills ? 'en-desk en-desk--fills' : 'en-desk'}>
      {(isWide || !isConversation) && (
        <div className="en-desk__lists">
          <ChatLists open={open ?? null} isPage={!isConversation} />
          {fills && <SiteLinks />}
        </div>
      )}
      {isConversation ? (
        <div className="en-desk__talk">{children}</div>
      ) : (
        isWide && (
          <div className="en-desk__talk en-desk__talk--none">
            <NoConversationOpen />
          </div>
        )
      )}
    </div>
  );
}
