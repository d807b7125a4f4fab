import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listFeatures } from 'shared-contracts/calls/content';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { Features } from './features.tsx';

const blocks = ['Verified identity', 'Ask about a profile', 'A video introduction'].map(
  (title, at) => ({
    id: `block-${at}`,
    title,
    text: `About ${title}.`,
    image: at === 2 ? null : `/files/blog/block-${at}-960.webp`,
  }),
);
const show = (...api: Fake[]) =>
  renderRemote(<Features />, { at: '/features', path: '/features', api });

describe('the features', () => {
  it('stand in their order, each with a heading, its words and its picture', async () => {
    const { container } = show(fake(listFeatures, { data: blocks }));
    const titles = await screen.findAllByRole('heading', { level: 2 });
    expect(titles.map((title) => title.textContent)).toEqual(blocks.map(({ title }) => title));
    expect(screen.getByText('About A video introduction.')).toBeInTheDocument();
    const pictures = [...container.querySelectorAll('img')].map((one) => one.getAttribute('src'));
    expect(pictures).toEqual(['/files/blog/block-0-960.webp', '/files/blog/block-1-960.webp']);
  });

  it('lead a visitor to join', async () => {
    show(fake(listFeatures, { data: blocks }));
    await screen.findAllByRole('heading', { level: 2 });
    const join = screen.getByRole('link', { name: 'Join free' });
    expect(join).toHaveAttribute('href', '/signup');
  });

  it('say Loading... first, and the error text with Retry when they do not come', async () => {
    let broken = true;
    show(
      fake(listFeatures, () => (broken ? { refuse: 500, code: 'server.error' } : { data: blocks })),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke on our side.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('About Verified identity.')).toBeInTheDocument();
  });
});
