import { LONGEST_READY, OUTCOMES } from 'shared-contracts/calls/releases';
import { describe, expect, it, vi } from 'vitest';
import { createPageOutcomes } from './page-outcomes.ts';

describe('the outcomes of a page', () => {
  it('are one for each unit, told once', () => {
    const outcomes = createPageOutcomes();
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
    const outcomes = createPageOutcomes();
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
    const outcomes = createPageOutcomes();
    outcomes.ready('mf-content', 'c1', 5);
    outcomes.take();
    outcomes.apiFailed('mf-content');
    outcomes.apiFailed('mf-content');
    expect(outcomes.take()).toEqual([{ unit: 'mf-content', build: 'c1', outcome: 'api_failed' }]);
    outcomes.ready('mf-content', 'c1', 5);
    expect(outcomes.take()).toEqual([]);
  });

  it('leave out a unit of which nothing runs', () => {
    const outcomes = createPageOutcomes();
    outcomes.apiFailed('mf-staff');
    outcomes.failed('shell', '', 'render', true);
    expect(outcomes.take()).toEqual([]);
  });

  it('say when there is news, and whether it is bad', () => {
    const outcomes = createPageOutcomes();
    const news = vi.fn();
    outcomes.onNews(news);
    outcomes.ready('mf-content', 'c1', 5);
    outcomes.failed('mf-content', 'c1', 'render', true);
    expect(news.mock.calls).toEqual([[false], [true]]);
  });

  it('are what the contract takes: every outcome, and no time beyond its longest', () => {
    const outcomes = createPageOutcomes();
    outcomes.ready('mf-content', 'c1', 1e9);
    expect(outcomes.take()[0]?.ms).toBe(LONGEST_READY);
    expect(OUTCOMES).toEqual(['ready', 'api_failed', 'fell_back', 'crashed']);
  });
});
