import { describe, expect, it } from 'vitest';
import { promote, resumeCanary, pauseCanary, startCanary, stepCanary } from './canary-changes.ts';
import { kill, pardon, publishStable, rollback, train } from './changes.ts';
import { buildsInUse, NOTHING_LIVE, type Live } from './live-unit.ts';

const UNIT = 'mf-billing';
const startedAt = '2026-11-21T09:00:00.000Z';
const later = '2026-11-21T09:20:00.000Z';
const start = { build: 'b2', rollout: 'r1', basisPoints: 100, startedAt };

const stable = () => publishStable(NOTHING_LIVE, UNIT, 'b1');
const withCanary = () => startCanary(stable(), UNIT, start);
const of = (live: Live) => live.units[UNIT];

describe('a stable build', () => {
  it('leaves the one before as the newest to fall back to, and only a few of them', () => {
    let live = stable();
    for (const build of ['b2', 'b3', 'b4', 'b5', 'b2']) live = publishStable(live, UNIT, build);
    expect(of(live)).toEqual({ stable: 'b2', previous: ['b5', 'b4', 'b3'], canary: null });
  });

  it('comes in a train with others or not at all', () => {
    const both = train(NOTHING_LIVE, [
      { unit: UNIT, build: 'b1' },
      { unit: 'shell', build: 's1' },
    ]);
    expect(Object.keys(both.units)).toEqual([UNIT, 'shell']);
    const cars = [
      { unit: UNIT, build: 'b1' },
      { unit: UNIT, build: 'b2' },
    ];
    expect(() => train(NOTHING_LIVE, cars)).toThrow('names mf-billing twice');
  });
});

describe('a canary', () => {
  it('begins at its share, grows by steps, and becomes stable', () => {
    const begun = withCanary();
    expect(of(begun)?.canary).toMatchObject({
      basisPoints: 100,
      steps: [100, 500, 2500, 5000, 10_000],
      state: 'running',
      minSessions: 300,
    });
    const wider = stepCanary(begun, UNIT, later);
    expect(of(wider)?.canary).toMatchObject({ basisPoints: 500, stepSince: later, startedAt });
    expect(of(stepCanary(wider, UNIT, later, 7000))?.canary?.basisPoints).toBe(7000);
    expect(of(promote(wider, UNIT))).toEqual({ stable: 'b2', previous: ['b1'], canary: null });
  });

  it('passes through the steps that are wider than its first share', () => {
    const live = startCanary(stable(), UNIT, { ...start, basisPoints: 1000 });
    expect(of(live)?.canary?.steps).toEqual([1000, 2500, 5000, 10_000]);
  });

  it('rests while it is paused, and a step begins anew when it goes on', () => {
    const paused = pauseCanary(withCanary(), UNIT);
    expect(of(paused)?.canary?.state).toBe('paused');
    expect(of(resumeCanary(paused, UNIT, later))?.canary).toMatchObject({
      state: 'running',
      stepSince: later,
    });
  });

  it.each<[string, () => Live, RegExp]>([
    [
      'a unit that was never released',
      () => startCanary(NOTHING_LIVE, UNIT, start),
      /never released/,
    ],
    [
      'the stable build',
      () => startCanary(stable(), UNIT, { ...start, build: 'b1' }),
      /stable already/,
    ],
    [
      'a second one',
      () => startCanary(withCanary(), UNIT, { ...start, build: 'b3' }),
      /a canary already \(b2\)/,
    ],
    [
      'a share over everybody',
      () => startCanary(stable(), UNIT, { ...start, basisPoints: 10_001 }),
      /between 0 and 100/,
    ],
    [
      'a share that shrinks',
      () => stepCanary(withCanary(), UNIT, later, 50),
      /has 1 % and a share only grows/,
    ],
    [
      'a step beyond the last',
      () => stepCanary(stepCanary(withCanary(), UNIT, later, 10_000), UNIT, later),
      /at its last step/,
    ],
    ['a promotion of none', () => promote(stable(), UNIT), /has no canary/],
    [
      'a build in quarantine',
      () => startCanary(rollback(withCanary(), UNIT, 'bad'), UNIT, start),
      /in quarantine \(bad\)/,
    ],
  ])('is refused: %s', (_what, act, sentence) => {
    expect(act).toThrow(sentence);
  });
});

describe('a rollback', () => {
  it('ends the canary and leaves the stable build alone', () => {
    const live = rollback(withCanary(), UNIT, 'it fails');
    expect(of(live)).toEqual({ stable: 'b1', previous: [], canary: null });
    expect(live.quarantined).toEqual([{ unit: UNIT, build: 'b2', why: 'it fails' }]);
  });

  it('without a canary goes back to the build before', () => {
    const live = rollback(publishStable(stable(), UNIT, 'b2'), UNIT, 'it fails');
    expect(of(live)).toEqual({ stable: 'b1', previous: [], canary: null });
    expect(live.quarantined).toEqual([{ unit: UNIT, build: 'b2', why: 'it fails' }]);
  });

  it('is refused where there is nothing to go back to', () => {
    expect(() => rollback(stable(), UNIT, 'x')).toThrow('has no earlier build');
  });

  it('also takes a build that is only a fallback', () => {
    const live = kill(publishStable(stable(), UNIT, 'b2'), UNIT, 'b1', 'old');
    expect(of(live)).toEqual({ stable: 'b2', previous: [], canary: null });
  });

  it('keeps the canary when the stable build is killed under it', () => {
    const live = kill(
      startCanary(publishStable(stable(), UNIT, 'b9'), UNIT, start),
      UNIT,
      'b9',
      'x',
    );
    expect(of(live)).toMatchObject({ stable: 'b1', canary: { build: 'b2' } });
  });

  it('can be taken back: the build may then be released again', () => {
    const back = pardon(rollback(withCanary(), UNIT, 'x'), UNIT, 'b2');
    expect(of(startCanary(back, UNIT, start))?.canary?.build).toBe('b2');
    expect(() => pardon(back, UNIT, 'b2')).toThrow('not in quarantine');
  });
});

describe('the builds in use', () => {
  it('are stable, canary and the one before', () => {
    const live = of(startCanary(publishStable(stable(), UNIT, 'b3'), UNIT, start));
    expect(live && buildsInUse(live)).toEqual(['b3', 'b2', 'b1']);
  });
});
