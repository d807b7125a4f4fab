import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseSearchMails, listConsents } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { member, renderApp } from '../../testing/render-app.tsx';

/** The page of consents of an account; `search_mails` is absent from older servers. */
function open(search_mails?: boolean) {
  const site = { search_mails, broken: false };
  const { requests } = renderApp({
    at: '/settings/consents',
    stored: member(),
    api: [
      fake(getAccount, () => ({
        data: {
          email: 'asha@example.com',
          has_password: true,
          recently_signed_in: true,
          plan_until: null,
          search_mails: site.search_mails,
        },
      })),
      fake(listConsents, { data: [] }),
      fake(chooseSearchMails, ({ body }) => {
        if (site.broken) return { refuse: 500, code: 'server.error' };
        const { allowed } = body as { allowed: boolean };
        site.search_mails = allowed;
        return { data: { allowed } };
      }),
    ],
  });
  return { site, requests };
}

describe('mails about saved searches', () => {
  it('are switched off with one tap; a refusal shows what holds', async () => {
    const { site, requests } = open(true);
    const section = within(
      await screen.findByRole('region', { name: 'Mails about saved searches' }),
    );
    const box = await section.findByRole('checkbox', {
      name: 'E-mail me when a new profile fits a saved search',
    });
    expect(box).toBeChecked();
    await userEvent.click(box);
    expect(box).not.toBeChecked();
    await waitFor(() => expect(site.search_mails).toBe(false));
    expect(requests).toContainEqual({
      call: 'PUT /api/v1/account/search_mails',
      input: { body: { allowed: false } },
    });
    site.broken = true;
    await userEvent.click(box);
    expect(await screen.findByText(/^Something broke on our side/)).toBeVisible();
    await waitFor(() => expect(box).not.toBeChecked());
  });

  it('are no choice where the server sends none', async () => {
    open();
    expect(await screen.findByRole('region', { name: 'What you agreed to' })).toBeVisible();
    await waitFor(() =>
      expect(
        screen.queryByRole('region', { name: 'Mails about saved searches' }),
      ).not.toBeInTheDocument(),
    );
  });
});
