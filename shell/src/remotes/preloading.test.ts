import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteLoader } from './loader.ts';
import { startPreloading } from './preloading.ts';
import type { RemoteState } from './remote-state.ts';

function fakeLoader(state: RemoteState = { status: 'loading', slow: false }) {
  const listeners = new Set<() => void>();
  const preload = vi.fn();
  const loader: RemoteLoader = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    preload,
    want: vi.fn(),
    reportFailure: vi.fn(),
    reportSlow: vi.fn(),
    takeResolution: vi.fn(),
    withdraw: vi.fn(),
    retry: () => Promise.resolve(),
  };
  return {
    loader,
    preload,
    become: (next: RemoteState) => {
      state = next;
      for (const listener of Array.from(listeners)) listener();
    },
    listeners,
  };
}

describe('startPreloading', () => {
  let stop = (): void => undefined;
  beforeEach(() => {
    document.body.innerHTML =
      '<a id="blog" href="/blog/x"><b>Read</b></a><a id="login" href="/login">Login</a><a href="/profiles">P</a><a id="out" href="https://elsewhere.test/blogs">Out</a>';
  });
  afterEach(() => stop());

  const over = (id: string): boolean =>
    (document.querySelector(`#${id} b`) ?? document.querySelector(`#${id}`))?.dispatchEvent(
      new Event('pointerover', { bubbles: true }),
    ) ?? false;

  it('fetches the remote behind a link that is pointed at, then its page', async () => {
    const { loader, preload, become, listeners } = fakeLoader();
    stop = startPreloading({ document, loader, whenIdle: vi.fn(), sparing: false });
    over('blog');
    expect(preload).toHaveBeenCalledExactlyOnceWith('mf-content');
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const definition = defineRemote({ name: 'mf-content', pages: { blog: lazyPage(load) } });
    become({ status: 'ready', definition, candidate: {} as never, attempt: 0 });
    expect(load).toHaveBeenCalledTimes(1);
    expect(listeners.size).toBe(0);
  });

  it('leaves pages of the shell and of other sites alone', () => {
    const { loader, preload } = fakeLoader();
    stop = startPreloading({ document, loader, whenIdle: vi.fn(), sparing: false });
    over('login');
    over('out');
    expect(preload).not.toHaveBeenCalled();
  });

  it('uses idle time for the remotes that the page links to, unless bytes are to be spared', () => {
    const { loader, preload } = fakeLoader();
    stop = startPreloading({ document, loader, whenIdle: (run) => run(), sparing: false });
    expect(new Set(preload.mock.calls.flat())).toEqual(new Set(['mf-content', 'mf-profiles']));
    stop();
    preload.mockClear();
    stop = startPreloading({ document, loader, whenIdle: (run) => run(), sparing: true });
    expect(preload).not.toHaveBeenCalled();
  });

  it('also fetches the page that most links lead to', () => {
    document.body.innerHTML =
      '<a href="/blogs">B</a><a href="/profile/eA">P</a><a href="/profile/eQ">P</a>';
    const load = vi.fn(() => new Promise<never>(() => undefined));
    const definition = defineRemote({ name: 'mf-profiles', pages: { profile: lazyPage(load) } });
    const state = { status: 'ready', definition, candidate: {} as never, attempt: 0 } as const;
    const { loader } = fakeLoader(state);
    stop = startPreloading({ document, loader, whenIdle: (run) => run(), sparing: false });
    expect(load).toHaveBeenCalledTimes(1);
  });
});
