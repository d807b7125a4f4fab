import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import { getProfile } from 'shared-contracts/calls/profiles';
import { profile, session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { reply } from '../open-profile-in-test.tsx';
import { BothWishes, WishesPart } from './partner-preferences.tsx';
import type { ProfileWithWishes } from './preference-rows.ts';

const viewer = session({ userId: '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2cff' });

/** What the API answers of oneself. */
function me(change: Partial<ProfileWithWishes> = {}) {
  const { partner_preferences = null, ...facts } = change;
  const own = reply({ id: viewer.userId, name: 'Rohan', gender: 'male', age: 29, ...facts });
  return { ...own, data: { data: { ...own.data.data, height: null, partner_preferences } } };
}

function open(wishes: PartnerPreferences | null, ...api: Fake[]) {
  const shown: ProfileWithWishes = { ...profile(), partner_preferences: wishes };
  return renderRemote(<BothWishes of={shown} />, { session: viewer, api });
}

/** The two cells of a row: what is asked, and what is. */
const row = (label: string, n = 0) =>
  within(screen.getAllByText(label)[n]?.closest('div') as HTMLElement)
    .getAllByRole('definition')
    .map((cell) => cell.textContent);

describe('what they ask for', () => {
  const wishes: PartnerPreferences = { age_from: 27, age_to: 33, height_from: 165 };

  it('stands beside what one is; what is as asked is marked and nothing else', async () => {
    open(
      { ...wishes, smoking_habits: ['occasionally'] },
      fake(getProfile, me({ smoking_habits: 'never' })),
    );
    expect(await screen.findByText('Matches')).toBeVisible();
    expect(row('Age')).toEqual(['Hopes for27 to 33 years', 'You29 yearsMatches']);
    expect(row('Smoking')).toEqual(['Hopes forOccasionally', 'YouNever']);
  });

  it('leads to what one has not filled in', async () => {
    open(wishes, fake(getProfile, me()));
    expect(await screen.findByRole('link', { name: 'Not filled in yet' })).toHaveAttribute(
      'href',
      '/info?go=0',
    );
  });

  it('stands alone while one’s own profile does not come, which can be asked for anew', async () => {
    let broken = true;
    open(
      wishes,
      fake(getProfile, () => (broken ? { refuse: 500, code: 'server.error' } : me())),
    );
    const alert = await screen.findByRole('alert');
    expect(row('Age')).toEqual(['Hopes for27 to 33 years']);
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Matches')).toBeVisible();
  });

  it('is said to be nothing where nothing was named', async () => {
    open(null, fake(getProfile, me()));
    expect(screen.getByText('Asha has not filled this in yet.')).toBeVisible();
  });
});

describe('what one asks for oneself', () => {
  it('stands beside what they are', async () => {
    open(null, fake(getProfile, me({ partner_preferences: { family_values: ['moderate'] } })));
    expect(await screen.findByRole('heading', { name: 'What you hope for' })).toBeVisible();
    expect(row('Family values')).toEqual(['You hope forModerate', 'AshaModerateMatches']);
  });

  it('is all there is on one’s own profile, with the way to change it', () => {
    const own = { ...profile({ id: viewer.userId }), partner_preferences: { age_to: 30 } };
    const { requests } = renderRemote(<WishesPart profile={own} />, { session: viewer });
    expect(row('Age')).toEqual(['You hope forUp to 30 years']);
    expect(screen.getByRole('link', { name: 'Change what I hope for' })).toHaveAttribute(
      'href',
      '/info?go=3',
    );
    expect(requests).toEqual([]);
  });
});

describe('what both share', () => {
  it('is said in words: facts that are the same, and wishes that are as asked on either side', async () => {
    const shown: ProfileWithWishes = {
      ...profile({ mother_tongue: 'Marathi', current_city: 'Pune' }),
      partner_preferences: { age_from: 27, age_to: 33, annual_income_from: 90_000_000 },
    };
    const own = me({
      mother_tongue: 'मराठी',
      current_city: 'Nashik',
      family_values: 'moderate',
      partner_preferences: { current_city: ['Pune'] },
    });
    renderRemote(<WishesPart profile={shown} />, {
      session: viewer,
      api: [fake(getProfile, own)],
    });
    const both = within(screen.getByRole('region', { name: 'You both' }));
    await both.findByText('In common');
    const factsOf = (label: string) => {
      const group = both.getByText(label).parentElement as HTMLElement;
      return [...group.querySelectorAll('dd > span')].map((one) => one.textContent);
    };
    expect(factsOf('In common')).toContain('Marathi');
    expect(factsOf('In common')).toContain('Moderate values');
    expect(factsOf('In common')).not.toContain('Pune');
    expect(factsOf('You match what Asha hopes for')).toEqual(['Age']);
    expect(factsOf('Asha matches what you hope for')).toEqual(['City']);
  });
});
