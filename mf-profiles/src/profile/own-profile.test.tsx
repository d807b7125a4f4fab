import { screen } from '@testing-library/react';
import {
  myProfile,
  profileCompletion,
  type OwnProfile as Own,
} from 'shared-contracts/calls/profiles';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { expect, it } from 'vitest';
import { ownProfile } from '../people/own-profile-fake.ts';
import { OwnProfile } from './own-profile.tsx';

const completion = profileCompletion.reply.parse({
  data: {
    score: 40,
    video_intro: false,
    verification_added: { personal: false, job: false, salary: false, property: false },
    aspects: [
      { aspect: 'fields', points: 30, most: 35 },
      { aspect: 'photo', points: 0, most: 15 },
    ],
  },
});

function open(change: Partial<Own>, at = '/profile/me', locale: Locale = 'en') {
  return renderRemote(<OwnProfile />, {
    at,
    host: { locale, textLocale: 'en' },
    path: '/profile/:pid',
    api: [fake(myProfile, { data: ownProfile(change) }), fake(profileCompletion, completion)],
  });
}

it('says what would help most, and what it brings', async () => {
  open({});
  expect(await screen.findByRole('link', { name: 'Add a photo' })).toHaveAttribute(
    'href',
    '/upload/pics',
  );
  expect(screen.getByText('Adds 15 points to your profile score.')).toBeVisible();
});

it('has the name in Devanagari where it was written', async () => {
  open({ name_devanagari: 'आशा', last_name_devanagari: 'कुलकर्णी' });
  expect(await screen.findByText('आशा कुलकर्णी')).toHaveAttribute('lang', 'mr');
});

it('has the name in Latin letters where the page has it in Devanagari', async () => {
  open({ name_devanagari: 'आशा', last_name_devanagari: 'कुलकर्णी' }, '/profile/me', 'mr');
  expect(await screen.findByText('Asha Kulkarni')).toHaveAttribute('lang', 'en');
});

it.each([
  [null, 1],
  ['Asha', 0],
] as const)(
  'with the birth name %s and an address that asks for it shows %i warnings',
  async (birthname, count) => {
    open({ birthname }, '/profile/me?birthname=missing');
    await screen.findByRole('link', { name: 'Add a photo' });
    expect(
      screen.queryAllByRole('link', { name: 'Update your birthname for Gunmilan score' }),
    ).toHaveLength(count);
  },
);
