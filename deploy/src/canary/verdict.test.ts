import { describe, expect, it } from 'vitest';
import type { Compared, Evidence } from './evidence.ts';
import { STEP_MS, verdict, verdictForHistory, verdictInWords, type Step } from './verdict.ts';

const SINCE = Date.parse('2026-11-21T09:00:00Z');
const LATER = SINCE + STEP_MS;

const step = (change: Partial<Step> = {}): Step => ({
  state: 'running',
  basisPoints: 1000,
  stepSince: new Date(SINCE).toISOString(),
  minSessions: 300,
  ...change,
});

const seen = (canary: [number, number], stable: [number, number] = [0, 0]): Compared => ({
  canary: { failed: canary[0], sessions: canary[1] },
  stable: { failed: stable[0], sessions: stable[1] },
});

/** The same span everywhere unless a test says otherwise: the first step of a rollout. */
function evidence(span: Compared, change: Partial<Evidence> = {}): Evidence {
  return {
    step: span,
    rollout: span,
    lately: span,
    elsewhere: { sessions: 0, failed: 0 },
    minutes: 10,
    pages: null,
    ...change,
  };
}

const judge = (span: Compared, change: Partial<Evidence> = {}, one = step(), now = LATER) =>
  verdict(one, evidence(span, change), now);

describe('a canary that fails', () => {
  it('is rolled back once five sessions and half of all have failed, with the counts', () => {
    const judged = judge(seen([5, 10], [1, 90]), {}, step(), SINCE);
    expect(judged.action).toBe('rollBack');
    expect(verdictForHistory(judged)).toBe(
      "at least half of the canary's sessions fail: canary 5 of 10 failed (50.0 %), stable 1 of 90 (1.1 %)",
    );
    expect(judge(seen([4, 4], [1, 90])).action).toBe('hold');
    expect(judge(seen([5, 11], [1, 90])).action).toBe('hold');
  });

  it('is rolled back when it fails more than stable beyond chance, not when it may be chance', () => {
    expect(judge(seen([20, 400], [10, 4000])).action).toBe('rollBack');
    expect(judge(seen([5, 400], [10, 4000])).action).not.toBe('rollBack');
    // Certainly worse, but by less than 0.2 points.
    expect(judge(seen([300, 100_000], [200, 100_000])).action).not.toBe('rollBack');
    // Fewer than 50 sessions are not compared.
    expect(judge(seen([12, 49], [0, 4000])).action).toBe('hold');
    expect(judge(seen([12, 50], [0, 4000])).action).toBe('rollBack');
  });

  it('is found as well when it begins to fail after a long healthy time', () => {
    const healthy = seen([2, 3000], [20, 30_000]);
    expect(judge(healthy, { lately: seen([10, 20], [0, 200]) }).action).toBe('rollBack');
  });

  it('leaves even while it is paused', () => {
    const paused = step({ state: 'paused' });
    expect(judge(seen([9, 10], [0, 90]), {}, paused).action).toBe('rollBack');
  });

  it('stays when stable fails as well: then it is the API or the network', () => {
    expect(judge(seen([9, 10], [60, 90]))).toMatchObject({
      action: 'hold',
      reason: expect.stringContaining('everything fails') as string,
    });
  });

  it('stays when all other units fail too, where no stable is left to compare with', () => {
    const alone = seen([9, 10]);
    const everybody = step({ basisPoints: 10_000 });
    expect(judge(alone, {}, everybody).action).toBe('rollBack');
    expect(judge(alone, { elsewhere: { sessions: 50, failed: 40 } }, everybody).action).toBe(
      'hold',
    );
    expect(judge(alone, { elsewhere: { sessions: 50, failed: 1 } }, everybody).action).toBe(
      'rollBack',
    );
  });
});

describe('a canary that is well', () => {
  const well = seen([0, 300], [3, 2700]);

  it('advances after ten minutes and the minimum of sessions', () => {
    expect(judge(well)).toEqual({ action: 'advance', reason: 'healthy', seen: well });
    expect(verdictForHistory(judge(well))).toBe(
      'healthy: canary 0 of 300 failed (0.0 %), stable 3 of 2700 (0.1 %)',
    );
    expect(judge(well, {}, step(), LATER - 1).action).toBe('hold');
    expect(judge(seen([0, 299], [3, 2700])).action).toBe('hold');
  });

  it('needs fewer sessions where its unit says so', () => {
    expect(judge(seen([0, 30], [0, 270]), {}, step({ minSessions: 30 })).action).toBe('advance');
  });

  it('holds while it is paused', () => {
    expect(judge(well, {}, step({ state: 'paused' }))).toMatchObject({
      action: 'hold',
      reason: 'paused',
    });
  });

  it('holds while it looks worse without being proven worse', () => {
    expect(judge(seen([4, 320], [3, 2700]))).toMatchObject({
      action: 'hold',
      reason: expect.stringContaining('may fail more') as string,
    });
  });
});

