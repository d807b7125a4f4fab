import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { listProfiles } from 'shared-contracts/calls/listed-profiles';
import { myProfile } from 'shared-contracts/calls/profiles';
import { profileCard, session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownProfile } from '../people/own-profile-fake.ts';
import { idOf, membersPeople, pageOf } from './listing-fakes.ts';
import { ListingPage } from './listing-page.tsx';

const render = (api: Fake, page = <ListingPage />, ...more: Fake[]) =>
  renderRemote(page, { session: session(), api: [api, ...more] });

const own = (birthname: string | null) => fake(myProfile, { data: ownProfile({ birthname }) });

/** A listing of so many pages with two people each; the cursor is the number of the page. */
function listing(pages: number) {
  return fake(listProfiles, ({ query }) => {
    const n = Number(query?.['cursor'] ?? 0);
    return pageOf(membersPeople(n * 2 + 1, n * 2 + 2), n + 1 < pages ? String(n + 1) : null);
  });
}

const cursors = (requests: { input: unknown }[]) =>
  requests.map(({ input }) => (input as { query: { cursor?: string } }).query.cursor ?? null);

afterEach(() => vi.unstubAllGlobals());

describe("the member's listing", () => {
  it('shows the whole name, height, work and city, seals and the ribbon', async () => {
    const person = profileCard({ matched: true, badges: { personal: true, job: false } });
    render(fake(listProfiles, pageOf([person])));
    const card = within(
      (await screen.findByText('Asha Kulkarni')).closest('article') as HTMLElement,
    );
    expect(card.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '5\u{a0}ft\u{a0}4\u{a0}in · B.Arch.',
      'Architect',
      'Pune',
    ]);
    expect(card.getByText('Matched')).toBeVisible();
    expect(card.getByText('Identity verified')).toBeInTheDocument();
    expect(card.queryByText('Job verified')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Join now' })).not.toBeInTheDocument();
  });

  it.each([
    [{ stated: true, of: ['age', 'height', 'city', 'diet'] }, 'Age, height and city as you hope'],
    [{ stated: true, of: ['age'] }, 'Age as you hope'],
    [{ stated: false, of: ['age', 'mother_tongue'] }, 'Age and mother tongue close to yours'],
  ])('shows on a card in one line what agrees', async (why, line) => {
    render(fake(listProfiles, pageOf([profileCard({ why })])));
    expect(await screen.findByText(line)).toBeVisible();
  });

  it('shows no line where nothing agrees, or only what this build does not know', async () => {
    render(fake(listProfiles, pageOf([profileCard({ why: { stated: true, of: ['gotra'] } })])));
    expect(await screen.findByText('Asha Kulkarni')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('has an empty ring where there is no score, and once above the list what it needs', async () => {
    const people = [1, 2].map((n) => profileCard({ id: idOf(n), gun_milan: null }));
    render(fake(listProfiles, pageOf(people)), <ListingPage />, own(null));
    const rings = await screen.findAllByRole('img', { name: 'Gun Milan needs both birth names' });
    expect(rings.map((ring) => ring.textContent)).toEqual(['–', '–']);
    expect(screen.getByText('Gun Milan needs both birth names')).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Update your birthname for Gunmilan score' }),
    ).toHaveAttribute('href', '/info?go=4');
  });

  it('names no birth name where the reader has one and nobody of the list', async () => {
    const people = fake(listProfiles, pageOf([profileCard({ gun_milan: null })]));
    const { requests } = render(people, <ListingPage />, own('Sakhi'));
    await waitFor(() =>
      expect(requests.map(({ call }) => call)).toContain('GET /api/v1/myprofile'),
    );
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^Update your birthname/ })).toBeNull(),
    );
  });

  it('names no birth name above a list in which somebody has a score', async () => {
    const people = [
      profileCard({ id: idOf(1), gun_milan: null }),
      profileCard({ id: idOf(2), gun_milan: 20 }),
    ];
    render(fake(listProfiles, pageOf(people)));
    expect(await screen.findByText('–')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Update your birthname/ })).toBeNull();
  });

  it('has three lines on a card: height and education, work, city', async () => {
    const facts = { height: 163, education: 'B.Pharm', occupation: 'Pharmacist', work: 'Chemist' };
    render(fake(listProfiles, pageOf([profileCard({ ...facts, current_city: 'Satara' })])));
    await screen.findByText('Asha Kulkarni');
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '5\u{a0}ft\u{a0}4\u{a0}in · B.Pharm',
      'Pharmacist',
      'Satara',
    ]);
  });

  it('stands in the look that was chosen', async () => {
    const { container } = render(fake(listProfiles, pageOf([profileCard({})])));
    await screen.findByText('Asha Kulkarni');
    expect(container.querySelector('.sp-card-grid--rows')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show one below the other' }));
    expect(container.querySelector('.sp-card-grid--rows')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show two side by side' }));
    expect(container.querySelector('.sp-card-grid--rows')).toBeNull();
  });

  it('asks in the order that the address names', async () => {
    const { requests } = renderRemote(<ListingPage />, {
      session: session(),
      at: '/profiles?sort=newest',
      api: [listing(1)],
    });
    await screen.findByText('Person 1 Patil');
    expect(requests).toMatchObject([{ input: { query: { sort: 'newest' } } }]);
    expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'page');
  });

  it('goes on page by page with the keyboard, and says so at the end', async () => {
    const { requests } = render(listing(2));
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(screen.getByText('2 profiles so far')).toBeVisible();
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Person 4 Patil')).toBeVisible();
    expect(screen.getByText('Person 1 Patil')).toBeVisible();
    expect(screen.getByText('You have seen all 4 profiles')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(cursors(requests)).toEqual([null, '1']);
  });

  it('goes on by itself near the end, but leaves every third step to the button', async () => {
    vi.stubGlobal('IntersectionObserver', AlwaysNear);
    const { requests } = render(listing(9));
    expect(await screen.findByText('Person 6 Patil')).toBeVisible();
    expect(screen.getByText('6 profiles so far')).toBeVisible();
    expect(cursors(requests)).toEqual([null, '1', '2']);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('12 profiles so far')).toBeVisible();
  });

  it('still has its pages when one comes back to it', async () => {
    const { requests } = render(listing(3), <ThereAndBack />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('Person 4 Patil');
    await userEvent.click(screen.getByRole('button', { name: 'Leave or return' }));
    expect(screen.queryByText('Person 4 Patil')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Leave or return' }));
    expect(screen.getByText('Person 4 Patil')).toBeVisible();
    expect(cursors(requests)).toEqual([null, '1']);
  });

  it('says that nothing is lost when the list does not come, and asks again', async () => {
    let broken = true;
    render(
      fake(listProfiles, () =>
        broken ? { refuse: 500, code: 'server.error' } : pageOf(membersPeople(1, 1)),
      ),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not load the profiles');
    expect(alert).toHaveTextContent('Nothing is lost');
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Person 1 Patil')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps what stands when the next page does not come, and asks again for it only', async () => {
    vi.stubGlobal('IntersectionObserver', AlwaysNear);
    let broken = true;
    const { requests } = render(
      fake(listProfiles, ({ query }) => {
        if (query?.['cursor'] === undefined) return pageOf(membersPeople(1, 2), '1');
        return broken ? { refuse: 503, code: 'server.busy' } : pageOf(membersPeople(3, 3));
      }),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not load more profiles');
    expect(screen.getByText('Person 2 Patil')).toBeVisible();
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Person 3 Patil')).toBeVisible();
    // Tried three times before it said so.
    expect(cursors(requests)).toEqual([null, '1', '1', '1', '1']);
  });

  it('says what to do when there is nobody yet', async () => {
    render(fake(listProfiles, pageOf([])));
    expect(await screen.findByText('No profiles yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Complete my profile' })).toHaveAttribute(
      'href',
      '/info',
    );
  });
});

/** The listing, left and come back to. */
function ThereAndBack() {
  const [away, setAway] = useState(false);
  return (
    <>
      <button onClick={() => setAway(!away)}>Leave or return</button>
      {!away && <ListingPage />}
    </>
  );
}

/** An observer for which everything is always near. */
class AlwaysNear {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.#tell([entry], this as unknown as IntersectionObserver);
  }
  disconnect() {
    // Tells only once, so there is nothing to stop.
  }
}
