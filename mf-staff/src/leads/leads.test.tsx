import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LooseInput } from 'shared-contracts/calls/call';
import { decideLead, endAd, listAds, listLeads, type DeskLead } from 'shared-contracts/calls/leads';
import { session } from 'shared-contracts/testing/builders';
import { fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { windowIs } from '../testing/window-width.ts';
import { Leads } from './leads-page.tsx';
import { deskAd, deskLead } from './test-leads.ts';

const other = deskLead({ id: 'l2', title: 'Bridal mehendi', price: 49_950, email: undefined });

function open({
  leads = [deskLead(), other] as readonly DeskLead[],
  decision = { data: { id: 'l1', state: 'approved' } } as FakeReply<typeof decideLead>,
  upload = vi.fn(async () => 'u1'),
  confirm = async () => true,
} = {}) {
  let waiting = leads;
  const page = renderRemote(<Leads />, {
    session: session(),
    host: { upload, confirm },
    api: [
      fake(listLeads, () => ({ data: [...waiting] })),
      fake(listAds, ({ query }: LooseInput) => ({
        data: (query as { past: string }).past === 'true' ? [] : [deskAd()],
      })),
      fake(decideLead, (input) => {
        const reply = typeof decision === 'function' ? decision(input) : decision;
        if ('data' in reply) waiting = waiting.slice(1);
        return reply;
      }),
      fake(endAd, { data: deskAd({ state: 'ended', ended_at: '2026-11-21T09:00:00.000Z' }) }),
    ],
  });
  return { ...page, upload };
}
const preview = () => screen.getByRole('region', { name: 'As members see it' });
const sent = (page: ReturnType<typeof open>, name: string) =>
  page.requests.filter(({ call }) => call === name).map(({ input }) => input as LooseInput);
const DECISION = 'POST /api/v1/leads/decision';

beforeEach(() => {
  windowIs('wide');
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
});

describe('ads that are over', () => {
  it('come a page at a time', async () => {
    const over = (id: string) => deskAd({ id, title: `Hall ${id}`, state: 'over' });
    renderRemote(<Leads />, {
      session: session(),
      api: [
        fake(listLeads, { data: [] }),
        fake(listAds, ({ query }: LooseInput) => {
          const { past, cursor } = query as { past: string; cursor?: string };
          if (past === 'false') return { data: [], next: null };
          return cursor === 'c1'
            ? { data: [over('2')], next: null }
            : { data: [over('1')], next: 'c1' };
        }),
      ],
    });
    await userEvent.click(await screen.findByText('Over'));
    expect(await screen.findByRole('rowheader', { name: 'Hall 1' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('rowheader', { name: 'Hall 2' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Hall 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('requests to publish an ad', () => {
  it('stand oldest first, the oldest in hand with all that is known', async () => {
    open();
    const list = await screen.findByRole('grid', { name: 'Requests that wait, oldest first' });
    const rows = within(list).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(screen.getByRole('link', { name: '+91 90009 10101' })).toHaveAttribute(
      'href',
      'tel:+919000910101',
    );
    expect(screen.getByRole('link', { name: 'sugandh@example.com' })).toBeVisible();
    await userEvent.click(rows[1] as HTMLElement);
    expect(screen.getByRole('heading', { name: 'Bridal mehendi' })).toBeVisible();
    expect(screen.getByText('none: please tell them by phone')).toBeVisible();
    // No whole number of rupees: a person has to say the price.
    expect(screen.getByLabelText('Price in rupees')).toHaveValue('');
    expect(screen.getByText(/They wrote ₹499.50/)).toBeVisible();
  });

  it('are approved as the preview shows them: price, days, delay and picture', async () => {
    const page = open();
    const price = await screen.findByLabelText('Price in rupees');
    expect(price).toHaveValue('45000');
    await userEvent.clear(price);
    await userEvent.type(price, '50,000');
    expect(within(preview()).getByText('₹50,000')).toBeVisible();
    expect(within(preview()).getByText('Close')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Delayed/ }));
    expect(within(preview()).getByText('Close in 10 seconds')).toBeVisible();
    const picture = new File(['x'], 'hall.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Picture'), picture);
    expect(preview().querySelector('img')).toHaveAttribute('src', 'blob:x');
    const [from, until] = ['First day', 'Last day'].map((label) => screen.getByLabelText(label));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('“Mandap and flowers” is approved.')).toBeVisible();
    expect(page.upload).toHaveBeenCalledWith(picture, { kind: 'photo' });
    const days = [from, until].map((field) => (field as HTMLInputElement).value);
    const isoOf = (day = '') => day.split('/').toReversed().join('-');
    expect(sent(page, DECISION)).toMatchObject([
      {
        body: {
          id: 'l1',
          approve: true,
          price: 5e4,
          delayed: true,
          picture: 'u1',
          from: isoOf(days[0]),
          until: isoOf(days[1]),
        },
      },
    ]);
    expect(await screen.findByRole('heading', { name: 'Bridal mehendi' })).toBeVisible();
  });

  it('keep what was entered when the server refuses it, with the reason at its field', async () => {
    const message = 'This picture is too small.';
    const page = open({
      decision: { refuse: 422, code: 'form.invalid', errors: [{ path: 'picture', message }] },
    });
    await screen.findByLabelText('Price in rupees');
    await userEvent.upload(
      screen.getByLabelText('Picture'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Price in rupees')).toHaveValue('45000');
    // Refused, the upload is gone: the next try has one of its own.
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(page.upload).toHaveBeenCalledTimes(2));
  });

  it('are not approved with what no ad can have', async () => {
    const page = open();
    const until = await screen.findByLabelText('Last day');
    await userEvent.clear(until);
    await userEvent.type(until, '01/01/2020{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect((await screen.findAllByText(/Please choose a last day/)).length).toBeGreaterThan(0);
    expect(sent(page, DECISION)).toEqual([]);
  });

  it('are rejected with a reason, which says whether it is mailed', async () => {
    const page = open({ decision: { data: { id: 'l1', state: 'rejected' } } });
    const reason = await screen.findByLabelText('Why, in plain words for the advertiser');
    expect(screen.getByText('It is mailed to sugandh@example.com as written.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Please enter at least three letters.')).toBeVisible();
    await userEvent.type(reason, ' Not for a wedding ');
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText(/is rejected, and the advertiser gets a mail/)).toBeVisible();
    expect(sent(page, DECISION)).toEqual([
      { body: { id: 'l1', approve: false, reason: 'Not for a wedding' } },
    ]);
  });

  it('say what to do when there is none, and when the page is for others', async () => {
    const { unmount } = open({ leads: [] });
    expect(await screen.findByText('No request waits')).toBeVisible();
    unmount();
    const refused = { refuse: 404, code: 'route.unknown' };
    renderRemote(<Leads />, {
      session: session(),
      api: [fake(listLeads, refused), fake(listAds, { data: [] })],
    });
    expect(await screen.findByText('We do not have this page for you')).toBeVisible();
  });
});

describe('ads on the site', () => {
  it('end after a question, and not without', async () => {
    const confirm = vi.fn(async () => false);
    const page = open({ confirm });
    const end = await screen.findByRole('button', { name: 'End “Paithani sarees”' });
    await userEvent.click(end);
    expect(confirm).toHaveBeenCalledWith({
      title: 'End “Paithani sarees” now?',
      danger: true,
      text: 'Yeola Weavers paid for the days until 19 Dec 2026. It cannot be shown again.',
    });
    expect(sent(page, 'POST /api/v1/ads/{id}/end')).toEqual([]);
    confirm.mockResolvedValue(true);
    await userEvent.click(end);
    expect(await screen.findByText('“Paithani sarees” has ended.')).toBeVisible();
    await userEvent.click(screen.getByText('Over'));
    expect(await screen.findByText('None is over.')).toBeVisible();
  });
});
