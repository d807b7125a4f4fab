import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { listBlogs } from 'shared-contracts/calls/content';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { listReply, summary } from '../testing/posts.ts';
import '../remote.tsx';
import { Blogs } from './blogs.tsx';

const show = (...api: Fake[]) => renderRemote(<Blogs />, { at: '/blogs', api });

describe('the list of posts', () => {
  it('says Loading... while it waits', async () => {
    show(fake(listBlogs, listReply([summary()])));
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.getByText(/^This is taking longer than usual/)).toHaveClass('sp-long-wait');
    await screen.findByRole('article');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByText(/^This takes longer/)).not.toBeInTheDocument();
  });

  it('shows title, summary, day and reading time of a post and links to it', async () => {
    show(fake(listBlogs, listReply([summary({ id: 'a b' })])));
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('What to ask, what to leave for later.');
    expect(card).toHaveTextContent('12 March 1996');
    expect(card).toHaveTextContent('4 minutes to read');
    const link = within(card).getByRole('link', { name: 'The first meeting of two families' });
    expect(link).toHaveAttribute('href', '/blog/a%20b');
    expect(screen.getByRole('heading', { level: 1, name: 'Blogs' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });

  it('says the language of a post that is not the page’s, and marks its words', async () => {
    const title = 'पहिली भेट';
    show(fake(listBlogs, listReply([summary({ title, language: 'mr' })])));
    expect(await screen.findByText('Marathi')).toBeInTheDocument();
    expect(screen.getByText(title)).toHaveAttribute('lang', 'mr');
  });

  it('says no language where it is the page’s', async () => {
    show(fake(listBlogs, listReply([summary({ language: 'en' })])));
    expect(await screen.findByText('4 minutes to read')).toBeInTheDocument();
    expect(screen.queryByText('English')).not.toBeInTheDocument();
  });

  it('speaks Marathi with Latin digits, and marks what is English', async () => {
    await act(async () => {
      renderRemote(
        <Suspense>
          <Blogs />
        </Suspense>,
        {
          at: '/blogs',
          api: [fake(listBlogs, listReply([summary({ language: 'en' })]))],
          host: { locale: 'mr' },
        },
      );
    });
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('12 मार्च, 1996');
    expect(card).toHaveTextContent('वाचायला 4 मिनिटे');
    expect(card).toHaveTextContent('इंग्रजी');
    expect(within(card).getByText('The first meeting of two families')).toHaveAttribute(
      'lang',
      'en',
    );
  });

  it('says one minute in the singular', async () => {
    show(fake(listBlogs, listReply([summary({ reading_minutes: 1 })])));
    expect(await screen.findByText('1 minute to read')).toBeInTheDocument();
  });

  it('fetches the first picture at once and the others when they come near', async () => {
    const { container } = show(
      fake(listBlogs, listReply([summary(), summary({ id: 'two', title: 'Two' })])),
    );
    await screen.findAllByRole('article');
    const [first, second] = container.querySelectorAll('img');
    expect(first).toHaveAttribute('loading', 'eager');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(second).toHaveAttribute('loading', 'lazy');
    for (const picture of [first, second]) {
      expect(picture).toHaveAttribute('width', '960');
      expect(picture).toHaveAttribute('height', '540');
      expect(picture).toHaveAttribute('alt', '');
    }
  });

  it('keeps the place of a picture that a post does not have', async () => {
    const { container } = show(fake(listBlogs, listReply([summary({ image: null })])));
    await screen.findByRole('article');
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.ct-picture')).not.toBeNull();
  });

  it('says that there are none and what to do instead', async () => {
    show(fake(listBlogs, listReply([])));
    expect(await screen.findByRole('heading', { name: 'No blogs available' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See profiles' })).toHaveAttribute('href', '/profiles');
  });

  it('shows the error text with the reference, and loads again on Retry', async () => {
    let broken = true;
    show(
      fake(listBlogs, () =>
        broken ? { refuse: 500, code: 'server.error' } : listReply([summary()]),
      ),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something broke on our side. Nothing is lost');
    expect(alert).toHaveTextContent('test');
    expect(screen.queryByText('No blogs available')).not.toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
