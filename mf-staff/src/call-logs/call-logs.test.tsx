import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { listApps } from 'shared-contracts/calls/desk';
import { createBus } from 'shared-contracts/platform/events/bus';
import { callsAssigned } from 'shared-contracts/platform/events/realtime-events';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callLog, deskFakes, pageReply } from '../testing/calls.ts';
import { choose } from '../testing/choose.ts';
import { windowIs } from '../testing/window-width.ts';
import { CallLogs } from './call-logs.tsx';

const apps = fake(listApps, { data: ['saptapadi', 'konkan'] });

function show(at: string, ...api: Fake[]) {
  const bus = createBus(({ error }) => {
    throw error;
  });
  const fakes = [...deskFakes(), apps, ...api];
  return { bus, ...renderRemote(<CallLogs />, { at, api: fakes, host: { bus } }) };
}

/** Answers every page with one call whose name tells the page. */
const pageOf = (count: number, page: number) =>
  pageReply(
    [callLog({ id: `p${page}`, customer_name: `Caller of page ${page}` })],
    page,
    count,
    count * 20,
  );
const pages = (count: number) =>
  fake(listCallLogs, ({ query }) => pageOf(count, Number(query?.['page'] ?? 1)));

const asked = (requests: { call: string; input: unknown }[]) =>
  requests
    .filter(({ call }) => call === 'GET /api/v1/calllogs')
    .map(({ input }) => (input as { query: unknown }).query);

