import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseLanguage } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { member, renderApp } from '../../testing/render-app.tsx';

/** Settings of somebody whose account has this language, and what was chosen on them. */
async function open(language: Locale | null) {
  const own = { email: 'asha@example.com', has_password: true, recently_signed_in: true };
  const { requests } = renderApp({
    at: '/settings/display',
    stored: member(),
    api: [
      fake(getAccount, {
        data: {
          ...own,
          plan_until: null,
          language,
        },
      }),
      fake(chooseLanguage, { data: { language: 'en' } }),
    ],
  });
  const section = within(await screen.findByRole('region', { name: 'Language' }));
  const chosen = () =>
    requests
      .filter(({ call }) => call.endsWith('/account/language'))
      .map(({ input }) => input.body);
  return { shown: section.getByRole('radio', { name: 'English' }), chosen };
}

describe('the language that is shown', () => {
  it('is stored where the account has none and its owner taps it', async () => {
    const { shown, chosen } = await open(null);
    await userEvent.click(shown);
    await waitFor(() => expect(chosen()).toEqual([{ language: 'en' }]));
  });

  it('is not sent again where the account has it', async () => {
    const { shown, chosen } = await open('en');
    await userEvent.click(shown);
    expect(chosen()).toEqual([]);
  });
});
