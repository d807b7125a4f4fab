import { act, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { defineRemote } from 'shared-contracts/platform/remote';
import type { Candidate } from 'shared-contracts/platform/resolution';
import type { RemoteName } from 'shared-contracts/platform/routes';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { expect, it, vi } from 'vitest';
import { createRemoteLoader } from './loader.ts';
import { RemoteMount } from './remote-mount.tsx';
import { RemotesContext } from './remotes-context.tsx';

const PAGES = {
  'mf-content': { place: 'blogs', title: 'Blogs' },
  'mf-profiles': { place: 'profiles', title: 'Profiles' },
} as const;

function candidateOf(name: RemoteName): Candidate {
  return {
    build: '1',
    version: '1.0.0',
    track: 'stable',
    format: 'container',
    entry: `/a/${name}/1/remoteEntry.js`,
    integrity: 'sha384-test',
    early: [],
    base: `/a/${name}/1/`,
    global: name,
  };
}

it('never shows one remote’s page in another’s place, on the way there or Back', async () => {
  const names = Object.keys(PAGES) as (keyof typeof PAGES)[];
  const remotes = Object.fromEntries(names.map((name) => [name, [candidateOf(name)]]));
  const resolution = { generation: 1, complete: true, remotes };
  const loader = createRemoteLoader({
    resolution,
    importBuild: async ({ global }) => {
      const { place, title } = PAGES[global as keyof typeof PAGES];
      return defineRemote({
        name: global as RemoteName,
        pages: { [place]: () => <h1>{title}</h1> },
      });
    },
    store: { inject: vi.fn(), evict: vi.fn(), replace: vi.fn() },
    refetchResolution: async () => resolution,
  });
  let open: (name: keyof typeof PAGES) => void = () => undefined;
  const seen: string[] = [];
  function Site() {
    const [name, setName] = useState<keyof typeof PAGES>('mf-content');
    useEffect(() => {
      open = setName;
    }, []);
    useLayoutEffect(() => {
      seen.push(`${name}: ${screen.getByRole('main').textContent}`);
    });
    const { place } = PAGES[name];
    return (
      <main>
        <RemoteMount
          remote={name}
          place={place}
          choose={({ pages }) => {
            const Found = pages[place];
            return typeof Found === 'function' ? <Found /> : undefined;
          }}
          looks={{ waiting: () => 'waiting', failed: () => 'failed', absent: 'absent' }}
        />
      </main>
    );
  }
  renderRemote(
    <RemotesContext value={loader}>
      <Site />
    </RemotesContext>,
  );
  await act(async () => undefined);
  await act(async () => open('mf-profiles'));
  act(() => open('mf-content'));
  act(() => open('mf-profiles'));
  expect(seen).toEqual([
    'mf-content: waiting',
    'mf-profiles: waiting',
    'mf-content: Blogs',
    'mf-profiles: Profiles',
  ]);
});

it('says of a remote that a place asks for it, and not of one that is merely fetched ahead', async () => {
  const onWanted = vi.fn();
  const resolution = {
    generation: 1,
    complete: true,
    remotes: {
      'mf-content': [candidateOf('mf-content')],
      'mf-profiles': [candidateOf('mf-profiles')],
    },
  };
  const loader = createRemoteLoader({
    resolution,
    importBuild: async ({ global }) => defineRemote({ name: global as RemoteName, pages: {} }),
    store: { inject: vi.fn(), evict: vi.fn(), replace: vi.fn() },
    refetchResolution: async () => resolution,
    onWanted,
  });
  loader.preload('mf-profiles');
  renderRemote(
    <RemotesContext value={loader}>
      <RemoteMount
        remote="mf-content"
        place="blogs"
        choose={() => <h1>Blogs</h1>}
        looks={{ waiting: () => 'waiting', failed: () => 'failed', absent: 'absent' }}
      />
    </RemotesContext>,
  );
  await act(async () => undefined);
  expect(screen.getByRole('heading')).toHaveTextContent('Blogs');
  expect(onWanted.mock.calls).toEqual([['mf-content']]);
});
