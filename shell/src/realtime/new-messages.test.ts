import { toPid } from 'shared-contracts/domain/pid';
import { messages as catalogue } from 'shared-contracts/locales/en/messages';
import { unreadChatsChanged } from 'shared-contracts/platform/store/counts';
import { selectLate } from 'shared-contracts/platform/store/late-state';
import { createAppStore } from 'shared-contracts/platform/store/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigation } from '../navigation/navigation.ts';
import { createNoticeQueue } from '../notices/notice-queue.ts';
import { createNewMessages, READ_MS, type NewMessages } from './new-messages.ts';

const ROHAN = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c02';
const MEERA = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c03';

let address: string;
let page: { visibilityState: DocumentVisibilityState };
let store: ReturnType<typeof createAppStore>;
let notices: ReturnType<typeof createNoticeQueue>;
let messages: NewMessages;

beforeEach(() => {
  vi.useFakeTimers();
  address = '/profiles';
  page = { visibilityState: 'visible' };
  store = createAppStore();
  notices = createNoticeQueue();
  const navigation = createNavigation();
  navigation.attach({ current: () => address, go: () => undefined });
  messages = createNewMessages({ store, notices, navigation, document: page });
});
afterEach(() => {
  messages.close();
  vi.useRealTimers();
});

const told = () => notices.shown().map(({ key }) => catalogue[key].text);
const badge = () => selectLate('counts')(store.getState())?.unreadChats;
const chatWith = (id: string) => `/chat?to=${toPid(id)}`;
const NEW = 'You have a new message';

describe('the unread count', () => {
  it('goes to the bar; the first one is no news', () => {
    messages.counted(3);
    expect([badge(), told()]).toEqual([3, []]);
  });

  it('that rises is told; the same or a smaller one is not', () => {
    messages.counted(0);
    messages.counted(0);
    expect(told()).toEqual([]);
    messages.counted(1);
    expect(told()).toEqual([NEW]);
    notices.close('n1');
    messages.counted(1);
    messages.counted(0);
    expect(told()).toEqual([]);
    messages.counted(1);
    expect(told()).toEqual([NEW]);
  });

  it('that a page lowered rises from there', () => {
    messages.counted(2);
    store.dispatch(unreadChatsChanged(0));
    messages.counted(1);
    expect(told()).toEqual([NEW]);
  });

  it('is not told for the conversation that stands open', () => {
    messages.counted(0);
    address = chatWith(ROHAN);
    messages.arrived(ROHAN);
    messages.counted(1);
    vi.advanceTimersByTime(READ_MS);
    expect(told()).toEqual([]);
  });

  it('is not told when it comes before its message, which is read at once', () => {
    messages.counted(0);
    address = chatWith(ROHAN);
    messages.counted(1);
    messages.arrived(ROHAN);
    vi.advanceTimersByTime(READ_MS);
    messages.counted(0);
    messages.counted(1);
    messages.counted(0);
    vi.advanceTimersByTime(READ_MS);
    expect(told()).toEqual([]);
  });

  it('is told of another conversation than the open one', () => {
    messages.counted(0);
    address = chatWith(ROHAN);
    messages.arrived(MEERA);
    messages.counted(1);
    vi.advanceTimersByTime(READ_MS);
    expect(told()).toEqual([NEW]);
  });

  it('is told on the list of conversations', () => {
    messages.counted(0);
    address = '/chats';
    messages.arrived(ROHAN);
    messages.counted(1);
    expect(told()).toEqual([NEW]);
  });

  it('that rose while nobody looked is told when the tab is opened, if it still stands', () => {
    messages.counted(0);
    page.visibilityState = 'hidden';
    messages.counted(1);
    messages.counted(2);
    expect(told()).toEqual([]);
    page.visibilityState = 'visible';
    messages.seen();
    messages.seen();
    expect(told()).toEqual([NEW]);
  });

  it('that rose and fell while nobody looked is no news', () => {
    messages.counted(0);
    page.visibilityState = 'hidden';
    messages.counted(1);
    messages.counted(0);
    page.visibilityState = 'visible';
    messages.seen();
    expect(told()).toEqual([]);
  });
});
