import { recordRemoteOutcomes } from 'shared-contracts/calls/releases';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageOutcomes } from './page-outcomes.ts';
import { OUTCOMES_PATH, tellOutcomes } from './tell-outcomes.ts';

const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);

beforeEach(() => {
  vi.useFakeTimers();
  beacon.mockClear();
  beacon.mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});
afterEach(() => {
  // Whatever a test left waiting must not be told by the next one's page.
  window.dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open() {
  const outcomes = createPageOutcomes();
  for (const remote of ['mf-content', 'mf-profiles'] as const) outcomes.wanted(remote);
  tellOutcomes(window, outcomes);
  return outcomes;
}
const told = () =>
  Promise.all(
    beacon.mock.calls.map(async ([url, blob]) => {
      expect(url).toBe(recordRemoteOutcomes.path);
      expect(blob.type).toBe('application/json');
      const { outcomes } = recordRemoteOutcomes.body.parse(JSON.parse(await blob.text()));
      return outcomes.map(({ unit, outcome }) => `${unit} ${outcome}`);
    }),
  );
function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a page', () => {
  it('tells in one report, ten seconds after the first news', async () => {
    const outcomes = open();
    outcomes.ready('shell', 'sh1', 400);
    vi.advanceTimersByTime(5000);
    outcomes.ready('mf-content', 'c1', 90);
    vi.advanceTimersByTime(4999);
    expect(beacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await told()).toEqual([['shell ready', 'mf-content ready']]);
  });

  it('tells at once when it is put away', async () => {
    const outcomes = open();
    outcomes.ready('shell', 'sh1', 400);
    hide();
    expect(await told()).toEqual([['shell ready']]);
  });

  it('tells a failure sooner, whatever becomes ready meanwhile', async () => {
    const outcomes = open();
    outcomes.ready('shell', 'sh1', 400);
    outcomes.failed('mf-content', 'c1', 'load', false);
    outcomes.ready('mf-profiles', 'p1', 400);
    vi.advanceTimersByTime(1500);
    expect(await told()).toEqual([['shell ready', 'mf-content fell_back', 'mf-profiles ready']]);
  });

  it('has an end of telling', () => {
    const outcomes = open();
    for (let count = 0; count < 30; count += 1) {
      outcomes.ready('mf-content', 'c1', 5);
      vi.spyOn(outcomes, 'take').mockReturnValue([
        { unit: 'mf-content', build: 'c1', outcome: 'ready' },
      ]);
      window.dispatchEvent(new Event('pagehide'));
    }
    expect(beacon).toHaveBeenCalledTimes(10);
  });

  it('uses a lasting request where the browser takes no beacon', () => {
    beacon.mockReturnValue(false);
    const fetched = vi.fn(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', fetched);
    open().ready('shell', 'sh1', 400);
    hide();
    expect(fetched).toHaveBeenCalledWith(
      OUTCOMES_PATH,
      expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'same-origin' }),
    );
  });
});
