import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browseProfiles } from 'shared-contracts/calls/listed-profiles';
import { routes } from 'shared-contracts/platform/routes';
import { limitedProfile } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote, testConfig } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { idOf, pageOf, visitorsPeople } from './listing-fakes.ts';
import { ListingPage } from './listing-page.tsx';

const someone = fake(browseProfiles, pageOf(visitorsPeople(1, 2)));

describe("the visitor's listing", () => {
  it('says what the site is and shows people while they are on their way and after', async () => {
    renderRemote(<ListingPage />, { api: [someone] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find your match');
    expect(screen.getByText('Profiles are on their way')).toBeInTheDocument();
    const card = within((await screen.findByText('Person 1')).closest('article') as HTMLElement);
    expect(card.getByText('27')).toBeVisible();
    expect(card.getByText('Pune')).toBeVisible();
    expect(card.getByText('Architect')).toBeVisible();
    expect(card.getByRole('link', { name: /Person 1/ })).toHaveAttribute(
      'href',
      routes.profile.href({ userId: idOf(1) }),
    );
    expect(screen.queryByText('Profiles are on their way')).not.toBeInTheDocument();
  });

  it('says who runs it, how to write to them, and how families are checked', async () => {
    renderRemote(<ListingPage />, { api: [someone] });
    await screen.findByText('Person 1');
    const signs = within(screen.getByRole('list', { name: 'Why families trust us' }));
    expect(signs.getAllByRole('listitem')).toHaveLength(4);
    expect(signs.getByText(/^Questions\? .+ runs this site\.$/)).toBeVisible();
    const write = signs.getByRole('link', { name: 'Write to us' });
    expect(write).toHaveAttribute('href', `mailto:${testConfig.grievanceOfficer.email}`);
    const checks = screen.getByRole('link', { name: 'How we check families' });
    expect(checks).toHaveAttribute('href', '/features');
    // A claim that is true of everyone below it.
    expect(screen.queryByText(/verified\.$/)).toBeNull();
  });

  it('asks for whom the address names, and offers the other choices as links', async () => {
    const { requests } = renderRemote(<ListingPage />, {
      at: '/profiles?show=brides',
      api: [someone],
    });
    await screen.findByText('Person 1');
    expect(requests).toMatchObject([{ input: { params: { x: 'brides' } } }]);
    const choices = within(screen.getByRole('navigation', { name: 'Show' }));
    expect(choices.getByRole('link', { name: 'Brides' })).toHaveAttribute('aria-current', 'page');
    expect(choices.getByRole('link', { name: 'Grooms' })).toHaveAttribute(
      'href',
      '/profiles?show=grooms',
    );
    expect(choices.getByRole('link', { name: 'Everyone' })).toHaveAttribute('href', '/profiles');
  });

  it('shows everyone for a choice that does not exist', async () => {
    const { requests } = renderRemote(<ListingPage />, { at: '/?show=cats', api: [someone] });
    await screen.findByText('Person 1');
    expect(requests).toMatchObject([{ input: { params: { x: 'all' } } }]);
  });

  it('ends with the way to see more for a visitor who has seen many', async () => {
    const page = pageOf(visitorsPeople(1, 2));
    const data = { ...page.data, next: null, join_for_more: true };
    renderRemote(<ListingPage />, { api: [fake(browseProfiles, { ...page, data })] });
    await screen.findByText('Person 1');
    const end = screen.getByRole('region', { name: 'Join free to see more' });
    expect(within(end).getByRole('link', { name: 'Join now' })).toHaveAttribute(
      'href',
      routes.signup.href(),
    );
    expect(screen.queryByText(/You have seen all/)).not.toBeInTheDocument();
    expect(screen.getByText('2 profiles so far')).toBeInTheDocument();
  });

  it('shows the way to see more alone where nobody is left', async () => {
    const data = { data: [], next: null, prev: null, join_for_more: true };
    renderRemote(<ListingPage />, { api: [fake(browseProfiles, { data })] });
    expect(await screen.findByRole('region', { name: 'Join free to see more' })).toBeVisible();
    expect(screen.queryByText('No profiles yet')).not.toBeInTheDocument();
  });

  it("invites to join where a member's actions would be", async () => {
    const { joinNow } = renderRemote(<ListingPage />, { api: [someone] });
    await userEvent.click(await screen.findByRole('button', { name: 'Save Person 1' }));
    expect(joinNow.asked).toBe(1);
    for (const join of screen.getAllByRole('link', { name: 'Join now' })) {
      expect(join).toHaveAttribute('href', routes.signup.href());
      await userEvent.click(join);
    }
    expect(joinNow.asked).toBe(3);
  });

  it('leaves out what is not known and copes with one word said twice', async () => {
    const person = limitedProfile({
      occupation: 'Doctor',
      education: 'Doctor',
      current_city: null,
    });
    renderRemote(<ListingPage />, { api: [fake(browseProfiles, pageOf([person]))] });
    const lines = within((await screen.findByText('Asha')).closest('article') as HTMLElement);
    expect(lines.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['Doctor']);
  });

  it('has its end within ten people, shows ten more on demand, and as many when one comes back', async () => {
    const people = fake(browseProfiles, pageOf(visitorsPeople(1, 14)));
    const at = '/profiles?show=brides';
    const first = renderRemote(<ListingPage />, { at, api: [people] });
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('article')).toHaveLength(14);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    first.unmount();
    renderRemote(<ListingPage />, { at, api: [people] });
    await screen.findByText('Person 1');
    expect(screen.getAllByRole('article')).toHaveLength(14);
  });

  it('offers everyone when a choice finds nobody', async () => {
    renderRemote(<ListingPage />, {
      at: '/profiles?show=grooms',
      api: [fake(browseProfiles, pageOf([]))],
    });
    expect(await screen.findByText('No profiles yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show everyone' })).toHaveAttribute(
      'href',
      '/profiles',
    );
  });

  it('loads the first two photos at once and the others when they come near', async () => {
    const pic = (n: number) => ({ id: `${n}`, url: `/p/${n}.webp`, thumb: `/p/${n}-s.webp` });
    const people = visitorsPeople(1, 3).map((person, n) => ({ ...person, pic: pic(n) }));
    const { container } = renderRemote(<ListingPage />, {
      api: [fake(browseProfiles, pageOf(people))],
    });
    await screen.findByText('Person 3');
    const photos = [...container.querySelectorAll<HTMLImageElement>('article img')];
    expect(photos.map((photo) => photo.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'lazy',
    ]);
    expect(photos.map((photo) => photo.getAttribute('fetchpriority'))).toEqual([
      'high',
      'high',
      null,
    ]);
    expect(photos.every((photo) => photo.width === 480 && photo.height === 600)).toBe(true);
  });
});
