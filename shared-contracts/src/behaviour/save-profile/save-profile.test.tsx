import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useHost, type Host } from 'shared-contracts/host';
import {
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from 'shared-contracts/query';
import { describe, expect, it, vi } from 'vitest';
import { addBookmark, deleteBookmark, listBookmarks } from '../../calls/engagement.ts';
import { getProfile, listProfiles } from '../../calls/profiles.ts';
import { createPages, createQueries } from '../../calls/query.ts';
import { profile, profileCard, session } from '../../testing/builders.tsx';
import { fake, fakeApi, type Fake } from '../../testing/fake-api.tsx';
import { renderRemote } from '../../testing/render-remote.tsx';
import { useSaveProfile } from './use-save-profile.ts';

const idOf = (n: number) => `0b0e7c1a-5d0f-4c1e-9a53-${String(n).padStart(12, '0')}`;
const nobody = { personal: false, job: false, salary: false, property: false };

/** A server that knows who is saved, by the id of the bookmark. */
function server(...saved: number[]) {
  const bookmarks = new Map(saved.map((n) => [idOf(n), `b${n}`]));
  const card = (n: number) => {
    const bookmark_id = bookmarks.get(idOf(n)) ?? null;
    const mark = { is_bookmarked: bookmark_id !== null, bookmark_id };
    return profileCard({ id: idOf(n), name: `Person ${n}`, lastName: 'Patil', ...mark });
  };
  const page = <Row,>(data: Row[]) => ({ data: { data, next: null, prev: null } });
  const api: Fake[] = [
    fake(listProfiles, () => page([1, 2, 3].map(card))),
    fake(listBookmarks, () =>
      page(
        [...bookmarks.keys()].map((to) => ({
          id: bookmarks.get(to) ?? '',
          to,
          to_profile: card(Number(to.slice(-1))),
        })),
      ),
    ),
    fake(getProfile, ({ params }) => {
      const { is_bookmarked, bookmark_id } = card(Number(String(params?.['id']).slice(-1)));
      return {
        data: { data: profile({ id: String(params?.['id']) }) },
        completion: {
          score: 0,
          video_intro: false,
          verification_added: nobody,
        },
        is_bookmarked,
        bookmark_id,
        is_chat_requested: false,
        i_am_interested: false,
        profile_interested: false,
      };
    }),
    fake(addBookmark, ({ body }) => {
      const { to } = (body as { bookmark: { to: string } }).bookmark;
      bookmarks.set(to, 'anew');
      return { data: { id: 'anew', to } };
    }),
    fake(deleteBookmark, ({ params }) => {
      const id = String(params?.['id']);
      const found = [...bookmarks].find(([, bookmark]) => bookmark === id);
      if (found === undefined) return { refuse: 404, code: 'bookmark.notFound' };
      bookmarks.delete(found[0]);
      return { data: { id } };
    }),
  ];
  return { api };
}

/** Everything that shows people: listing, filtered listing, saved ones, and the profile of the first of them. */
function Screens({ onCache }: { onCache?: (cache: QueryClient) => void }) {
  const { pages, query } = useHost();
  onCache?.(useQueryClient());
  const listed = useInfiniteQuery(pages(listProfiles, { query: {} })).data;
  const filtered = useInfiniteQuery(pages(listProfiles, { query: { mode: 'featured' } })).data;
  const saved = useInfiniteQuery(pages(listBookmarks, { query: {} })).data;
  const opened = useQuery(query(getProfile, { params: { id: idOf(1) }, query: {} })).data;
  if (!listed || !filtered || !saved || !opened) return null;
  const people = (list: typeof listed) => list.pages.flatMap(({ data }) => data.data);
  const words = ({
    is_bookmarked,
    bookmark_id,
  }: {
    is_bookmarked: boolean;
    bookmark_id?: unknown;
  }) => (is_bookmarked ? `as ${String(bookmark_id)}` : 'no');
  return (
    <>
      {people(listed).map((card) => (
        <Mark key={card.id} person={card} />
      ))}
      <p aria-label="listed">{people(listed).map(words).join(', ')}</p>
      <p aria-label="filtered">{people(filtered).map(words).join(', ')}</p>
      <p aria-label="opened">{words(opened)}</p>
      <p aria-label="saved">
        {saved.pages
          .flatMap(({ data }) => data.data.map(({ id, to }) => `${to.slice(-1)} as ${id}`))
          .join(', ')}
      </p>
    </>
  );
}

function Mark({ person }: { person: ReturnType<typeof profileCard> }) {
  const { save, unsave } = useSaveProfile(person);
  return (
    <button type="button" onClick={() => void (person.is_bookmarked ? unsave() : save())}>
      {person.name}
    </button>
  );
}

function open(saved: number[], more: Fake[] = [], host: Partial<Host> = {}) {
  const { api } = server(...saved);
  return renderRemote(<Screens />, { session: session(), api: [...api, ...more], host });
}

const press = async (n: number) =>
  userEvent.click(await screen.findByRole('button', { name: `Person ${n}` }));

const shown = () => ({
  listed: screen.getByLabelText('listed').textContent,
  filtered: screen.getByLabelText('filtered').textContent,
  opened: screen.getByLabelText('opened').textContent,
  saved: screen.getByLabelText('saved').textContent,
});

const everywhere = (first: string, others: string, saved: string) => ({
  listed: `${first}, ${others}`,
  filtered: `${first}, ${others}`,
  opened: first,
  saved,
});

describe('saving a person', () => {
  it('shows under its bookmark in every listing, the opened profile and the saved ones', async () => {
    const { notices } = open([2]);
    await press(1);
    await waitFor(() => expect(notices).toEqual(['bookmark.added']));
    await waitFor(() =>
      expect(shown()).toEqual(everywhere('as anew', 'as b2, no', '2 as b2, 1 as anew')),
    );
  });

  it('offers Undo, which takes her off again and offers nothing more', async () => {
    const notify = vi.fn<Host['notify']>();
    open([2], [], { notify });
    await press(1);
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    const [key, , extras] = notify.mock.lastCall ?? [];
    expect([key, extras?.title, extras?.action?.label]).toEqual([
      'bookmark.added',
      'Person 1 Patil',
      'Undo',
    ]);
    act(() => extras?.action?.run());
    await waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith('bookmark.removed', {}, { title: 'Person 1 Patil' }),
    );
    await waitFor(() => expect(shown()).toEqual(everywhere('no', 'as b2, no', '2 as b2')));
  });

  it('is taken back everywhere when the server refuses, and told once', async () => {
    const { notices } = open([2], [fake(addBookmark, { refuse: 404, code: 'profile.notFound' })]);
    await press(1);
    await waitFor(() => expect(notices).toEqual(['profile.notFound']));
    expect(shown()).toEqual(everywhere('no', 'as b2, no', '2 as b2'));
  });

  it('goes by person: of two at once the refused one is taken back, the other stays', async () => {
    let answers = 0;
    const twice = fake(addBookmark, ({ body }) => {
      const { to } = (body as { bookmark: { to: string } }).bookmark;
      answers += 1;
      return to === idOf(1) ? { refuse: 500, code: 'server.error' } : { data: { id: 'b3', to } };
    });
    open([], [twice]);
    await screen.findByRole('button', { name: 'Person 1' });
    act(() => {
      for (const n of [3, 1]) screen.getByRole('button', { name: `Person ${n}` }).click();
    });
    await waitFor(() => expect(answers).toBe(2));
    await waitFor(() => expect(shown()).toMatchObject({ listed: 'no, no, as b3', opened: 'no' }));
  });
});