describe('a verdict in words', () => {
  it('names what is missing, and the failures of both tracks', () => {
    expect(verdictInWords(judge(seen([1, 214], [3, 9120]), {}, step({ basisPoints: 200 })))).toBe(
      'holds: 214 of 300 sessions; 1 of 214 failed, stable 3 of 9,120',
    );
    expect(verdictInWords(judge(seen([0, 300], [3, 2700])))).toBe(
      'goes on: healthy; 0 of 300 failed, stable 3 of 2,700',
    );
  });

  it('counts the sessions that its reason is about', () => {
    const lately = seen([10, 20], [0, 200]);
    expect(verdictInWords(judge(seen([2, 3000], [20, 30_000]), { lately }))).toBe(
      "rolls back: at least half of the canary's sessions fail; 10 of 20 failed, stable 0 of 200",
    );
  });
});

describe('silence is not success', () => {
  it('holds a canary of which far too few sessions are told', () => {
    const quiet = seen([0, 400], [3, 7600]);
    expect(judge(quiet)).toMatchObject({
      action: 'hold',
      reason: expect.stringContaining('far fewer canary sessions than 10 %') as string,
    });
    expect(judge(seen([0, 790], [3, 7210])).action).toBe('advance');
  });

  it('holds when nothing is told at all, however long', () => {
    expect(judge(seen([0, 0]), { minutes: 0 }, step(), LATER + 1e9).action).toBe('hold');
    expect(judge(seen([0, 0], [0, 50_000]), { minutes: 0 }).reason).toContain('silence');
  });

  it('holds when all sessions were told of at once', () => {
    expect(judge(seen([0, 300], [0, 2700]), { minutes: 4 })).toMatchObject({ action: 'hold' });
    const one = step({ minSessions: 1 });
    expect(judge(seen([0, 1], [0, 9]), { minutes: 1 }, one).action).toBe('advance');
  });

  it('rolls back a shell that does not start, which tells nothing itself', () => {
    const pages = {
      canary: { served: 9, answered: 0 },
      stable: { served: 90, answered: 85 },
    };
    expect(judge(seen([0, 0], [0, 85]), { pages }, step(), SINCE)).toMatchObject({
      action: 'rollBack',
      reason: expect.stringContaining('do not start') as string,
    });
  });

  it('rolls back a shell that starts on fewer devices than stable does', () => {
    const stable = { served: 9000, answered: 8500 };
    const some = { canary: { served: 1000, answered: 700 }, stable };
    expect(judge(seen([0, 700], [0, 8500]), { pages: some }).action).toBe('rollBack');
    const usual = { canary: { served: 1000, answered: 930 }, stable };
    expect(judge(seen([0, 930], [0, 8500]), { pages: usual }).action).toBe('advance');
  });

  it('does not blame a shell when pages of the stable one tell nothing either', () => {
    const pages = { canary: { served: 9, answered: 0 }, stable: { served: 90, answered: 0 } };
    expect(judge(seen([0, 0]), { pages }).action).toBe('hold');
  });

  it('is not put off by newcomers, who answer without having been counted', () => {
    const pages = { canary: { served: 10, answered: 30 }, stable: { served: 90, answered: 300 } };
    expect(judge(seen([0, 300], [0, 2700]), { pages }).action).toBe('advance');
  });
});

describe('a clock that is wrong', () => {
  it('never makes a step shorter than its sessions allow', () => {
    const well = seen([0, 300], [0, 2700]);
    expect(judge(well, {}, step(), SINCE - 86_400_000).action).toBe('hold');
    expect(judge(well, {}, step({ stepSince: 'never' })).action).toBe('hold');
    expect(judge(seen([0, 10], [0, 90]), {}, step(), SINCE + 86_400_000).action).toBe('hold');
  });
});
