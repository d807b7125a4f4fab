import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  decideReport,
  listHiddenProfiles,
  listReports,
  readExcerpt,
  restoreProfile,
  type Report,
} from 'shared-contracts/calls/reports';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { beforeEach, describe, expect, it } from 'vitest';
import { windowIs } from '../testing/window-width.ts';
import { Reports } from './reports.tsx';

beforeEach(() => windowIs('wide'));

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const card = (n: number, name: string): NonNullable<Report['about_card']> => ({
  id: idOf(n),
  name,
  gender: 'male',
  age: 29,
  current_city: 'Pune',
  photo_for: null,
  occupation: 'Teacher',
  education: 'MSc',
  pic: {
    id: `pic-${n}`,
    url: '/p/960.webp',
    thumb: '/p/480.webp',
  },
});
const report = (n: number, change: Partial<Report> = {}): Report => ({
  id: idOf(n),
  reason: 'Asks for money',
  state: 'open',
  earlier: 2,
  messages: 2,
  created_at: '2026-11-20T06:00:00.000Z',
  from: {
    id: idOf(91),
    name: 'Asha Patil',
  },
  from_card: card(91, 'Asha'),
  about: {
    id: idOf(90 + n),
    name: `Rohan ${n}`,
  },
  about_card: card(90 + n, `Rohan ${n}`),
  about_state: 'active',
  decision: null,
  ...change,
});
const gone = { refuse: 404, code: 'route.unknown' } as const;

function open(rows: readonly Report[] | typeof gone, api: readonly Fake[] = []) {
  const list = Array.isArray(rows) ? { data: rows as Report[] } : (rows as typeof gone);
  return renderRemote(<Reports />, {
    session: session({ isAdmin: true }),
    api: [fake(listReports, list), fake(listHiddenProfiles, gone), ...api],
  });
}

const take = async (name: string) =>
  userEvent.click(await screen.findByRole('row', { name: new RegExp(`^Report about ${name}`) }));
const bodies = (page: ReturnType<typeof open>, path: string) =>
  page.requests
    .filter(({ call }) => call.endsWith(path))
    .map(({ input }) => (input as { body: unknown }).body);

describe('the reports', () => {
  it('say that none waits, and are the 404 page to those who are neither reviewer nor manager', async () => {
    const { unmount } = open([]);
    expect(await screen.findByText('No report waits')).toBeInTheDocument();
    unmount();
    open(gone);
    expect(await screen.findByText('We do not have this page')).toBeInTheDocument();
  });

  it('show both people, what was said, and how often before', async () => {
    open([report(1)]);
    await take('Rohan 1');
    expect(screen.getByRole('heading', { name: 'Report about Rohan 1' })).toHaveFocus();
    expect(screen.getByText(/2 earlier reports about the same person/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Photo of Rohan 1' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Reported by' })).toHaveTextContent('Asha Patil, 29');
  });

  it('read sensibly when the account is gone: dismissing is all there is', async () => {
    open([report(1, { about: { id: '', name: '' }, about_card: null, messages: null })]);
    await take('Deleted account');
    expect(screen.getByRole('region', { name: 'Reported' })).toHaveTextContent('Deleted account');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByText(/No messages were handed over/)).toBeInTheDocument();
  });
});

describe('messages', () => {
  it('come when asked for, and go again', async () => {
    const messages = [{ body: 'Send me rupees', sent_at: '2026-11-19T06:00:00.000Z' }];
    const page = open([report(1)], [fake(readExcerpt, { data: { messages } })]);
    await take('Rohan 1');
    expect(screen.queryByText('Send me rupees')).not.toBeInTheDocument();
    await userEvent.keyboard('e');
    expect(await screen.findByText('Send me rupees')).toBeInTheDocument();
    await userEvent.keyboard('e');
    expect(screen.queryByText('Send me rupees')).not.toBeInTheDocument();
    expect(page.requests.filter(({ call }) => call.endsWith('/excerpt'))).toHaveLength(1);
  });
});

describe('a decision', () => {
  it('is chosen, worded and sent; the next one comes', async () => {
    const decision = {
      outcome: 'warned' as const,
      note: 'Please do not ask for money.',
      by: 'Me',
      at: '2026-11-20T07:00:00.000Z',
    };
    const page = open(
      [report(1), report(2)],
      [fake(decideReport, { data: report(1, { state: 'acted', decision }) })],
    );
    await take('Rohan 1');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(screen.getByRole('button', { name: /^Decide/ }));
    expect(screen.getByText('Please choose what is done.')).toBeInTheDocument();
    expect(screen.getByText('Please enter a reason.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Dismiss/ }));
    await userEvent.click(screen.getByRole('heading', { name: 'Report about Rohan 1' }));
    await userEvent.keyboard('w');
    expect(screen.getByRole('radio', { name: /^Warn/ })).toBeChecked();
    expect(screen.getByText(/Never name who reported/)).toBeInTheDocument();
    await userEvent.keyboard('Please do not ask for money.{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/^Warned: Rohan 1/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Report about Rohan 2' })).toHaveFocus();
    expect(bodies(page, '/decision')).toEqual([
      { id: idOf(1), act: true, action: 'warn', note: 'Please do not ask for money.' },
    ]);
  });

  it('of a colleague who was faster is shown in its place', async () => {
    const decision = {
      outcome: 'hidden' as const,
      note: 'False details',
      by: 'Meera',
      at: '2026-11-20T07:00:00.000Z',
    };
    open(
      [report(1)],
      [
        fake(listReports, ({ query }) => ({
          data: [query?.['id'] === undefined ? report(1) : report(1, { state: 'acted', decision })],
        })),
        fake(decideReport, { refuse: 409, code: 'report.decided' }),
      ],
    );
    await take('Rohan 1');
    await userEvent.keyboard('dNothing in it');
    await userEvent.click(screen.getByRole('button', { name: /^Decide/ }));
    expect(await screen.findByText(/Meera decided on .*: profile hidden/)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('leaves nothing on screen of whom the duty was taken from', async () => {
    open([report(1)], [fake(decideReport, gone)]);
    await take('Rohan 1');
    await userEvent.keyboard('dNothing in it');
    await userEvent.click(screen.getByRole('button', { name: /^Decide/ }));
    expect(await screen.findByText('We do not have this page')).toBeInTheDocument();
    expect(screen.queryByText(/Rohan/)).not.toBeInTheDocument();
  });
});

it('lets a manager, and a manager alone, show a hidden profile again', async () => {
  const hidden = {
    id: idOf(91),
    name: 'Rohan Joshi',
    reason: 'False details',
    by: 'Meera',
    hidden_at: '2026-11-20T07:00:00.000Z',
  };
  const page = open(gone, [
    fake(listHiddenProfiles, { data: [hidden], next: 'c2' }),
    fake(restoreProfile, { data: { id: hidden.id, state: 'active' } }),
  ]);
  const restore = () =>
    userEvent.click(screen.getByRole('button', { name: 'Show the profile of Rohan Joshi again' }));
  expect(await screen.findByText('False details')).toBeInTheDocument();
  await restore();
  expect(screen.getByText('Please enter a reason.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'A mistake');
  await restore();
  expect(await screen.findByText('The profile of Rohan Joshi is shown again.')).toBeInTheDocument();
  await waitFor(() =>
    expect(bodies(page, '/restore')).toEqual([{ id: hidden.id, note: 'A mistake' }]),
  );
});
