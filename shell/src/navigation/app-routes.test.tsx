import { act, screen } from '@testing-library/react';
import { defineRemote } from 'shared-contracts/platform/remote';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

it('does not draw a page anew for a title that it gave', async () => {
  const Posts = vi.fn(() => <p>All posts</p>);
  const remote = defineRemote({ name: 'mf-content', pages: { blogs: Posts } });
  const { page } = renderApp({ at: '/blogs', importRemote: () => Promise.resolve(remote) });
  expect(await screen.findByText('All posts')).toBeVisible();
  const draws = Posts.mock.calls.length;
  await act(async () => void page.titles.give('What a first meeting is for'));
  expect(document.title).toContain('What a first meeting is for');
  expect(Posts).toHaveBeenCalledTimes(draws);
});
