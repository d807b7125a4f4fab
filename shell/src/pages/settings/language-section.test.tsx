import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseLanguage } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { fake } from 'shared-contracts/testing/fake-api';
import { expect, it } from 'vitest';
import { member, renderApp } from '../../testing/render-app.tsx';

it('keeps the language that is shown where the account has none and its owner taps it, and once', async () => {
  const own = { email: 'asha@example.com', has_password: true, recently_signed_in: true };
  let language: Locale | null = null;
  const { requests } = renderApp({
    ...{ at: '/settings', stored: member() },
    api: [
      fake(getAccount, () => ({ data: { ...own, plan_until: null, language } })),
      fake(chooseLanguage, () => {
        language = 'en';
        return { data: { language } };
      }),
    ],
  });
  await screen.findByText('asha@example.com');
  const section = within(screen.getByRole('region', { name: 'Language' }));
  const shown = section.getByRole('radio', { name: 'English' });
  const sent = (path: string) => requests.filter(({ call }) => call.endsWith(path));
  await userEvent.click(shown);
  const chosen = () => sent('/account/language').map(({ input }) => input.body);
  await waitFor(() => expect(chosen()).toEqual([{ language: 'en' }]));
  // From now on the account has one.
  await waitFor(() => expect(sent('/account').length).toBeGreaterThan(2));
  await userEvent.click(shown);
  expect(chosen()).toHaveLength(1);
});
