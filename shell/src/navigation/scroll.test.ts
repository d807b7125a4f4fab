import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../session/browser-storage.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { reachPart, reachTop, scrollWhileGrowing } from './scroll-to.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A page whose growth the test announces. */
function growingPage() {
  const state = { grow: (): void => undefined, watched: true };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onGrow: () => void) {
        state.grow = onGrow;
      }
      observe() {}
      disconnect() {
        state.watched = false;
      }
    },
  );
  let height = 100;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal(
    'scrollTo',
    vi.fn((_: number, top: number) => vi.stubGlobal('scrollY', Math.min(top, height))),
  );
  return {
    growTo(next: number) {
      height = next;
      if (state.watched) state.grow();
    },
    isWatched: () => state.watched,
  };
}

describe('a page that is not long enough yet', () => {
  it('is scrolled once it has grown, and then left alone', () => {
    const page = growingPage();
    scrollWhileGrowing(window, reachTop(window, 500));
    expect(window.scrollY).toBe(100);
    page.growTo(900);
    expect(window.scrollY).toBe(500);
    expect(page.isWatched()).toBe(false);
  });

  it('is left alone when a person scrolls', () => {
    const page = growingPage();
    scrollWhileGrowing(window, reachTop(window, 500));
    window.dispatchEvent(new Event('wheel'));
    page.growTo(900);
    expect(window.scrollY).toBe(100);
  });

  it('is left alone after a while', () => {
    vi.useFakeTimers();
    const page = growingPage();
    scrollWhileGrowing(window, reachTop(window, 500));
    vi.advanceTimersByTime(5000);
    expect(page.isWatched()).toBe(false);
  });

  it('shows the part that the address names once that is there', () => {
    const page = growingPage();
    scrollWhileGrowing(window, reachPart(window, '#who-may-join'));
    const part = document.createElement('h2');
    part.id = 'who-may-join';
    part.scrollIntoView = vi.fn();
    document.body.append(part);
    page.growTo(400);
    expect(part.scrollIntoView).toHaveBeenCalledOnce();
    expect(page.isWatched()).toBe(false);
  });
});

describe('the scroll memory', () => {
  it('outlives a reload', () => {
    const storage = memoryStorage();
    const memory = createScrollMemory(storage);
    memory.note('a', 12.4);
    memory.note('b', 0);
    memory.keep();
    expect(createScrollMemory(storage).recall('a')).toBe(12);
    expect(createScrollMemory(storage).recall('c')).toBeNull();
  });

  it('reads nothing out of what others wrote', () => {
    const storage = memoryStorage();
    storage.setItem('scroll', 'rubbish\n\n x');
    expect(createScrollMemory(storage).recall('rubbish')).toBeNull();
  });
});
