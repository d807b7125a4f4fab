import { describe, expect, it } from 'vitest';
import { promote, resumeCanary, pauseCanary, startCanary, stepCanary } from './canary-changes.ts';
import {
  kill,
  pardon,
  publishStable,
  retire,
  rollback,
  rollbackTo,
  rollbackTrain,
  train,
} from './changes.ts';
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
    ['a unit that was never released', () => startCanary(NOTHING_LIVE, UNIT, start), /is not live/],
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

  it('of a first build leaves the unit absent, and it can come again', () => {
    const live = rollback(stable(), UNIT, 'it fails');
    expect(live).toEqual({
      units: {},
      quarantined: [{ unit: UNIT, build: 'b1', why: 'it fails' }],
    });
    expect(of(publishStable(live, UNIT, 'b2'))?.stable).toBe('b2');
    expect(() => rollback(live, UNIT, 'x')).toThrow('is not live');
  });

  it('takes the canary of a first build along without blaming it', () => {
    const live = kill(withCanary(), UNIT, 'b1', 'it fails');
    expect(of(live)).toBeUndefined();
    expect(live.quarantined).toMatchObject([{ build: 'b1' }]);
  });

  it('is refused for the only build of the shell', () => {
    const shell = publishStable(NOTHING_LIVE, 'shell', 's1');
    expect(() => rollback(shell, 'shell', 'x')).toThrow('has no earlier build');
    expect(() => retire(shell, 'shell')).toThrow('has no earlier build');
  });

  it('goes back to what was stable long ago where nothing else is left', () => {
    const live = kill(stable(), UNIT, 'b1', 'it fails', ['b1', 'old', 'older']);
    expect(of(live)).toEqual({ stable: 'old', previous: ['older'], canary: null });
    const again = kill(live, UNIT, 'old', 'it fails too', ['b1', 'old', 'older']);
    expect(of(again)).toEqual({ stable: 'older', previous: [], canary: null });
  });

  it('goes to any build, and blames none of those between', () => {
    let live = stable();
    for (const build of ['b2', 'b3', 'b4']) live = publishStable(live, UNIT, build);
    const back = rollbackTo(live, UNIT, 'b2', 'it fails');
    expect(of(back)).toEqual({ stable: 'b2', previous: ['b3', 'b1'], canary: null });
    expect(back.quarantined).toEqual([{ unit: UNIT, build: 'b4', why: 'it fails' }]);
    expect(() => rollbackTo(back, UNIT, 'b4', 'x')).toThrow('in quarantine');
    expect(() => rollbackTo(back, UNIT, 'b2', 'x')).toThrow('stable already');
  });

  it('takes a whole train back, unless one of it has been released again', () => {
    const before = publishStable(publishStable(NOTHING_LIVE, 'shell', 's1'), UNIT, 'b1');
    const after = train(before, [
      { unit: 'shell', build: 's2' },
      { unit: UNIT, build: 'b2' },
      { unit: 'mf-new', build: 'n1' },
    ]);
    const live = publishStable(after, 'mf-content', 'c1');
    const back = rollbackTrain(live, { before, after }, 'it fails');
    expect(Object.keys(back.units).toSorted()).toEqual([UNIT, 'mf-content', 'shell']);
    expect([of(back)?.stable, back.units['shell']?.stable]).toEqual(['b1', 's1']);
    expect(back.quarantined.map(({ build }) => build)).toEqual(['s2', 'b2', 'n1']);
    const again = publishStable(live, UNIT, 'b3');
    expect(() => rollbackTrain(again, { before, after }, 'x')).toThrow(
      'mf-billing has been released again',
    );
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

describe('a unit that is retired', () => {
  it('is absent with its canary, and its builds are as good as before', () => {
    const live = retire(withCanary(), UNIT);
    expect(live).toEqual(NOTHING_LIVE);
    expect(() => retire(live, UNIT)).toThrow('is not live');
    expect(of(publishStable(live, UNIT, 'b1'))?.stable).toBe('b1');
  });
});

describe('the builds in use', () => {
  it('are stable, canary and the one before', () => {
    const live = of(startCanary(publishStable(stable(), UNIT, 'b3'), UNIT, start));
    expect(live && buildsInUse(live)).toEqual(['b3', 'b2', 'b1']);
  });
});
