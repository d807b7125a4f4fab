import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerInterest, listInterests, type Interest } from 'shared-contracts/calls/engagement';
import { routes } from 'shared-contracts/platform/routes';
import { countsSlice, waitingInterestsChanged } from 'shared-contracts/platform/store/counts';
import { createAppStore } from 'shared-contracts/platform/store/store';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote, type RenderRemoteOptions } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { idOf, ME, pageOf, personCard, receivedFrom, sentTo } from '../testing/interests.ts';
import { Interests } from './interests.tsx';

type Lists = Partial<Record<'sent' | 'received' | 'matched', Interest[]>>;

/** The API with these interests, read anew at every request. */
function listing(lists: Lists): Fake {
  return fake(listInterests, ({ query }) => pageOf([...(lists[query?.['type'] as 'sent'] ?? [])]));
}

function open(api: Fake[], options: RenderRemoteOptions = {}) {
  const at = { path: '/interests', at: '/interests', session: session({ userId: ME }) };
  return renderRemote(<Interests />, { ...at, api, ...options });
}

const cards = () => screen.findAllByRole('article');
const people = async () =>
  (await cards()).map((card) => within(card).getByRole('heading').textContent);

describe('the interests of a member', () => {
  it('shows whom one asked, when, how it stands, and leads to the profile', async () => {
    const pic = { id: 'p', url: '/p-960.webp', thumb: '/p-480.webp' };
    const to_profile = personCard({ pics: [pic] });
    const { container } = open([listing({ sent: [sentTo(7, { to_profile })] })]);
    const [card] = await cards();
    expect(card).toHaveTextContent('Rohan Deshpande');
    expect(card).toHaveTextContent('Sent on 12 March 2020');
    expect(card).toHaveTextContent('Waiting for a reply');
    expect(container.querySelector('article img')).toHaveAttribute('src', '/p-480.webp');
    expect(screen.getByRole('link', { name: 'Rohan Deshpande' })).toHaveAttribute(
      'href',
      routes.profile.href({ userId: idOf(7) }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Interests' })).toBeInTheDocument();
  });

  it('keeps the tab in the address and shows who asked on Received', async () => {
    open([listing({ sent: [sentTo(1)], received: [receivedFrom(2)] })], {
      at: '/interests?tab=received',
    });
    expect(await people()).toEqual(['Person 2']);
    expect((await cards())[0]).toHaveTextContent('Received on 12 March 2020');
    expect(
      screen.getByRole('link', { name: 'Received, one waits for your answer' }),
    ).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /^Match/ })).toHaveAttribute(
      'href',
      '/interests?tab=match',
    );
    expect(screen.queryByRole('button', { name: /Cancel interest/ })).not.toBeInTheDocument();
  });

  it('opens on Received where somebody waits for an answer, and stays there once it is given', async () => {
    const received = [receivedFrom(2), receivedFrom(3, { declined: true })];
    const api = [
      listing({ sent: [sentTo(1)], received }),
      fake(answerInterest, { data: sentTo(2) }),
    ];
    open(api);
    expect(await people()).toEqual(['Person 2', 'Person 3']);
    const tab = await screen.findByRole('link', { name: 'Received, one waits for your answer' });
    expect(tab).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Accept the interest of Person 2' }));
    expect(screen.getByRole('link', { name: /^Received/ })).toHaveAttribute('aria-current', 'page');
  });

  it('opens on Received where the server counts one that waits and has not come yet', async () => {
    const store = createAppStore();
    store.inject(countsSlice);
    store.dispatch(waitingInterestsChanged(1));
    const lists = fake(listInterests, ({ query }) =>
      query?.['type'] === 'received'
        ? pageOf([receivedFrom(2, { declined: true })], 'c1')
        : pageOf([sentTo(1)]),
    );
    open([lists], { host: { store } });
    expect(await people()).toEqual(['Person 2']);
  });

  it('opens on Sent where nothing waits', async () => {
    const received = [receivedFrom(2, { declined: true })];
    open([listing({ sent: [sentTo(1)], received })]);
    expect(await people()).toEqual(['Person 1']);
  });

  it('opens on Sent where the only one that waits is from a match', async () => {
    const matched = [sentTo(2, { from: ME })];
    open([listing({ sent: [sentTo(1)], received: [receivedFrom(2)], matched })]);
    expect(await people()).toEqual(['Person 1']);
  });

  it('says city, work and score, and folds what was declined to one line', async () => {
    const to_profile = personCard({ current_city: 'Pune', occupation: 'Nurse', gun_milan: 24 });
    const sent = [sentTo(1, { to_profile, accepted: true }), sentTo(2, { declined: true })];
    open([listing({ sent })], { at: '/interests?tab=sent' });
    const [accepted, declined] = await cards();
    expect(accepted).toHaveTextContent('Nurse Pune');
    expect(accepted).toHaveTextContent('Gun Milan 24 of 36');
    const chats = screen.getAllByRole('link', { name: /^Ask to chat/ });
    expect(chats).toHaveLength(1);
    expect(accepted).toContainElement(chats[0] ?? null);
    expect(declined).toHaveTextContent(/^Person 2( \d+)?Politely declined/);
    expect(declined?.querySelector('img, svg.sp-silhouette, .en-photo')).toBeNull();
  });

  it('puts the heart ribbon on whom one is matched with, from either side', async () => {
    open([listing({ matched: [sentTo(1), receivedFrom(2)] })], { at: '/interests?tab=match' });
    expect(await people()).toEqual(['Person 1', 'Person 2']);
    expect(screen.getAllByText('Matched')).toHaveLength(2);
    expect(screen.queryByText('Waiting for a reply')).not.toBeInTheDocument();
  });

  it('draws no card before it is known who is a match, so that none changes under the finger', async () => {
    let answer: (found: Interest[]) => void = () => undefined;
    const matched = new Promise<Interest[]>((resolve) => (answer = resolve));
    const lists = fake(listInterests, async ({ query }) =>
      pageOf(query?.['type'] === 'matched' ? await matched : [receivedFrom(2)]),
    );
    open([lists], { at: '/interests?tab=received' });
    await screen.findByRole('link', { name: 'Received, one waits for your answer' });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    answer([receivedFrom(2)]);
    expect((await cards())[0]).toHaveTextContent('Matched');
  });

  it('says in words how an answered interest stands', async () => {
    const sent = [sentTo(1, { accepted: true }), sentTo(2, { declined: true })];
    open([listing({ sent })]);
    const [accepted, declined] = await cards();
    expect(accepted).toHaveTextContent('Matched');
    expect(declined).toHaveTextContent('Politely declined');
  });

  it('counts in a tab what waits for an answer, and nothing else', async () => {
    open([listing({ sent: [sentTo(1)], received: [receivedFrom(2), receivedFrom(3)] })], {
      at: '/interests?tab=sent',
    });
    expect(
      await screen.findByRole('link', { name: 'Received, 2 wait for your answer' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sent' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Match' })).toBeVisible();
  });

  it('counts on Received what the badge of the bar counts, however many have come', async () => {
    const store = createAppStore();
    store.inject(countsSlice);
    const received = [receivedFrom(2), receivedFrom(3)];
    const lists = fake(listInterests, ({ query }) =>
      query?.['type'] === 'received' ? pageOf(received, 'c1') : pageOf([]),
    );
    open([lists], { at: '/interests?tab=received', host: { store } });
    const tab = (words: string) => screen.findByRole('link', { name: `Received, ${words}` });
    expect(await tab('more than 2 wait for your answer')).toHaveTextContent('2+');
    act(() => void store.dispatch(waitingInterestsChanged(14)));
    expect(await tab('14 wait for your answer')).toHaveTextContent('14');
    act(() => void store.dispatch(waitingInterestsChanged(100)));
    expect(await tab('more than 99 wait for your answer')).toHaveTextContent('99+');
  });

  it('goes on page by page, and says how many there are in all', async () => {
    const { requests } = open([
      fake(listInterests, ({ query }) => {
        if (query?.['type'] !== 'sent') return pageOf([]);
        return query['cursor'] === 'c1' ? pageOf([sentTo(2)]) : pageOf([sentTo(1)], 'c1');
      }),
    ]);
    expect(await screen.findByText('1 interest so far')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('2 interests in all')).toBeVisible();
    expect(await people()).toEqual(['Person 1', 'Person 2']);
    expect(requests.filter(({ input }) => JSON.stringify(input).includes('c1'))).toHaveLength(1);
  });

  it.each([
    ['/interests', 'No sent requests', 'See profiles', '/profiles'],
    ['/interests?tab=received', 'No received requests', 'Complete my profile', '/info'],
    ['/interests?tab=match', 'No matched requests', 'See profiles', '/profiles'],
  ])('says on an empty %s what to do', async (at, title, action, href) => {
    open([listing({})], { at });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
  });
});

