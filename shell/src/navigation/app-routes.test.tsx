import { act, screen } from '@testing-library/react';
import { defineRemote } from 'shared-contracts/platform/remote';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

it('does not draw a page anew for a title that it gave', async () => {
  let draws = 0;
  const Posts = () => {
    draws += 1;
    return <p>All posts</p>;
  };
  const remote = defineRemote({ name: 'mf-content', pages: { blogs: Posts } });
  const { page } = renderApp({ at: '/blogs', importRemote: () => Promise.resolve(remote) });
  expect(await screen.findByText('All posts')).toBeVisible();
  const before = draws;
  await act(async () => void page.titles.give('What a first meeting is for'));
  expect(document.title).toContain('What a first meeting is for');
  expect(draws).toBe(before);
});
