import { act, fireEvent, screen, within } from '@testing-library/react';
import type { NoticeExtras } from 'shared-contracts/host';
import { messages, type MessageKey } from 'shared-contracts/locales/en/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost } from '../host/create-host.tsx';
import { renderApp } from '../testing/render-app.tsx';
import { createNoticeQueue } from './notice-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function renderNotices() {
  const { page } = renderApp();
  const host = createHost(page, {}, 'en');
  const tell = (key: MessageKey, extras?: NoticeExtras) =>
    act(() => host.notify(key, undefined, extras));
  return { say: (key: MessageKey) => tell(key), tell };
}

describe('a notice', () => {
  it('stays for 3000 ms', () => {
    const { say } = renderNotices();
    say('interest.sent');
    act(() => void vi.advanceTimersByTime(2999));
    expect(screen.getByText('Interest sent')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Interest sent')).toBeNull();
  });

  it('of the invalid member link stays for 5000 ms, with its title', () => {
    const { say } = renderNotices();
    say('memberLink.invalid');
    act(() => void vi.advanceTimersByTime(4999));
    expect(screen.getByText('Invalid link')).toBeVisible();
    expect(screen.getByText('Expired or invalid link')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Invalid link')).toBeNull();
  });

  it.each([
    ['interest.sent', 'status'],
    ['chat.newMessage', 'status'],
    ['interest.alreadySent', 'alert'],
    ['contacts.failed', 'alert'],
  ] as const)('%s is read out as %s', (key, role) => {
    const { say } = renderNotices();
    say(key);
    const region = within(screen.getByRole('region', { name: 'Notices' })).getByRole(role);
    expect(within(region).getByText(messages[key].text)).toBeVisible();
  });
});

describe('a notice that offers something about a person', () => {
  it('gives way to the next one, and waits for what is only said', () => {
    const queue = createNoticeQueue();
    const undo = { label: 'Undo', run: () => undefined };
    queue.show('bookmark.added', {}, { title: 'Asha Patil', action: undo });
    queue.show('bookmark.added', {}, { title: 'Ila Kale', action: undo });
    queue.show('bookmark.removed', {}, { title: 'Asha Patil', action: undo });
    const shown = () => queue.shown().map(({ key, title }) => [key, title]);
    expect(shown()).toEqual([['bookmark.removed', 'Asha Patil']]);
    const said = queue.show('interest.sent');
    expect(shown()).toEqual([['interest.sent', undefined]]);
    queue.close(said);
    expect(shown()).toEqual([['bookmark.removed', 'Asha Patil']]);
  });
});

describe('an offer that has the focus', () => {
  const undo = (title: string) => ({ title, action: { label: 'Undo', run: () => undefined } });
  const texts = () =>
    screen
      .getByRole('region', { name: 'Notices' })
      .querySelectorAll('.sp-toast__text > span, .sp-toast__text > strong');

  it('stays, with what is urgent beside it; the others wait for it', () => {
    const { tell, say } = renderNotices();
    tell('bookmark.removed', undo('Asha Kulkarni'));
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    say('interest.sent');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(screen.queryByText('Interest sent')).toBeNull();
    say('contacts.failed');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(
      within(screen.getByRole('alert')).getByText(messages['contacts.failed'].text),
    ).toBeVisible();
    tell('bookmark.removed', undo('Meera Deshmukh'));
    expect(screen.getByText('Asha Kulkarni')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    expect(screen.queryByText('Asha Kulkarni')).toBeNull();
    expect([...texts()].map((one) => one.textContent)).toEqual([messages['contacts.failed'].text]);
  });

  it('stays held while the pointer is at the urgent one beside it', () => {
    const queue = createNoticeQueue();
    const offer = queue.show('bookmark.removed', {}, undo('Asha Patil'));
    queue.hold(offer, true);
    const urgent = queue.show('contacts.failed');
    queue.hold(urgent, true);
    queue.hold(urgent, false);
    queue.show('bookmark.removed', {}, undo('Ila Kale'));
    expect(queue.shown().map(({ id }) => id)).toEqual([offer, urgent]);
    queue.hold(offer, false);
    queue.close(urgent);
    expect(queue.shown().map(({ title }) => title)).toEqual(['Ila Kale']);
  });

  it('is no longer held once it was closed', () => {
    const queue = createNoticeQueue();
    const id = queue.show('bookmark.removed', {}, undo('Asha Patil'));
    queue.hold(id, true);
    queue.close(id);
    queue.show('interest.sent');
    expect(queue.shown().map(({ key }) => key)).toEqual(['interest.sent']);
  });
});

describe('what is urgent', () => {
  it('comes after what is being read, before what waits', () => {
    const queue = createNoticeQueue();
    const first = queue.show('interest.sent');
    queue.show('contacts.saved');
    queue.show('contacts.failed');
    const shown = () => queue.shown().map(({ key }) => key);
    expect(shown()).toEqual(['interest.sent']);
    queue.close(first);
    expect(shown()).toEqual(['contacts.failed']);
  });
});

describe('a notice in another language', () => {
  it('is worded in it, its title too', async () => {
    vi.useRealTimers();
    const config = { previewLanguage: 'xx' } as const;
    const { page } = await act(async () => renderApp({ config }));
    await screen.findByRole('region', { name: /^⟦Notices .+⟧$/ });
    act(() => page.notices.show('plan.required'));
    expect(
      await screen.findByText(/^⟦Plan upgrade required to use this feature .+⟧$/),
    ).toBeVisible();
    expect(screen.getByText(/^⟦Buy plan .+⟧$/)).toBeVisible();
  });
});

describe('a notice with something to do', () => {
  const undo = (title: string, run = vi.fn()) => ({ title, action: { label: 'Undo', run } });

  it('stays long enough to reach it, and does it', () => {
    const { tell } = renderNotices();
    const run = vi.fn();
    tell('bookmark.removed', undo('Asha Kulkarni', run));
    act(() => void vi.advanceTimersByTime(9999));
    expect(screen.getByText('Asha Kulkarni')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Asha Kulkarni')).toBeNull();
  });

  it('offers only what was done last', () => {
    const { tell } = renderNotices();
    tell('bookmark.removed', undo('Asha Kulkarni'));
    tell('bookmark.removed', undo('Meera Deshmukh'));
    expect(screen.getByText('Meera Deshmukh')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  });
});

describe('many notices', () => {
  it('stand one at a time; the next one’s time begins when it is seen', () => {
    const { say } = renderNotices();
    say('interest.sent');
    say('contacts.saved');
    expect(screen.queryByText('Contacts updated')).toBeNull();
    act(() => void vi.advanceTimersByTime(3000));
    expect(screen.getByText('Contacts updated')).toBeVisible();
    act(() => void vi.advanceTimersByTime(2999));
    expect(screen.getByText('Contacts updated')).toBeVisible();
  });

  it('with the same words stand once', () => {
    const queue = createNoticeQueue();
    queue.show('plan.required');
    queue.show('plan.required');
    expect(queue.shown()).toHaveLength(1);
  });
});
