import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerLanguages } from 'shared-contracts/i18n/i18n';
import { describe, expect, it } from 'vitest';
import { openEditPage, type Opening } from './editing/open-edit-page-in-test.tsx';

offerLanguages({
  mr: () => import('./locales/mr/index.ts'),
  hi: () => import('./locales/hi/index.ts'),
});

const SEE_PEOPLE = { en: 'See grooms', mr: 'वर पहा', hi: 'वर देखें' } as const;

const open = (first: number, opening: Opening) =>
  openEditPage({
    at: `/info?first=${first}`,
    ready: first === 5 ? SEE_PEOPLE.en : 'Continue',
    ...opening,
  });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('what is said of the person', () => {
  it.each([
    [null, 'Your profile', 'You choose who sees yours.'],
    ['self', 'Your profile', 'You choose who sees yours.'],
    ['daughter', 'Sakhi’s profile', 'You choose who sees hers.'],
    ['sister', 'Sakhi’s profile', 'You choose who sees hers.'],
    ['son', 'Sakhi’s profile', 'You choose who sees his.'],
    ['brother', 'Sakhi’s profile', 'You choose who sees his.'],
    ['relative', 'Sakhi’s profile', 'You choose who sees the photo.'],
  ] as const)('made for %s begins with %s', async (made_for, title, photos) => {
    await open(2, { profile: { made_for, name: 'Sakhi' } });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(new RegExp(photos))).toBeVisible();
  });

  it.each([
    ['self', 'This is how others will see you', 'Your card', 'See my whole profile', null],
    [
      'daughter',
      'This is how others will see her',
      'Her card',
      'See her whole profile',
      'A parent',
    ],
    [
      'brother',
      'This is how others will see him',
      'His card',
      'See his whole profile',
      'A brother or sister',
    ],
    [
      'relative',
      'This is how others will see this profile',
      'The card',
      'See the whole profile',
      'A relative',
    ],
  ] as const)('made for %s ends with %s', async (made_for, title, card, way, manager) => {
    await open(5, { profile: { made_for } });
    await heading(title);
    expect(screen.getByRole('region', { name: card })).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toBeVisible();
    const managed = screen.queryByText(/manages this profile\.$/);
    expect(managed?.textContent ?? null).toBe(
      manager === null ? null : `${manager} manages this profile.`,
    );
  });

  it.each([
    [
      'mr',
      'daughter',
      'इतरांना वधूची प्रोफाइल अशी दिसेल',
      'वधूचे कार्ड',
      'ही प्रोफाइल आई किंवा वडील सांभाळतात.',
    ],
    [
      'mr',
      'son',
      'इतरांना वराची प्रोफाइल अशी दिसेल',
      'वराचे कार्ड',
      'ही प्रोफाइल आई किंवा वडील सांभाळतात.',
    ],
    [
      'hi',
      'sister',
      'दूसरों को वधू की प्रोफ़ाइल ऐसी दिखेगी',
      'वधू का कार्ड',
      'यह प्रोफ़ाइल भाई या बहन सँभालते हैं।',
    ],
    ['hi', 'relative', 'दूसरों को यह प्रोफ़ाइल ऐसी दिखेगी', 'कार्ड', 'यह प्रोफ़ाइल कोई रिश्तेदार सँभालते हैं।'],
  ] as const)('in %s, of a %s: %s', async (locale, made_for, title, card, manager) => {
    await open(5, { profile: { made_for }, locale, ready: SEE_PEOPLE[locale] });
    await heading(title);
    expect(screen.getByRole('region', { name: card })).toBeVisible();
    expect(screen.getByText(manager)).toBeVisible();
  });

  it('follows what was chosen in the first step', async () => {
    await open(1, { profile: { made_for: null, name: 'Sakhi' } });
    await userEvent.click(screen.getByRole('radio', { name: 'My daughter’s' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('A photo');
    expect(screen.getByRole('heading', { level: 1, name: 'Sakhi’s profile' })).toBeVisible();
  });
});
