import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAccount } from 'shared-contracts/calls/auth';
import { listPayments, type Payment } from 'shared-contracts/calls/payments';
import type { PlanCode } from 'shared-contracts/domain/plan';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import type { AccountPlans } from '../offers/following-plan.tsx';
import { payment } from '../testing/payment.ts';
import { PlansPage } from './plans-page.tsx';

const account = { email: 'asha@example.com', has_password: true, recently_signed_in: false };

const show = (
  myplan: PlanCode | null,
  at = '/subscription',
  {
    until = null,
    payments = [],
    next,
  }: { until?: string | null; payments?: Payment[]; next?: AccountPlans } = {},
) =>
  renderRemote(<PlansPage />, {
    at,
    ...(myplan ? { session: session({ myplan }) } : {}),
    api: [
      fake(getAccount, { data: { ...account, plan_until: until, ...next } }),
      fake(listPayments, { data: payments }),
    ],
  });

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
    expect(screen.getByRole('link', { name: 'Back' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: '1 month' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '1 year' })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Prices for' })).toBeInTheDocument();
    expect(card('Belief')).toHaveTextContent('₹4,999 for 1 year save 15%');
    expect(card('Belief')).toHaveTextContent('that is ₹417 a month');
    expect(card('Belief')).toHaveTextContent('or ₹499 for 1 month');
    expect(card('Trust')).toHaveTextContent('₹5,499 for 1 year save 12%');
    expect(inCard('Trust').getByRole('link')).toHaveTextContent('Get Trust · 1 year · ₹5,499');
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
    expect(notes).toHaveTextContent('A plan does not renew automatically.');
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
    expect(screen.getAllByText('Your plan')).toHaveLength(1);
  });

  it('has the plans below it in it, so that they are not for sale', () => {
    show('trust');
    expect(inCard('Belief').getByText('Part of your plan')).toBeInTheDocument();
    expect(inCard('Hope').getByText('Part of your plan')).toBeInTheDocument();
    expect(inCard('Belief').queryByRole('link')).not.toBeInTheDocument();
  });

  it('says what follows it', async () => {
    show('trust', '/subscription', {
      until: '2099-11-01T06:00:00.000Z',
      next: { next_plan: 'belief', next_plan_until: '2099-12-01T06:00:00.000Z' },
    });
    expect(await screen.findByText(/Then Belief until 1 December 2099\.$/)).toBeVisible();
  });

  it('stands with its end and the days that are left, and its time can be prolonged', async () => {
    show('belief', '/subscription', {
      until: new Date(Date.now() + 9.5 * 86_400_000).toISOString(),
    });
    expect(await screen.findByText(/^You are on Belief until .+: 10 days left\.$/)).toBeVisible();
    expect(inCard('Belief').getByText(/time is added at the end/)).toBeVisible();
    const renewal = inCard('Belief').getByRole('link', { name: 'Belief · 1 month · ₹499' });
    expect(renewal).toHaveClass('sp-button--quiet');
    expect(inCard('Trust').getByRole('link')).toHaveClass('sp-button--primary');
  });
});

describe('a payment under way', () => {
  it('is said, leads to what became of it, and nothing is sold beside it', async () => {
    show('hope', '/subscription', { payments: [payment({ state: 'authorized' })] });
    expect(await screen.findByText('We are checking with the bank')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See its status' })).toHaveAttribute(
      'href',
      '/subscription?buy=belief-year&order=order_1',
    );
    expect(screen.queryByRole('link', { name: /₹/ })).toBeNull();
  });

  it('that is over holds nothing back', async () => {
    show('hope', '/subscription', { payments: [payment({ state: 'failed' })] });
    expect(await screen.findByRole('link', { name: /^Get Belief/ })).toBeVisible();
    expect(screen.queryByText('We are checking with the bank')).toBeNull();
  });
});

describe('Back', () => {
  it.each([
    ['/filtered/profiles?verified=personal', '/filtered/profiles?verified=personal'],
    ['//evil.example/profiles', '/profiles'],
    ['/no/such/page', '/profiles'],
  ])('with from=%s leads to %s', (from, href) => {
    show('hope', `/subscription?from=${encodeURIComponent(from)}`);
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', href);
  });
});

describe('the purchase button', () => {
  it('shows duration and price, and leads to the checkout’s own document, what is sold first', () => {
    show('hope');
    const links = screen.getAllByRole('link', { name: /₹/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Get Belief · 1 month · ₹499', '/subscription?buy=belief-month'],
      ['Get Trust · 1 month · ₹699', '/subscription?buy=trust-month'],
    ]);
    expect(
      screen.getAllByRole('article').map((one) => one.getAttribute('aria-labelledby')),
    ).toEqual(['plan-belief', 'plan-trust', 'plan-hope']);
  });

  it('stands below three perks, first those that the plan adds', () => {
    show('hope');
    const perks = (plan: string) =>
      inCard(plan)
        .getAllByRole('listitem')
        .map((one) => one.textContent);
    expect(perks('Trust')).toEqual([
      'Job-verified matches',
      'Income-verified matches',
      'Contact finding',
    ]);
    expect(perks('Belief')[0]).toBe('Identity-verified matches');
    expect(perks('Hope')).toEqual(['Search', 'Chat', 'Quick Gunmilan']);
  });

  it('leads a visitor to /signup with Join now', async () => {
    const { joinNow, requests } = show(null);
    expect(screen.getByText(/^A plan belongs to a member\./)).toBeInTheDocument();
    expect(screen.queryByText('Your plan')).not.toBeInTheDocument();
    const offers = ['Get Belief · 1 month · ₹499', 'Get Trust · 1 month · ₹699', 'Join now'];
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
    expect(
      within(table).getByText('See family contacts, once your own identity is verified.'),
    ).toBeVisible();
    expect(within(table).queryAllByText('Contact finding')).toHaveLength(1);
  });
});
