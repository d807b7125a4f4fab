import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getLegal } from 'shared-contracts/calls/content';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { legalPages } from './legal-page.tsx';

const Terms = legalPages.terms;

const content =
  '# Terms\n\n## Who may join\n\nAdults.\n\n### Ages\n\n18 and 21.\n\n## Fees\n\nFair.';
const legal = fake(getLegal, { data: { content, updated_on: '2026-01-05' } });
const show = (at: string, ...api: Fake[]) =>
  renderRemote(<Terms />, { at, path: '/terms-and-conditions', api });

afterEach(() => vi.restoreAllMocks());

describe('the terms', () => {
  it('stand under one title with the day of their last change', async () => {
    show('/terms-and-conditions', legal);
    const titles = await screen.findAllByRole('heading', { level: 1 });
    expect(titles.map((title) => title.textContent)).toEqual(['Terms & Conditions']);
    expect(screen.getByText('Last updated 5 January 2026')).toHaveAttribute(
      'datetime',
      '2026-01-05',
    );
    expect(screen.getByText('18 and 21.')).toBeInTheDocument();
  });

  it('offer contents whose links find their headings', async () => {
    const { container } = show('/terms-and-conditions', legal);
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    const standing = contents.querySelector('.ct-contents__standing') as HTMLElement;
    const links = within(standing).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Who may join', 'Ages', 'Fees']);
    for (const link of links) {
      const id = link.getAttribute('href')?.split('#')[1] ?? '';
      expect(container.querySelector(`h2[id="${id}"], h3[id="${id}"]`)).toHaveTextContent(
        link.textContent ?? '',
      );
    }
  });

  it('show the part that the address names once they are there', async () => {
    const shown = vi.fn();
    Element.prototype.scrollIntoView = function (this: Element) {
      shown(this.id);
    };
    show('/terms-and-conditions#part-fees', legal);
    await screen.findByText('Fair.');
    expect(shown).toHaveBeenCalledWith('part-fees');
  });

  it('do not mind a part that does not exist or cannot be decoded', async () => {
    show('/terms-and-conditions#%', legal);
    expect(await screen.findByText('Fair.')).toBeInTheDocument();
  });

  it('print on request', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    show('/terms-and-conditions', legal);
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('say Loading... first, and the error text with Retry when they do not come', async () => {
    let broken = true;
    show(
      '/terms-and-conditions',
      fake(getLegal, () =>
        broken
          ? { refuse: 500, code: 'server.error' }
          : { data: { content, updated_on: '2026-01-05' } },
      ),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke on our side.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Fair.')).toBeInTheDocument();
  });

  it('lead a person who came from outside back to the profiles', async () => {
    show('/terms-and-conditions', legal);
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });
});
