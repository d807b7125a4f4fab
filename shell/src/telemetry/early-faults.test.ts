import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blamedBuild } from './blamed-build.ts';
import { noteOpen, watchFaults, watchForEnds } from './early-faults.ts';

const CONTENT = 'http://127.0.0.1:1/a/mf-content/c1/remote.js:2:381';
const SHELL = 'http://127.0.0.1:1/a/shell/s1/main.js:2:94624';

/** Told faults of a page at an address, whose own build is `p1`. */
function partsOf() {
  const faulty = vi.fn();
  return {
    faulty,
    parts: { outcomes: { faulty, triedBuild: () => 'p1' }, ownerOf: () => 'mf-profiles' as const },
  };
}

/** What this tab is at the beginning of each of these loads (ms after the first), and what the last one tells. */
function load(...times: readonly number[]) {
  const told = partsOf();
  for (const at of times) {
    vi.setSystemTime(1_000_000 + at);
    told.faulty.mockClear();
    watchForEnds(window, told.parts);
    window.dispatchEvent(new Event('pagehide'));
  }
  return told.faulty.mock.calls;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
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
    expect(load(0, 60_000)).toEqual([]);
  });

  it('is told with the build that stood there when it said nothing', () => {
    noteOpen(window, 'mf-content', 'c1');
    expect(load(0)).toEqual([['mf-content', 'silent', null, 'c1']]);
    noteOpen(window, 'mf-content', '');
    expect(load(60_000)).toEqual([]);
  });
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
