import { fromPid } from 'shared-contracts/domain/pid';
import { routes } from 'shared-contracts/platform/routes';
import { countsSlice, unreadChatsChanged } from 'shared-contracts/platform/store/counts';
import { selectLate } from 'shared-contracts/platform/store/late-state';
import type { AppStore } from 'shared-contracts/platform/store/store';
import type { Navigation } from '../navigation/navigation.ts';
import type { NoticeQueue } from '../notices/notice-queue.ts';

const selectCounts = selectLate('counts');

/** How long an open conversation has to be marked as read before a notice of the message in it (ms). */
export const READ_MS = 1500;

export interface NewMessagesParts {
  readonly store: AppStore;
  readonly notices: NoticeQueue;
  readonly navigation: Navigation;
  readonly document: Pick<Document, 'visibilityState'>;
}

/** The unread count of the bar, and the notice when it rises (section 4, 'Unread chat count'). */
export interface NewMessages {
  /** The server says how many chats are unread. */
  counted(count: number): void;
  /** A message came in. */
  arrived(from: string): void;
  /** The page is looked at again. */
  seen(): void;
  close(): void;
}

/**
 * No notice for the first count of a session, in hidden tabs (the one that is opened next shows it), and none of an
 * open conversation.
 */
export function createNewMessages(parts: NewMessagesParts): NewMessages {
  const { store, notices, navigation, document } = parts;
  let isFirst = true;
  let lastFrom: string | null = null;
  /** Count before it rose in a hidden tab. */
  let before: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  store.inject(countsSlice);
  const now = () => selectCounts(store.getState())?.unreadChats ?? 0;
  const say = (): void => void notices.show('chat.newMessage');
  const isSeen = () => document.visibilityState === 'visible';

  const rose = (from: number): void => {
    if (!isSeen()) {
      before ??= from;
      return;
    }
    const reading = openConversation(navigation.current());
    if (reading === null) return say();
    if (reading === lastFrom) return;
    // The count may come before its message: what is read at once takes it back.
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isOfOther = reading !== lastFrom || openConversation(navigation.current()) !== reading;
      if (now() > from && isOfOther) say();
    }, READ_MS);
  };

  return {
    counted(count) {
      const known = now();
      store.dispatch(unreadChatsChanged(count));
      if (before !== null && count <= before) before = null;
      if (!isFirst && count > known) rose(known);
      isFirst = false;
    },
    arrived(from) {
      lastFrom = from;
    },
    seen() {
      const from = before;
      before = null;
      if (from !== null && now() > from) rose(from);
    },
    close: () => clearTimeout(timer),
  };
}

/** With whom the conversation at an address is; null elsewhere. */
function openConversation(address: string): string | null {
  const [path = '', query = ''] = address.replace(/#.*$/, '').split('?');
  if (path !== routes.chat.path) return null;
  return fromPid(new URLSearchParams(query).get('to') ?? '');
}