beforeEach(() => {
  windowIs('narrow');
  // What jsdom leaves out.
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

describe('the list of calls on a phone', () => {
  it('waits in words, then shows everything that is known of a call', async () => {
    show('/calllogs', fake(listCallLogs, pageReply([callLog()])));
    expect(screen.getByText('Loading the call logs')).toBeInTheDocument();
    expect(screen.getByText(/^This is taking longer than usual/)).toHaveClass('sp-long-wait');
    const card = await screen.findByRole('article', { name: /Sunil Patil/ });
    expect(card).toHaveTextContent('Interested in service');
    expect(card).toHaveTextContent('Will talk to his sister first.');
    expect(card).toHaveTextContent('Vaishali');
    expect(card).toHaveTextContent('Follow-up (IST)Today');
    // 20:05 in London is past midnight at the desk.
    expect(card).toHaveTextContent(/12 Mar.* 1:35 am IST/);
    expect(within(card).getByRole('link', { name: 'Asha Kulkarni' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/profile\//),
    );
    expect(
      within(card).getByRole('link', { name: 'Call Sunil Patil, +91 98220 12345' }),
    ).toHaveAttribute('href', 'tel:+919822012345');
    expect(screen.getByText('The only call log')).toBeInTheDocument();
  });

  it('makes one link of a customer and a profile that are the same person', async () => {
    const extra_data = { Gender: null, pid_name: 'Sunil Patil', assigned_to_id_name: null };
    show('/calllogs', fake(listCallLogs, pageReply([callLog({ extra_data })])));
    const card = await screen.findByRole('article');
    expect(within(card).getAllByText('Sunil Patil')).toHaveLength(1);
    expect(within(card).getByRole('link', { name: 'Sunil Patil' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/profile\//),
    );
  });

  it('says that nobody has it, and shows no player without a recording', async () => {
    const unknown = { Gender: null, pid_name: null, assigned_to_id_name: null };
    show(
      '/calllogs',
      fake(listCallLogs, pageReply([callLog({ extra_data: unknown, pid: null, remark: null })])),
    );
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('Unassigned');
    expect(within(card).queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
  });

  it('offers the recording of a call by the name of the customer', async () => {
    show('/calllogs', fake(listCallLogs, pageReply([callLog({ file_url: '/f/a.mp3' })])));
    expect(
      await screen.findByRole('button', { name: 'Play the recording of Sunil Patil' }),
    ).toBeInTheDocument();
  });

  it.each(['do_not_disturb', 'invalid_number'] as const)(
    'does not offer to dial a number after %s',
    async (status) => {
      show('/calllogs', fake(listCallLogs, pageReply([callLog({ status })])));
      const card = await screen.findByRole('article');
      expect(card).toHaveTextContent('+91 98220 12345');
      expect(within(card).getByRole('img', { name: 'Not to be called' })).toBeInTheDocument();
      expect(within(card).queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
    },
  );
});

describe('the pages of the list', () => {
  it('turn with Next and Prev, and stand in the address', async () => {
    const { requests } = show('/calllogs', pages(3));
    await screen.findByText('Caller of page 1');
    expect(screen.getByText('Call logs 1 to 1 of 60')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Prev' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Caller of page 2')).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/calllogs?page=2');
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Prev' }));
    expect(await screen.findByText('Caller of page 1')).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/calllogs$/);
    expect(asked(requests)).toEqual(
      expect.arrayContaining([
        { app_name: 'saptapadi', assigned_to_id: 'me', page: 1 },
        { app_name: 'saptapadi', assigned_to_id: 'me', page: 2 },
      ]),
    );
  });

  it('open at the page of the address', async () => {
    show('/calllogs?page=3', pages(3));
    expect(await screen.findByText('Caller of page 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keep the focus on Next at the end', async () => {
    show('/calllogs?page=2', pages(3));
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByText('Caller of page 3');
    const next = screen.getByRole('button', { name: 'Next' });
    expect(next).toHaveFocus();
    await userEvent.click(next);
    expect(screen.getByTestId('address')).toHaveTextContent('/calllogs?page=3');
  });

  it('lead back to the first from beyond the end', async () => {
    show(
      '/calllogs?page=9',
      fake(listCallLogs, ({ query }) =>
        query?.['page'] === 1 ? pageReply([callLog()], 1, 2, 21) : pageReply([], 9, 2, 21),
      ),
    );
    expect(await screen.findByRole('heading', { name: 'There is no page 9' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'To the first page' }));
    expect(await screen.findByText('Sunil Patil')).toBeInTheDocument();
  });

  it('are not offered where there is one', async () => {
    show('/calllogs', pages(1));
    await screen.findByText('Caller of page 1');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
});

describe('the community of the list', () => {
  it('is our own until another is chosen, which starts at its first page', async () => {
    const { requests } = show('/calllogs?page=2', pages(3));
    await screen.findByText('Caller of page 2');
    const choice = screen.getByRole('combobox', { name: 'Community' });
    expect(screen.getByText('saptapadi')).toBeInTheDocument();
    await choose(choice, 'konkan');
    expect(screen.getByTestId('address')).toHaveTextContent('/calllogs?app_name=konkan');
    expect(await screen.findByText('Caller of page 1')).toBeInTheDocument();
    expect(asked(requests)).toContainEqual({
      app_name: 'konkan',
      assigned_to_id: 'me',
      page: 1,
    });
  });
});

describe('a list that is not there', () => {
  it.each([
    ['/calllogs', 'Nothing is assigned to you'],
    ['/calllogs?assigned_to_id=all', 'No call logs yet'],
    ['/calllogs?assigned_to_id=all&status=call_failed', 'No call log fits'],
    ['/calllogs?q=patil', 'No call log fits'],
  ])('says of %s: %s', async (at, words) => {
    show(at, fake(listCallLogs, pageReply([], 1, 1, 0)));
    expect(await screen.findByRole('heading', { name: words })).toBeInTheDocument();
  });

  it('says what failed, and comes with Retry', async () => {
    let broken = true;
    show(
      '/calllogs',
      fake(listCallLogs, () =>
        broken ? { refuse: 500, code: 'server.error' } : pageReply([callLog()]),
      ),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The call logs did not load');
    expect(alert).toHaveTextContent('Something broke on our side.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Sunil Patil')).toBeInTheDocument();
  });

  it('leaves nothing on screen to somebody who is no longer staff', async () => {
    let isStaff = true;
    show(
      '/calllogs',
      fake(listCallLogs, ({ query }) =>
        isStaff ? pageOf(2, Number(query?.['page'] ?? 1)) : { refuse: 404, code: 'route.unknown' },
      ),
    );
    await screen.findByText('Caller of page 1');
    isStaff = false;
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(
      await screen.findByRole('heading', { name: 'We do not have this page' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('Caller of page 1')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
  });

  it('stays, and says of when it is, while the server does not answer', async () => {
    let isAway = false;
    const { bus } = show(
      '/calllogs',
      fake(listCallLogs, () =>
        isAway ? { refuse: 503, code: 'server.busy' } : pageReply([callLog()]),
      ),
    );
    await screen.findByText('Sunil Patil');
    isAway = true;
    act(() => bus.emit(callsAssigned, { count: 2, ids: [] }));
    expect(
      await screen.findByText(/^The server does not answer\. This list is as it was/),
    ).toBeVisible();
    expect(screen.getByText('Sunil Patil')).toBeInTheDocument();
    expect(screen.getByText('2 call logs were given to you.')).toBeInTheDocument();
  });
});