describe('taking a person off', () => {
  it('shows everywhere, offers Undo, and Undo puts her in her old place under the new bookmark', async () => {
    const notify = vi.fn<Host['notify']>();
    open([1, 2, 3], [], { notify });
    await press(2);
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    const [key, , extras] = notify.mock.lastCall ?? [];
    expect([key, extras?.title, extras?.action?.label]).toEqual([
      'bookmark.removed',
      'Person 2 Patil',
      'Undo',
    ]);
    expect(shown()).toEqual(everywhere('as b1', 'no, as b3', '1 as b1, 3 as b3'));
    act(() => extras?.action?.run());
    await waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith('bookmark.added', {}, { title: 'Person 2 Patil' }),
    );
    await waitFor(() =>
      expect(shown()).toEqual(everywhere('as b1', 'as anew, as b3', '1 as b1, 2 as anew, 3 as b3')),
    );
  });

  it('puts her back in her place when the server refuses', async () => {
    const refusal = fake(deleteBookmark, { refuse: 500, code: 'server.error' });
    const { notices } = open([1, 2, 3], [refusal]);
    await press(2);
    await waitFor(() => expect(notices).toEqual(['server.error']));
    expect(shown()).toEqual(everywhere('as b1', 'as b2, as b3', '1 as b1, 2 as b2, 3 as b3'));
  });

  it('is done where she was taken off elsewhere already', async () => {
    const { notices } = open(
      [1],
      [fake(deleteBookmark, { refuse: 404, code: 'bookmark.notFound' })],
    );
    await press(1);
    await waitFor(() => expect(notices).toEqual(['bookmark.removed']));
    expect(shown()).toEqual(everywhere('no', 'no, no', ''));
  });
});

describe('saving while the listing is asked anew', () => {
  /** The page over a server whose answers for the listing can be held back. */
  async function openSlow() {
    const { api } = server();
    let cache: QueryClient | undefined;
    const held: (() => void)[] = [];
    let isSlow = false;
    const { send: real } = fakeApi(api);
    const send: Host['send'] = async (call, input, options) => {
      // What the server says is settled when it is asked, and comes when the test lets it.
      const reply = await real(call, input, options);
      const isListing = call.path === listProfiles.path && call.method === 'GET';
      if (isSlow && isListing) await new Promise<void>((resolve) => held.push(resolve));
      return reply;
    };
    const { notices } = renderRemote(<Screens onCache={(one) => (cache = one)} />, {
      session: session(),
      host: { send, query: createQueries(send), pages: createPages(send) },
    });
    await screen.findByRole('button', { name: 'Person 1' });
    isSlow = true;
    const askAnew = () => act(async () => void cache?.invalidateQueries());
    const release = () => act(async () => held.splice(0).forEach((go) => go()));
    return { notices, held, askAnew, release };
  }

  it('ends saved where the reply under way is older than the save', async () => {
    const { notices, askAnew, release } = await openSlow();
    await askAnew();
    await press(1);
    await waitFor(() => expect(notices).toEqual(['bookmark.added']));
    await release();
    expect(shown()).toMatchObject({ listed: 'as anew, no, no', filtered: 'as anew, no, no' });
    await release();
    expect(shown()).toMatchObject({ listed: 'as anew, no, no', filtered: 'as anew, no, no' });
  });
});
