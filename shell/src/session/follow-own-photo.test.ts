import { listPics, type OwnPic } from 'shared-contracts/calls/pictures';
import { keyOf } from 'shared-contracts/calls/query';
import { fake } from 'shared-contracts/testing/fake-api';
import { afterEach, expect, it, vi } from 'vitest';
import { member, renderApp } from '../testing/render-app.tsx';
import { followOwnPhoto } from './follow-own-photo.ts';
import { readSession } from './session-storage.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const pic = (key: string, ticket: string, isPrimary = true): OwnPic => ({
  id: key,
  url: `/photos/${key}-800.webp?t=${ticket}`,
  thumb: `/photos/${key}-200.webp?t=${ticket}`,
  is_primary: isPrimary,
  privacy: 'members',
});

function open(userPic: string | null, options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ stored: member({ userPic }), ...options });
  ends.push(followOwnPhoto(app.page, { document, window }));
  const show = (...data: OwnPic[]) => app.page.queries.setQueryData(keyOf(listPics, {}), { data });
  return { ...app, show, shown: () => app.container.querySelector('img.sp-avatar') };
}

it('shows the first photo in the top bar, and the letter again once it is removed', async () => {
  const { show, shown } = open(null);
  show(pic('one', 'today'), pic('two', 'today', false));
  await vi.waitFor(() => expect(shown()).toHaveAttribute('src', '/photos/one-200.webp?t=today'));
  expect(readSession(window.localStorage)?.userPic).toBe('/photos/one-200.webp?t=today');
  show();
  await vi.waitFor(() => expect(shown()).toBeNull());
  expect(readSession(window.localStorage)?.userPic).toBeNull();
});

it('keeps the address of sign-in, which lasts longer, for the same photo', () => {
  const { page, show } = open('/photos/one-200.webp?t=session');
  show(pic('one', 'today'));
  expect(page.session.current()?.userPic).toBe('/photos/one-200.webp?t=session');
});

it('follows another tab of the same session, and of no other', () => {
  const { page } = open(null);
  const tell = (newValue: string) =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'userPic', newValue, storageArea: window.localStorage }),
    );
  tell('/photos/two-200.webp?t=a');
  expect(page.session.current()?.userPic).toBe('/photos/two-200.webp?t=a');
  window.localStorage.setItem('token', 'other');
  tell('/x.webp');
  expect(page.session.current()?.userPic).toBe('/photos/two-200.webp?t=a');
});

it('learns nothing from an old answer that is being asked anew', async () => {
  const { page, show } = open(null);
  show(pic('one', 'today'));
  page.session.change({ userPic: '/photos/two-200.webp?t=b' });
  await page.queries.invalidateQueries({ queryKey: keyOf(listPics, {}) });
  expect(page.session.current()?.userPic).toBe('/photos/two-200.webp?t=b');
});

it('asks once for another address where one has ended', async () => {
  const api = [fake(listPics, { data: [pic('one', 'new')] })];
  const { shown, requests } = open('/photos/one-200.webp?t=old', { api });
  await vi.waitFor(() => expect(shown()).not.toBeNull());
  shown()?.dispatchEvent(new Event('error'));
  shown()?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(shown()).toHaveAttribute('src', '/photos/one-200.webp?t=new'));
  expect(requests.filter(({ call }) => call === 'GET /api/v1/pics')).toHaveLength(1);
});
