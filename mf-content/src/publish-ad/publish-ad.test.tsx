import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LooseInput } from 'shared-contracts/calls/call';
import { submitLead } from 'shared-contracts/calls/leads';
import { deleteDraft, getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { beforeEach, describe, expect, it } from 'vitest';
import { PublishAd } from './publish-ad.tsx';

beforeEach(() => window.sessionStorage.clear());

const taken = { data: { id: 'l1' } };
const open = (reply: FakeReply<typeof submitLead> = taken, more: Fake[] = [], isMember = false) =>
  renderRemote(<PublishAd />, {
    api: [fake(submitLead, reply), ...more],
    ...(isMember ? { session: session() } : {}),
  });
const preview = () => within(screen.getByRole('region', { name: 'How families will see it' }));
const type = (label: RegExp | string, words: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: words } });
function fill() {
  type('Title', 'Mandap and flowers');
  type('Description', 'Marigold and jasmine');
  type('Price in rupees', '45,000');
  type(/^Your name/, 'Sugandh');
  type('Phone number', '+91 90009 10101');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send for review' }));

describe('an advertiser', () => {
  it('sees the advertisement grow, sends it in paise, and is told what comes', async () => {
    const { requests } = open();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    expect(preview().getByText('Your title')).toBeVisible();
    fill();
    type(/^E-mail/, 'Sugandh@example.com');
    expect(preview().getByText('Mandap and flowers')).toBeVisible();
    expect(preview().getByText('₹45,000')).toBeVisible();
    await send();
    expect(await screen.findByText('Thank you, Sugandh')).toBeVisible();
    expect(screen.getByText(/We write to Sugandh@example.com/)).toBeVisible();
    expect(requests.map(({ input }) => (input as LooseInput).body)).toEqual([
      {
        lead: {
          title: 'Mandap and flowers',
          description: 'Marigold and jasmine',
          price: 45e5,
          advertiser_name: 'Sugandh',
          advertiser_contact: '+91 90009 10101',
          email: 'Sugandh@example.com',
        },
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Send another one' }));
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });

  it('reads at each field what is missing, and nothing is sent', async () => {
    const { requests } = open();
    type('Price in rupees', 'cheap');
    await send();
    for (const words of ['Please enter 3 to 120 letters', 'in digits', 'the whole number'])
      expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Title')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText(/the whole address/)).toBeNull();
    expect(requests).toEqual([]);
  });

  it('reads at the number what the server says of it', async () => {
    const message = 'Advertiser contact is not a number that can be called.';
    const errors = [{ path: 'lead.advertiser_contact', message }];
    open({ refuse: 422, code: 'form.invalid', errors });
    fill();
    await send();
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Phone number')).toHaveAttribute('aria-invalid', 'true');
  });

  it('is told in words that five were enough for today, and keeps what was written', async () => {
    open({ refuse: 429, code: 'request.tooMany' });
    fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Five advertisements have come');
    expect(screen.getByLabelText('Title')).toHaveValue('Mandap and flowers');
  });

  it('finds it again after a reload, until it is sent', async () => {
    const first = open();
    fill();
    first.unmount();
    const second = open();
    expect(await screen.findByDisplayValue('Mandap and flowers')).toBeVisible();
    await send();
    await screen.findByText('Thank you, Sugandh');
    second.unmount();
    open();
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('who is a member has the draft on the server, and nothing on the device', async () => {
    const content = {
      title: 'Sarees',
      description: '',
      price: '',
      advertiser_name: '',
      email: '',
      advertiser_contact: '',
    };
    const draft = { data: { key: 'publishad', content, saved_at: '2026-11-21T09:00:00.000Z' } };
    open(taken, [fake(getDraft, draft), fake(saveDraft, draft), fake(deleteDraft, draft)], true);
    expect(await screen.findByDisplayValue('Sarees')).toBeVisible();
    type('Description', 'Handwoven');
    expect(window.sessionStorage).toHaveLength(0);
  });
});
