import { describe, expect, it } from 'vitest';
import { isInCohort, placeInDraw } from './cohort.ts';

const DEVICES = Array.from({ length: 100_000 }, (_, index) => `device-${index}`);
const shareOf = (chosen: readonly unknown[]) => (100 * chosen.length) / DEVICES.length;
/** Drawn once for each unit and rollout: the draw is a hash, and there are many devices. */
const places = new Map<string, Map<string, number>>();
function cohort(unit: string, basisPoints: number, rollout = 'r1'): string[] {
  const key = `${rollout}:${unit}`;
  const drawn =
    places.get(key) ?? new Map(DEVICES.map((cid) => [cid, placeInDraw(rollout, unit, cid)]));
  places.set(key, drawn);
  return DEVICES.filter((cid) => (drawn.get(cid) ?? basisPoints) < basisPoints);
}

describe('a cohort', () => {
  it.each([
    [100, 1],
    [1000, 10],
    [5000, 50],
  ])(
    'of %i basis points holds its %i per cent of 100,000 devices, within 0.2 points',
    (basisPoints, share) => {
      for (const unit of ['mf-billing', 'mf-staff', 'shell']) {
        expect(Math.abs(shareOf(cohort(unit, basisPoints)) - share)).toBeLessThan(0.2);
      }
    },
  );

  it('is everybody whose place lies below the share', () => {
    const cids = DEVICES.slice(0, 1000);
    const inside = cids.filter((cid) =>
      isInCohort({ rollout: 'r1', basisPoints: 2500 }, 'mf-staff', cid),
    );
    const drawn = new Set(cohort('mf-staff', 2500));
    expect(inside).toEqual(cids.filter((cid) => drawn.has(cid)));
  });

  it('of nothing holds nobody, and of everything everybody', () => {
    expect(cohort('mf-billing', 0)).toHaveLength(0);
    expect(cohort('mf-billing', 10_000)).toHaveLength(DEVICES.length);
  });

  it('is drawn apart from those of other units and other rollouts', () => {
    const billing = new Set(cohort('mf-billing', 1000));
    const inBoth = (others: readonly string[]) => others.filter((cid) => billing.has(cid));
    // A tenth of a tenth.
    expect(Math.abs(shareOf(inBoth(cohort('mf-staff', 1000))) - 1)).toBeLessThan(0.2);
    expect(Math.abs(shareOf(inBoth(cohort('mf-billing', 1000, 'r2'))) - 1)).toBeLessThan(0.2);
  });

  it('only grows when its share grows', () => {
    const steps = [1, 100, 500, 1000, 2500, 5000, 9999, 10_000];
    const sizes = steps.map((basisPoints) => new Set(cohort('mf-content', basisPoints)));
    for (const [index, smaller] of sizes.entries()) {
      const larger = sizes[index + 1];
      if (larger === undefined) break;
      expect([...smaller].filter((cid) => !larger.has(cid))).toEqual([]);
      expect(larger.size).toBeGreaterThan(smaller.size);
    }
  });

  it('is the formula that is written down, so that any gateway draws the same', () => {
    // printf 'r1:mf-billing:device-0' | sha256sum | cut -c1-8 -> 9b231958, 87478e7a, 8c21046c
    expect(DEVICES.slice(0, 3).map((cid) => placeInDraw('r1', 'mf-billing', cid))).toEqual([
      8728, 3690, 4060,
    ]);
  });
});
