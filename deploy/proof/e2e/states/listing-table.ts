import { expect, type Page } from '@playwright/test';
import type { Pic } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { profileCard } from 'shared-contracts/testing/builders';
import type { Role } from '../fixtures/roles.ts';
import type { ListingAnswer } from './listing-answers.ts';

/** One state of a listing that answered. */
export interface ListingState {
  readonly name: string;
  readonly roles: readonly Exclude<Role, 'staff'>[];
  readonly address: string;
  /** `pics` are a dozen photos of anybody. */
  readonly answer: (pics: readonly Pic[]) => ListingAnswer;
  readonly expect: (page: Page, role: Role) => Promise<void>;
}

const NAME_OF_80 =
  'Venkatanarasimharajuvaripetakrishnamurthysubramaniamlakshminarayanaswamyiyengara';

/** The n-th of many people. */
function person(n: number, change: Parameters<typeof profileCard>[0] = {}) {
  const id = `0b0e7c1a-5d0f-4c1e-9a53-${String(n).padStart(12, '0')}`;
  return profileCard({ id, name: `Asha ${n}`, lastName: 'Patil', pics: [], ...change });
}

const many = Array.from({ length: 20 }, (_, n) => person(n + 1));
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const link = (page: Page, name: RegExp | string) =>
  page.getByRole('main').getByRole('link', { name });
const everyone = routes.profiles.href();

/** What a listing may hold: who sees it, and what one sees. */
export const LISTING_STATES: readonly ListingState[] = [
  {
    name: 'nobody',
    roles: ['visitor', 'member'],
    address: everyone,
    answer: () => ({ people: [], count: { people: 0, more: false } }),
    async expect(page, role) {
      await expect(page.getByRole('heading', { name: 'No profiles yet' })).toBeVisible();
      const way = role === 'visitor' ? 'Show everyone' : 'Complete my profile';
      await expect(link(page, way)).toBeVisible();
    },
  },
  {
    name: 'nobody who fits, and what to loosen',
    roles: ['member'],
    address: '/filtered/profiles?age_from=24&city=Pune',
    answer: () => ({
      people: [],
      count: { people: 0, more: false },
      loosen: [
        { without: 'city', count: { people: 500, more: true } },
        { without: 'age', count: { people: 1, more: false } },
      ],
    }),
    async expect(page) {
      await expect(
        page.getByRole('heading', { name: 'No profile fits all of this' }),
      ).toBeVisible();
      await expect(link(page, 'Without “Pune”: 500+ profiles')).toHaveAttribute(
        'href',
        '/filtered/profiles?age_from=24',
      );
      await expect(link(page, 'Without “24 years and older”: 1 profile')).toHaveAttribute(
        'href',
        '/filtered/profiles?city=Pune',
      );
    },
  },
  {
    name: 'one person',
    roles: ['visitor', 'member'],
    address: everyone,
    answer: () => ({ people: [person(1)], count: { people: 1, more: false } }),
    async expect(page, role) {
      await expect(cards(page)).toHaveCount(1);
      if (role === 'member')
        await expect(page.getByText('1 profile', { exact: true })).toBeVisible();
      await expect(page.getByText('You have seen the one profile here')).toBeVisible();
    },
  },
  {
    name: 'ten thousand people',
    roles: ['visitor', 'member'],
    address: everyone,
    answer: () => ({ people: many, count: { people: 500, more: true }, next: 'more' }),
    async expect(page, role) {
      if (role === 'member') {
        await expect(cards(page)).toHaveCount(20);
        await expect(page.getByText('500+ profiles')).toBeVisible();
      } else {
        // Ten at a time, so that a visitor comes to the end of the page.
        await expect(cards(page)).toHaveCount(10);
        await page.getByRole('button', { name: 'Show more' }).click();
        await expect(cards(page)).toHaveCount(20);
      }
    },
  },
  {
    name: 'a name of 80 letters, one in Devanagari, no photo, a dozen photos',
    roles: ['visitor', 'member'],
    address: everyone,
    answer: (pics) => ({
      people: [
        person(1, { name: NAME_OF_80, lastName: NAME_OF_80, current_city: NAME_OF_80 }),
        person(2, {
          name: 'ज्ञानेश्वरी',
          lastName: 'क्षीरसागर',
          current_city: 'छत्रपती संभाजीनगर',
          occupation: 'शिक्षिका',
          work: 'जिल्हा परिषद',
        }),
        person(3, { pics: [...pics], primary_profile_pic: pics[3]?.id ?? null }),
        person(4, { gender: 'male', height: null, current_city: null, occupation: null }),
      ],
      count: { people: 4, more: false },
    }),
    async expect(page, role) {
      await expect(cards(page)).toHaveCount(4);
      await expect(cards(page).nth(0)).toContainText(NAME_OF_80);
      await expect(cards(page).nth(1)).toContainText('ज्ञानेश्वरी');
      await expect(cards(page).nth(2).locator('img')).toHaveCount(role === 'visitor' ? 1 : 12);
      await expect(cards(page).nth(0).locator('img')).toHaveCount(0);
    },
  },
  {
    name: 'somebody matched, with every seal and a Gun Milan',
    roles: ['member'],
    address: everyone,
    answer: () => ({
      people: [
        person(1, {
          matched: true,
          gun_milan: 27.5,
          badges: { personal: true, job: true, salary: true, property: true },
          is_bookmarked: true,
        }),
        person(2, { gun_milan: null, badges: {} }),
      ],
      count: { people: 2, more: false },
    }),
    async expect(page) {
      const [one, other] = [cards(page).nth(0), cards(page).nth(1)];
      await expect(one).toContainText('Matched');
      await expect(one.getByRole('img', { name: 'Gun Milan 27.5 of 36' })).toBeVisible();
      for (const seal of ['Identity', 'Job', 'Income', 'Property'])
        await expect(one.getByText(`${seal} verified`)).toBeAttached();
      await expect(one.getByRole('button', { name: 'Save Asha 1' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(other).not.toContainText(/Matched|verified|of 36/);
    },
  },
  {
    name: 'nobody featured',
    roles: ['member'],
    address: routes.featured.href(),
    answer: () => ({ people: [], count: { people: 0, more: false } }),
    async expect(page) {
      await expect(
        page.getByRole('heading', { name: 'No featured profiles just now' }),
      ).toBeVisible();
      await expect(link(page, 'See all profiles')).toHaveAttribute('href', everyone);
    },
  },
  {
    name: 'nobody saved',
    roles: ['member'],
    address: routes.savedProfiles.href(),
    answer: () => ({ people: [] }),
    async expect(page) {
      await expect(page.getByRole('heading', { name: 'No saved profiles yet' })).toBeVisible();
      await expect(link(page, 'See profiles')).toHaveAttribute('href', everyone);
    },
  },
];
