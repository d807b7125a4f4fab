import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { listApps } from 'shared-contracts/calls/desk';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callLog, pageReply } from '../testing/calls.ts';
import { windowIs } from '../testing/window-width.ts';
import { CallLogs } from './call-logs.tsx';

const apps = fake(listApps, { data: ['saptapadi', 'konkan'] });

const show = (at: string, ...api: Fake[]) =>
  renderRemote(<CallLogs />, { at, api: [apps, ...api] });

/** Answers every page with one call whose name tells the page. */
const pages = (count: number) =>
  fake(listCallLogs, ({ query }) => {
    const page = Number(query?.['page'] ?? 1);
    const log = callLog({ id: `p${page}`, customer_name: `Caller of page ${page}` });
    return pageReply([log], page, count, count * 20);
  });

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
    expect(screen.getByText(/^This takes longer than usual/)).toHaveClass('sp-long-wait');
    const card = await screen.findByRole('article', { name: /Sunil Patil/ });
    expect(card).toHaveTextContent('Interested in service');
    expect(card).toHaveTextContent('Will talk to his sister first.');
    expect(card).toHaveTextContent('Assigned toVaishali');
    expect(card).toHaveTextContent('Follow-upYes');
    expect(card).toHaveTextContent('Payment doneNo');
    // 20:05 in London is past midnight at the desk.
    expect(card).toHaveTextContent('12 March 2026');
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

  it('shows N/A for what is not known, and no player without a recording', async () => {
    const unknown = { Gender: null, pid_name: null, assigned_to_id_name: null };
    show(
      '/calllogs',
      fake(listCallLogs, pageReply([callLog({ extra_data: unknown, pid: null, remark: null })])),
    );
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('Assigned toN/A');
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
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
        { app_name: 'saptapadi', page: 1 },
        { app_name: 'saptapadi', page: 2 },
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
    expect(choice).toHaveValue('saptapadi');
    await userEvent.selectOptions(choice, 'konkan');
    expect(screen.getByTestId('address')).toHaveTextContent('/calllogs?app_name=konkan');
    expect(await screen.findByText('Caller of page 1')).toBeInTheDocument();
    expect(asked(requests)).toContainEqual({ app_name: 'konkan', page: 1 });
  });
});

describe('a list that is not there', () => {
  it('says that nobody was called yet', async () => {
    show('/calllogs', fake(listCallLogs, pageReply([], 1, 0, 0)));
    expect(await screen.findByRole('heading', { name: 'No call logs yet' })).toBeInTheDocument();
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

  it('does not offer Retry to somebody who is no longer staff', async () => {
    show('/calllogs', fake(listCallLogs, { refuse: 404, code: 'route.unknown' }));
    expect(
      await screen.findByRole('heading', { name: 'We do not have this page for you' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
  });
});
