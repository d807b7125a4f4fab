import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blamedBuild } from './blamed-build.ts';
import { watchFaults, watchForEnds } from './early-faults.ts';

const CONTENT = 'http://127.0.0.1:1/a/mf-content/c1/remote.js:2:381';
const SHELL = 'http://127.0.0.1:1/a/shell/s1/main.js:2:94624';

/** Told faults of a page at an address, whose own build is `p1`. */
function partsOf() {
  const [faulty, ended] = [vi.fn(), vi.fn()];
  const outcomes = { faulty, ended, triedBuild: () => 'p1' };
  return { faulty, ended, parts: { outcomes, ownerOf: () => 'mf-profiles' as const } };
}

/** Loads the page at these times (ms after the first) and leaves it each time; what the last load tells. */
function load(...times: readonly number[]) {
  const { faulty, parts } = partsOf();
  for (const at of times) {
    vi.setSystemTime(1_000_000 + at);
    faulty.mockClear();
    watchForEnds(window, parts);
    window.dispatchEvent(new Event('pagehide'));
  }
  return faulty.mock.calls;
}

/** The next load of the tab, by a way. */
function nextLoad(type: NavigationTimingType) {
  const entries = [{ type }] as unknown as PerformanceEntryList;
  Object.assign(performance, { getEntriesByType: () => entries });
  const { ended, parts } = partsOf();
  watchForEnds(window, parts);
  Reflect.deleteProperty(performance, 'getEntriesByType');
  return ended.mock.calls;
}

/** What a page can be seen of. */
function seen(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  Reflect.deleteProperty(document, 'visibilityState');
});

describe('the build that a stack blames', () => {
  it('is that of the remote in it, before the shell whose libraries it called', () => {
    expect(blamedBuild(`TypeError: x\n at a (${SHELL})\n at b (${CONTENT})`)).toEqual({
      unit: 'mf-content',
      build: 'c1',
    });
    expect(blamedBuild(`TypeError: x\n at a (${SHELL})`)).toEqual({ unit: 'shell', build: 's1' });
  });

  it('is none where only an extension or a typed script ran', () => {
    expect(
      blamedBuild('Error\n at chrome-extension://abc/a.js:1:1\n at <anonymous>:1:1'),
    ).toBeNull();
  });
});

describe('the end of the page before', () => {
  it('is no news where it was left, hidden or closed', () => {
    watchForEnds(window, partsOf().parts);
    window.dispatchEvent(new Event('pagehide'));
    expect(nextLoad('reload')).toEqual([]);
    seen('hidden');
    expect(nextLoad('reload')).toEqual([]);
  });

  it('is told with the build that stood there when a person reloads what said nothing', () => {
    const stands = watchForEnds(window, partsOf().parts);
    stands('mf-content', 'c1');
    expect(nextLoad('reload')).toEqual([['mf-content', 'c1']]);
  });

  it('is no news to a tab that was duplicated', () => {
    watchForEnds(window, partsOf().parts);
    expect(nextLoad('back_forward')).toEqual([]);
  });

  it('is that of a hidden page only once it is seen', () => {
    seen('hidden');
    const stands = watchForEnds(window, partsOf().parts);
    stands('mf-content', 'c1');
    expect(nextLoad('reload')).toEqual([]);
    seen('visible');
    expect(sessionStorage.getItem('page-open')).not.toBeNull();
  });
});

it('a page whose storage is blocked is not watched, and starts', () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(load(0, 1, 2, 3, 4)).toEqual([]);
  expect(blocked).toHaveBeenCalled();
  blocked.mockRestore();
});

describe('loads of one address', () => {
  it('are a loop from the fifth on that follows within four seconds', () => {
    expect(load(0, 900, 1800, 2700)).toEqual([]);
    expect(load(0, 900, 1800, 2700, 3600)).toEqual([['mf-profiles', 'loop', '/']]);
  });

  it('are none where a person takes time', () => {
    expect(load(0, 5000, 10_000, 15_000, 20_000, 25_000)).toEqual([]);
  });
});

it('an uncaught error and a rejected promise are told with their build, those of nobody are not', () => {
  const { faulty, parts } = partsOf();
  const page = new EventTarget();
  watchFaults(page as Window, parts);
  const error = Object.assign(new Error('broken'), { stack: `Error: broken\n at x (${CONTENT})` });
  page.dispatchEvent(new ErrorEvent('error', { error, filename: CONTENT }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no stack' }));
  page.dispatchEvent(new ErrorEvent('error', { error: null, filename: '' }));
  expect(faulty.mock.calls).toEqual([
    ['mf-content', 'error', error, 'c1'],
    ['mf-content', 'error', error, 'c1'],
  ]);
});
