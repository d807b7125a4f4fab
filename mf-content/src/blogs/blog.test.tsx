import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBlog, listBlogs } from 'shared-contracts/calls/content';
import { keyOf } from 'shared-contracts/calls/query';
import { useQueryClient } from 'shared-contracts/query';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { listReply, post, summary } from '../testing/posts.ts';
import { Blog } from './blog.tsx';

const posts = ['newest', 'middle', 'oldest'].map((id) => summary({ id, title: `The ${id}` }));

function show(id: string, ...api: Fake[]) {
  return renderRemote(<Blog />, {
    at: `/blog/${id}`,
    path: '/blog/:id',
    api: [fake(listBlogs, listReply(posts)), ...api],
  });
}

const byId = fake(getBlog, ({ params }) => {
  const id = String(params?.['id']);
  return { data: post({ id, title: `The ${id}`, content: `Words of the ${id}.` }) };
});

describe('a post', () => {
  it('says Loading... and then shows title, day, reading time, picture and text', async () => {
    const { container } = show('middle', byId);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByRole('heading', { level: 1, name: 'The middle' })).toBeVisible();
    expect(screen.getByText('12 March 1996')).toHaveAttribute('datetime', '1996-03-12');
    expect(screen.getByText('4 minutes to read')).toBeInTheDocument();
    expect(screen.getByText('Words of the middle.')).toBeInTheDocument();
    expect(container.querySelector('article img')).toHaveAttribute('loading', 'eager');
  });

  it('leads to its neighbours and to all posts', async () => {
    show('middle', byId);
    const more = within(await screen.findByRole('navigation', { name: 'Read on' }));
    expect(more.getByRole('link', { name: 'Next post The oldest' })).toHaveAttribute(
      'href',
      '/blog/oldest',
    );
    expect(more.getByRole('link', { name: 'Previous post The newest' })).toHaveAttribute(
      'href',
      '/blog/newest',
    );
    expect(more.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blogs');
  });

  it('has no next post at the end of the list', async () => {
    show('oldest', byId);
    expect(await screen.findByRole('link', { name: /^Previous post/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Next post/ })).not.toBeInTheDocument();
  });

  it('shows what the list knew before the text arrives', async () => {
    function WithList() {
      useQueryClient().setQueryData(keyOf(listBlogs, {}), listReply(posts));
      return <Blog />;
    }
    renderRemote(<WithList />, { at: '/blog/middle', path: '/blog/:id', api: [byId] });
    expect(screen.getByRole('heading', { level: 1, name: 'The middle' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByText('Words of the middle.')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('says that an unknown post is not available, and leads to the others', async () => {
    show('gone', fake(getBlog, { refuse: 404, code: 'blog.notFound' }));
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('This post is not available.');
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blogs');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('shows the error text and loads again on Retry', async () => {
    let broken = true;
    show(
      'middle',
      fake(getBlog, () =>
        broken ? { refuse: 503, code: 'server.busy' } : { data: post({ id: 'middle' }) },
      ),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Very busy right now.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('hungry')).toBeInTheDocument();
  });

  it('goes back to the list for someone who came from outside', async () => {
    show('middle', byId);
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/blogs');
  });
});
