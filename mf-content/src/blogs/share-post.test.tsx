import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { summary } from '../testing/posts.ts';
import { SharePost } from './share-post.tsx';

const post = summary({ id: 'a b', share_image: '/files/blog/a-1200.jpg' });
const url = new URL('/blog/a%20b', location.href).href;
const said = { title: post.title, text: post.summary, url };

/** A device with a sheet for sharing; what it was given. */
function sheet(takes: (what: ShareData) => boolean = () => true): ShareData[] {
  const given: ShareData[] = [];
  Object.defineProperties(navigator, {
    share: { configurable: true, value: async (what: ShareData) => void given.push(what) },
    canShare: { configurable: true, value: takes },
  });
  return given;
}

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Share' }));

describe('a post that is shared', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
    vi.unstubAllGlobals();
  });

  it('goes with its picture where the device takes files', async () => {
    const given = sheet();
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (address: unknown) => {
      asked.push(address);
      return new Response('jpeg');
    });
    renderRemote(<SharePost post={post} />);
    await press();
    await vi.waitFor(() => expect(given).toHaveLength(1));
    expect(asked).toEqual(['/files/blog/a-1200.jpg']);
    expect(given[0]).toMatchObject(said);
    expect(given[0]?.files?.map(({ name, type }) => [name, type])).toEqual([
      ['a b.jpg', 'image/jpeg'],
    ]);
  });

  it.each([
    ['the device takes no files', () => false, async () => new Response('jpeg')],
    ['the picture is away', () => true, async () => new Response('', { status: 404 })],
    ['the line is', () => true, () => Promise.reject(new TypeError('offline'))],
  ])('goes without its picture when %s', async (_, takes, fetched) => {
    const given = sheet(takes);
    vi.stubGlobal('fetch', fetched);
    renderRemote(<SharePost post={post} />);
    await press();
    await vi.waitFor(() => expect(given).toEqual([said]));
  });

  it('is copied as its address where there is no sheet', async () => {
    const { notices } = renderRemote(<SharePost post={post} />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(notices).toEqual(['blog.linkCopied']);
  });

  it('says when it could not be copied', async () => {
    const { notices } = renderRemote(<SharePost post={post} />);
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('no', 'NotAllowedError'),
    );
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await vi.waitFor(() => expect(notices).toEqual(['profile.linkNotCopied']));
  });
});