describe('a list of interests that does not come', () => {
  it.each([
    ['/interests', 'Problem getting sent interests', 'interest.listFailed'],
    ['/interests?tab=received', 'Problem getting received interests', 'interest.receivedFailed'],
    ['/interests?tab=match', 'Problem getting matched interests', 'interest.matchedFailed'],
  ])('on %s says so in place and once as a notice', async (at, title, notice) => {
    let broken = true;
    const { notices } = open(
      [
        fake(listInterests, () =>
          broken ? { refuse: 500, code: 'server.error' } : pageOf([sentTo(1)]),
        ),
      ],
      { at },
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent('Nothing is lost');
    expect(notices).toEqual([notice]);
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await people()).toEqual(['Person 1']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(notices).toEqual([notice]);
  });

  it('adds nothing to what the shell says of a session that is over', async () => {
    const { notices } = open([fake(listInterests, { refuse: 401, code: 'auth.required' })]);
    await screen.findByRole('alert');
    await waitFor(() => expect(new Set(notices)).toEqual(new Set(['auth.signInAgain'])));
  });

  it('says nothing of a list that is not on screen', async () => {
    const { notices, requests } = open(
      [
        fake(listInterests, ({ query }) =>
          query?.['type'] === 'sent' ? pageOf([sentTo(1)]) : { refuse: 500, code: 'server.error' },
        ),
      ],
      { at: '/interests?tab=sent' },
    );
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(await people()).toEqual(['Person 1']);
    expect(notices).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
