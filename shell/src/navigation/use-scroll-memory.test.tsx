import { cleanup, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'shared-contracts/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollMemory } from './use-scroll-memory.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal(
    'scrollTo',
    vi.fn((_: number, top: number) => vi.stubGlobal('scrollY', top)),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Loads an address in this tab, as far as scrolling knows. */
function load(path: string, type: 'navigate' | 'reload' | 'back_forward'): void {
  cleanup();
  vi.mocked(window.scrollTo).mockClear();
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  window.history.replaceState(null, '', path);
  renderHook(useScrollMemory, { wrapper: BrowserRouter });
}

/** Scrolls and leaves the page. */
function scrollAndLeave(top: number): void {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
}

it.each(['navigate', 'back_forward'] as const)(
  'does not take another address to where the former page was (%s)',
  (type) => {
    load('/profiles', 'navigate');
    scrollAndLeave(640);
    load('/blogs', type);
    expect(window.scrollTo).not.toHaveBeenCalledWith(0, 640);
  },
);

it.each(['reload', 'back_forward'] as const)('returns to where one was on %s', (type) => {
  load('/profiles', 'navigate');
  scrollAndLeave(640);
  load('/blogs', 'navigate');
  scrollAndLeave(90);
  load('/profiles', type);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 640);
});

it('starts at the top when the same address is opened anew', () => {
  load('/profiles', 'navigate');
  scrollAndLeave(640);
  load('/profiles', 'navigate');
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('forgets where a member was when they sign out', () => {
  window.history.replaceState(null, '', '/profiles');
  const { rerender } = renderHook(({ id }: { id?: string }) => useScrollMemory(id), {
    wrapper: BrowserRouter,
    initialProps: { id: 'asha' } as { id?: string },
  });
  scrollAndLeave(640);
  expect(window.sessionStorage.getItem('scroll')).toContain('640');
  rerender({});
  expect(window.sessionStorage.getItem('scroll')).toBeNull();
});
