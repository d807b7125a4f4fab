import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listSavedSearches } from 'shared-contracts/calls/own-profile';
import { listProfiles, myProfile } from 'shared-contracts/calls/profiles';
import type { PlanCode } from 'shared-contracts/domain/plan';
import { routes } from 'shared-contracts/platform/routes';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { ownProfile } from '../../people/own-profile-fake.ts';
import { membersPeople, pageOf } from '../listing-fakes.ts';
import { FilteredListing } from './filtered-listing.tsx';

/** The first page of a listing with a count. */
function counted(people: number, more = false) {
  const page = pageOf(membersPeople(1, Math.min(people, 2)));
  return { data: { ...page.data, count: { people, more } } };
}

function open(at: string, listing: Fake, myplan: PlanCode = 'hope') {
  const api = [fake(listSavedSearches, { data: [] }), listing];
  return renderRemote(<FilteredListing />, { session: session({ myplan }), at, api });
}

const asked = (requests: { call: string; input: unknown }[]) =>
  requests
    .filter(({ call }) => call === 'GET /api/v1/profiles')
    .map(({ input }) => (input as { query: unknown }).query);

const address = () => screen.getByTestId('address').textContent;

describe('the filtered listing', () => {
  it('asks for what the address says, and tells how many there are', async () => {
    const { requests } = open(
      '/filtered/profiles?city=Pune&city=Nashik&age_from=25&sort=newest',
      fake(listProfiles, counted(124)),
    );
    expect(await screen.findByText('124 profiles')).toHaveRole('status');
    expect(asked(requests)).toEqual([{ age_from: 25, city: ['Pune', 'Nashik'], sort: 'newest' }]);
    const newest = screen.getByRole('link', { name: 'Newest' });
    expect(newest).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'For you' })).toHaveAttribute(
      'href',
      '/filtered/profiles?age_from=25&city=Pune&city=Nashik',
    );
  });

  it('says 500+ where nobody counted on', async () => {
    open('/filtered/profiles', fake(listProfiles, counted(500, true)));
    expect(await screen.findByText('500+ profiles')).toBeVisible();
  });

  it('takes a filter off at its chip, and keeps the focus by the number', async () => {
    open('/filtered/profiles?city=Pune&city=Nashik&photo=true', fake(listProfiles, counted(3)));
    const chips = within(screen.getByRole('list', { name: 'Applied filters' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Pune',
      'Nashik',
      'With a photo',
    ]);
    await userEvent.click(chips.getByRole('button', { name: 'Remove Pune' }));
    expect(address()).toBe('/filtered/profiles?city=Nashik&photo=true');
    expect(await screen.findByText('3 profiles')).toHaveFocus();
  });

  it('clears all at once', async () => {
    open('/filtered/profiles?city=Pune&photo=true&sort=newest', fake(listProfiles, counted(3)));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/filtered/profiles?sort=newest');
    expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument();
  });

  it('leaves out what it cannot read, and says so', async () => {
    const { requests } = open(
      '/filtered/profiles?age_from=old&city=Pune',
      fake(listProfiles, counted(3)),
    );
    expect(await screen.findByText('3 profiles')).toBeVisible();
    expect(screen.getByText(/A part of this link could not be read/)).toBeVisible();
    expect(asked(requests)).toEqual([{ city: ['Pune'] }]);
  });

  it('shows who is left once a plan has ended meanwhile, and leads to the plans', async () => {
    const ended = fake(listProfiles, ({ query }) =>
      'verified' in (query as object) ? { refuse: 402, code: 'plan.required' } : counted(124),
    );
    const { requests } = open('/filtered/profiles?verified=job&city=Pune', ended, 'trust');
    expect(await screen.findByText('124 profiles')).toBeVisible();
    expect(asked(requests)).toEqual([{ city: ['Pune'], verified: ['job'] }, { city: ['Pune'] }]);
    expect(screen.getByRole('link', { name: 'Upgrade plan' })).toHaveAttribute(
      'href',
      '/subscription?from=%2Ffiltered%2Fprofiles%3Fverified%3Djob%26city%3DPune',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for no filter that the plan lacks, and leads to the plans instead', async () => {
    const at = '/filtered/profiles?verified=personal&verified=job&city=Pune';
    const { requests, notices } = open(at, fake(listProfiles, counted(3)), 'belief');
    expect(await screen.findByText('3 profiles')).toBeVisible();
    expect(asked(requests)).toEqual([{ city: ['Pune'], verified: ['personal'] }]);
    expect(screen.getByText(/does not filter by “Job verified” yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade plan' })).toHaveAttribute(
      'href',
      routes.subscription.href({ from: at }),
    );
    expect(notices).toEqual([]);
  });

  it('says what to loosen when nobody fits, the most first and nothing that brings nobody', async () => {
    const none = {
      data: {
        data: [],
        next: null,
        prev: null,
        count: { people: 0, more: false },
        loosen: [
          { without: 'city' as const, count: { people: 500, more: true } },
          { without: 'age' as const, count: { people: 1, more: false } },
          { without: 'photo' as const, count: { people: 0, more: false } },
        ],
      },
    };
    open(
      '/filtered/profiles?city=Pune&city=Nashik&age_from=40&photo=true',
      fake(listProfiles, ({ query }) => (query?.['city'] ? none : counted(7))),
    );
    expect(await screen.findByText('No profile fits all of this')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Without/ }).map((way) => way.textContent)).toEqual(
      ['Without “Pune and Nashik”: 500+ profiles', 'Without “40 years and older”: 1 profile'],
    );
    expect(screen.getByRole('link', { name: /Pune and Nashik/ })).toHaveAttribute(
      'href',
      '/filtered/profiles?age_from=40&photo=true',
    );
  });

  it('says that points need the own birth name where nobody fits', async () => {
    const none = { data: [], next: null, prev: null, count: { people: 0, more: false } };
    renderRemote(<FilteredListing />, {
      session: session(),
      at: '/filtered/profiles?gun_milan_from=18',
      api: [
        fake(listSavedSearches, { data: [] }),
        fake(listProfiles, { data: none }),
        fake(myProfile, { data: ownProfile({ birthname: null }) }),
      ],
    });
    expect(
      await screen.findByRole('link', { name: 'Update your birthname for Gunmilan score' }),
    ).toBeVisible();
    expect(screen.getByText('No profile fits all of this')).toBeVisible();
  });

  it('reads cities in the script of the page, as the cards do, while the next people are on their way', async () => {
    const filter_words = [
      { filter: 'city', written: 'nashik', read: 'नाशिक' },
      { filter: 'city', written: 'pune', read: 'पुणे' },
    ];
    const count = { people: 0, more: false };
    const loosen = [{ without: 'city' as const, count: { people: 4, more: false } }];
    const none = { data: [], next: null, prev: null, count, loosen, filter_words };
    open(
      '/filtered/profiles?city=nashik&city=pune&photo=true',
      fake(listProfiles, ({ query }) =>
        query?.['photo'] ? { data: none } : new Promise<never>(() => undefined),
      ),
    );
    expect(await screen.findByRole('button', { name: 'Remove नाशिक' })).toHaveTextContent('नाशिक');
    expect(screen.getByRole('link', { name: 'Without “नाशिक and पुणे”: 4 profiles' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove With a photo' }));
    expect(address()).toBe('/filtered/profiles?city=nashik&city=pune');
    expect(screen.getByRole('button', { name: 'Remove नाशिक' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove पुणे' }));
    expect(address()).toBe('/filtered/profiles?city=nashik');
  });

  it('says that nobody is there yet where nothing was filtered', async () => {
    open('/filtered/profiles', fake(listProfiles, counted(0)));
    expect(await screen.findByText('No profiles yet')).toBeVisible();
  });

  it('keeps the filters in sight when the people do not come, and asks again', async () => {
    let broken = true;
    open(
      '/filtered/profiles?city=Pune',
      fake(listProfiles, () => (broken ? { refuse: 503, code: 'server.busy' } : counted(2))),
    );
    const alert = await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Remove Pune' })).toBeVisible();
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Person 1 Patil')).toBeVisible();
  });
});
