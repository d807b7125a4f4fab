import { LONGEST_READY, OUTCOMES } from 'shared-contracts/calls/releases';
import { describe, expect, it, vi } from 'vitest';
import { createPageOutcomes } from './page-outcomes.ts';

/** The outcomes of a page with places for these remotes. */
function pageWith(...remotes: ('mf-content' | 'mf-staff')[]) {
  const outcomes = createPageOutcomes();
  for (const remote of remotes) outcomes.wanted(remote);
  return outcomes;
}

describe('the outcomes of a page', () => {
  it('are one for each unit, told once', () => {
    const outcomes = pageWith('mf-content', 'mf-staff');
    outcomes.ready('shell', 'sh1', 812.4);
    outcomes.ready('mf-content', 'c1', 3);
    outcomes.ready('mf-content', 'c1', 9);
    expect(outcomes.take()).toEqual([
      { unit: 'shell', build: 'sh1', outcome: 'ready', ms: 812 },
      { unit: 'mf-content', build: 'c1', outcome: 'ready', ms: 3 },
    ]);
    expect(outcomes.take()).toEqual([]);
  });

  it('speak of the build that the page was given, not of those that take its place', () => {
    const outcomes = pageWith('mf-content', 'mf-staff');
    outcomes.failed('mf-content', 'canary', 'load', false);
    outcomes.ready('mf-content', 'stable', 50);
    expect(outcomes.take()).toEqual([
      { unit: 'mf-content', build: 'canary', outcome: 'fell_back', phase: 'load' },
    ]);
    outcomes.failed('mf-content', 'stable', 'render', true);
    expect(outcomes.take()).toEqual([
      { unit: 'mf-content', build: 'canary', outcome: 'crashed', phase: 'render' },
    ]);
  });

  it('are told again only when they get worse', () => {
    const outcomes = pageWith('mf-content', 'mf-staff');
    outcomes.ready('mf-content', 'c1', 5);
    outcomes.take();
    outcomes.apiFailed('mf-content');
    outcomes.apiFailed('mf-content');
    expect(outcomes.take()).toEqual([{ unit: 'mf-content', build: 'c1', outcome: 'api_failed' }]);
    outcomes.ready('mf-content', 'c1', 5);
    expect(outcomes.take()).toEqual([]);
  });

  it('turn a ready build into a faulty one, and say it once on the console', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const outcomes = pageWith('mf-content');
    outcomes.ready('mf-content', 'c1', 5);
    outcomes.take();
    outcomes.faulty('mf-content', 'text', 'undefined years');
    outcomes.faulty('mf-content', 'text', 'undefined years', 'c1');
    expect(outcomes.take()).toEqual([
      { unit: 'mf-content', build: 'c1', outcome: 'faulty', phase: 'text' },
    ]);
    expect(warn).toHaveBeenCalledExactlyOnceWith('fault of mf-content: text', 'undefined years');
    warn.mockRestore();
  });

  it('do not blame a build for what took its place', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const outcomes = pageWith('mf-content');
    outcomes.ready('mf-content', 'canary', 5);
    outcomes.take();
    outcomes.faulty('mf-content', 'error', null, 'stable');
    expect(outcomes.take()).toEqual([]);
  });

  it('leave out a unit of which nothing runs', () => {
    const outcomes = pageWith('mf-content', 'mf-staff');
    outcomes.apiFailed('mf-staff');
    outcomes.failed('shell', '', 'render', true);
    expect(outcomes.take()).toEqual([]);
  });

  it('say when there is news, and whether it is bad', () => {
    const outcomes = pageWith('mf-content', 'mf-staff');
    const news = vi.fn();
    outcomes.onNews(news);
    outcomes.ready('mf-content', 'c1', 5);
    outcomes.failed('mf-content', 'c1', 'render', true);
    expect(news.mock.calls).toEqual([[false], [true]]);
  });

  it('are what the contract takes: every outcome, and no time beyond its longest', () => {
    const outcomes = pageWith('mf-content', 'mf-staff');
    outcomes.ready('mf-content', 'c1', 1e9);
    expect(outcomes.take()[0]?.ms).toBe(LONGEST_READY);
    expect(OUTCOMES).toEqual(['ready', 'api_failed', 'faulty', 'fell_back', 'crashed']);
  });

  it('are none for what was merely fetched ahead, well or badly, until a place asks for it', () => {
    const outcomes = createPageOutcomes();
    const news = vi.fn();
    outcomes.onNews(news);
    outcomes.ready('mf-content', 'c1', 5);
    outcomes.failed('mf-staff', 's1', 'load', false);
    expect(outcomes.take()).toEqual([]);
    expect(news).not.toHaveBeenCalled();
    outcomes.wanted('mf-staff');
    expect(outcomes.take()).toEqual([
      { unit: 'mf-staff', build: 's1', outcome: 'fell_back', phase: 'load' },
    ]);
    outcomes.wanted('mf-content');
    outcomes.wanted('mf-content');
    expect(outcomes.take()).toMatchObject([{ unit: 'mf-content', outcome: 'ready' }]);
    expect(news.mock.calls).toEqual([[true], [false]]);
  });

  it('name what was only being loaded when the page died: its code may have run', () => {
    const outcomes = createPageOutcomes();
    outcomes.tried('mf-content', 'c1');
    outcomes.tried('mf-staff', 's1');
    outcomes.failed('mf-staff', 's1', 'load', true);
    outcomes.wanted('mf-staff');
    outcomes.died('sh1');
    expect(outcomes.take()).toEqual([
      { unit: 'mf-staff', build: 's1', outcome: 'crashed', phase: 'load' },
      { unit: 'shell', build: 'sh1', outcome: 'crashed', phase: 'render' },
      { unit: 'mf-content', build: 'c1', outcome: 'crashed', phase: 'page' },
    ]);
  });

  it('name everything that ran on a page that died, what was fetched ahead too, and what comes after', () => {
    const outcomes = pageWith('mf-content');
    outcomes.ready('shell', 'sh1', 400);
    outcomes.ready('mf-content', 'c1', 5);
    outcomes.ready('mf-billing', 'b1', 5);
    outcomes.failed('mf-staff', 's1', 'load', false);
    outcomes.take();
    outcomes.died('sh1');
    outcomes.ready('mf-profiles', 'p1', 5);
    const died = { outcome: 'crashed', phase: 'page' };
    expect(outcomes.take()).toEqual([
      { unit: 'shell', build: 'sh1', outcome: 'crashed', phase: 'render' },
      { unit: 'mf-content', build: 'c1', ...died },
      { unit: 'mf-billing', build: 'b1', ...died },
      { unit: 'mf-staff', build: 's1', outcome: 'fell_back', phase: 'load' },
      { unit: 'mf-profiles', build: 'p1', ...died },
    ]);
  });

  it('are told of a page whose lists have lost their methods', () => {
    const outcomes = pageWith('mf-content');
    outcomes.ready('mf-content', 'c1', 5);
    const { map, filter, push } = Array.prototype;
    const gone = () => {
      throw new Error('a build took it');
    };
    let news: ReturnType<typeof outcomes.take> = [];
    Object.assign(Array.prototype, { map: gone, filter: gone, push: gone });
    try {
      outcomes.died('sh1');
      news = outcomes.take();
    } finally {
      Object.assign(Array.prototype, { map, filter, push });
    }
    expect(news.map(({ unit, phase }) => [unit, phase])).toEqual([
      ['mf-content', 'page'],
      ['shell', 'render'],
    ]);
  });
});
