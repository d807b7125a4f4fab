import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanCode } from 'shared-contracts/domain/plan';
import { session } from 'shared-contracts/testing/builders';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { PlansPage } from './plans-page.tsx';

const show = (myplan: PlanCode | null, at = '/subscription') =>
  renderRemote(<PlansPage />, { at, ...(myplan ? { session: session({ myplan }) } : {}) });

const card = (name: string) => screen.getByRole('article', { name });
const inCard = (name: string) => within(card(name));

describe('prices', () => {
  it('stand for a month first, with the year and its saving beside them', () => {
    show('hope');
    expect(screen.getByRole('radio', { name: '1 month' })).toBeChecked();
    expect(card('Hope')).toHaveTextContent('₹0 free, for as long as you like');
    expect(card('Belief')).toHaveTextContent('₹499 for 1 month');
    expect(card('Belief')).toHaveTextContent('or ₹4,999 for 1 year, save 15%');
    expect(card('Trust')).toHaveTextContent('₹699 for 1 month');
    expect(card('Trust')).toHaveTextContent('or ₹5,499 for 1 year, save 12%');
  });

  it('change to a year with the switch, also by keyboard, and the address remembers it', async () => {
    show('hope');
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: '1 month' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '1 year' })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Prices for' })).toBeInTheDocument();
    expect(card('Belief')).toHaveTextContent('₹4,999 for 1 year save 15%');
    expect(card('Belief')).toHaveTextContent('or ₹499 for 1 month');
    expect(card('Trust')).toHaveTextContent('₹5,499 for 1 year save 12%');
    expect(inCard('Trust').getByRole('button')).toHaveTextContent('Trust · 1 year · ₹5,499');
    expect(screen.getByTestId('address')).toHaveTextContent('/subscription?for=year');
  });

  it('follow the address, and nonsense in it is a month', () => {
    const { unmount } = show('hope', '/subscription?for=year');
    expect(screen.getByRole('radio', { name: '1 year' })).toBeChecked();
    unmount();
    show('hope', '/subscription?for=ever');
    expect(screen.getByRole('radio', { name: '1 month' })).toBeChecked();
  });

  it('say what they include', () => {
    show(null);
    const notes = screen.getByRole('region', { name: 'What a price includes' });
    expect(notes).toHaveTextContent('Nothing is added when you pay.');
    expect(notes).toHaveTextContent('A plan does not renew by itself.');
  });
});

describe('the plan one has', () => {
  it.each([
    ['hope', 'Hope'],
    ['belief', 'Belief'],
    ['trust', 'Trust'],
  ] as const)('is marked for a member on %s', (code, name) => {
    show(code);
    expect(screen.getByText(`You are on ${name}.`)).toBeInTheDocument();
    expect(inCard(name).getByText('Your plan')).toBeInTheDocument();
    expect(inCard(name).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByText('Your plan')).toHaveLength(1);
  });

  it('has the plans below it in it, so that they are not for sale', () => {
    show('trust');
    expect(inCard('Belief').getByText('Part of your plan')).toBeInTheDocument();
    expect(inCard('Hope').getByText('Part of your plan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /₹/ })).not.toBeInTheDocument();
  });
});

describe('the purchase button', () => {
  it('shows duration and price, and says honestly that payment opens soon', async () => {
    const { requests } = show('hope');
    await userEvent.click(screen.getByRole('button', { name: 'Belief · 1 month · ₹499' }));
    const dialog = screen.getByRole('dialog', { name: 'Payment opens soon' });
    expect(dialog).toHaveTextContent('nothing was charged');
    expect(dialog).toHaveTextContent('Belief · 1 month · ₹499');
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', 'mailto:help@example.com');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('leads a visitor to /signup with Join now', async () => {
    const { joinNow, requests } = show(null);
    expect(screen.getByText(/^A plan belongs to a member\./)).toBeInTheDocument();
    expect(screen.queryByText('Your plan')).not.toBeInTheDocument();
    const offers = ['Belief · 1 month · ₹499', 'Trust · 1 month · ₹699', 'Join now'];
    for (const name of offers) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', '/signup');
      await userEvent.click(link);
    }
    expect(joinNow.asked).toBe(offers.length);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});

describe('the perks', () => {
  it('stand under the plan that adds them', () => {
    show(null);
    const names = (plan: string) =>
      inCard(plan)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('p')?.textContent);
    expect(names('Hope')).toEqual([
      'Search',
      'Chat',
      'Quick Gunmilan',
      'Parent/relative management',
    ]);
    expect(names('Belief')).toEqual([
      'Identity-verified matches',
      'Special events for premium members',
      'Profile boost',
      'Contact finding',
    ]);
    expect(inCard('Belief').getByText('Everything in Hope, and:')).toBeInTheDocument();
    expect(names('Trust')).toEqual(['Job-verified matches', 'Income-verified matches']);
  });

  it('can be compared in a table, in words for those who listen', () => {
    show(null);
    const table = screen.getByRole('table', { name: 'Compare the plans' });
    const cells = (perk: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${perk}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.querySelector('svg')?.getAttribute('aria-label') ?? cell.textContent);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['What is included', 'Hope', 'Belief', 'Trust']);
    expect(cells('Chat')).toEqual(['Included', 'Included', 'Included']);
    expect(cells('Contact finding')).toEqual(['–Not included', 'Included', 'Included']);
    expect(cells('Income-verified')).toEqual(['–Not included', '–Not included', 'Included']);
    expect(cells('1 year')).toEqual(['₹0', '₹4,999', '₹5,499']);
  });
});
