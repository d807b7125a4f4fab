import type { Star } from 'shared-contracts/domain/birth-name/star';
import { describe, expect, it } from 'vitest';
import { gunMilan, gunMilanTotal, type Koota } from './match.ts';

const ALL: readonly Star[] = Array.from({ length: 108 }, (_, index) => ({
  nakshatra: Math.floor(index / 4) + 1,
  pada: (index % 4) + 1,
}));

const PAIRS = ALL.flatMap((girl) => ALL.map((boy) => ({ girl, boy })));

function pointsOf(girl: Star, boy: Star): Record<string, number> {
  return Object.fromEntries(gunMilan({ girl, boy }).kootas.map((one) => [one.aspect, one.points]));
}

function aspect(girl: Star, boy: Star, name: Koota['aspect']): Koota | undefined {
  return gunMilan({ girl, boy }).kootas.find((one) => one.aspect === name);
}

describe('Gun Milan over all ordered pairs', () => {
  it('has the distribution of the canonical tables', () => {
    const totals = PAIRS.map(gunMilanTotal);
    const share = (least: number) =>
      (100 * totals.filter((total) => total >= least).length) / totals.length;
    expect(totals).toHaveLength(11_664);
    expect(Math.min(...totals)).toBe(2);
    expect(Math.max(...totals)).toBe(36);
    expect(totals.reduce((sum, total) => sum + total, 0) / totals.length).toBeCloseTo(20.686, 3);
    expect(share(18)).toBeCloseTo(68.68, 2);
    expect(share(25)).toBeCloseTo(29.78, 2);
    expect(share(33)).toBeCloseTo(1.41, 2);
  });

  it('adds up: the total is the sum of eight parts, none above its maximum, all halves', () => {
    const wrong = PAIRS.filter((pair) => {
      const { total, kootas } = gunMilan(pair);
      const sum = kootas.reduce((so, one) => so + one.points, 0);
      return (
        total !== sum ||
        kootas.length !== 8 ||
        kootas.some(({ points, most }) => points < 0 || points > most || points % 0.5 !== 0)
      );
    });
    expect(wrong).toEqual([]);
    const { kootas } = gunMilan({
      girl: { nakshatra: 1, pada: 1 },
      boy: { nakshatra: 1, pada: 1 },
    });
    expect(kootas.reduce((sum, one) => sum + one.most, 0)).toBe(36);
  });

  it('gives 28 to a pada with itself, everything full but nadi', () => {
    for (const star of ALL) {
      expect(gunMilanTotal({ girl: star, boy: star })).toBe(28);
      expect(aspect(star, star, 'nadi')).toMatchObject({ points: 0, softened: false });
    }
  });

  it('gives tara 1.5 or 3, never nothing', () => {
    const taras = new Set(PAIRS.map(({ girl, boy }) => pointsOf(girl, boy)['tara']));
    expect([...taras].toSorted()).toEqual([1.5, 3]);
  });

  it('changes only varna, vashya and gana when the roles are swapped', () => {
    const changed = new Set<string>();
    for (const { girl, boy } of PAIRS) {
      const one = pointsOf(girl, boy);
      const other = pointsOf(boy, girl);
      for (const name of Object.keys(one)) if (one[name] !== other[name]) changed.add(name);
    }
    expect([...changed].toSorted()).toEqual(['gana', 'varna', 'vashya']);
  });
});

describe('a koota', () => {
  it('counts halves of a sign by the sign, not by the nakshatra', () => {
    const cow = { nakshatra: 4, pada: 1 };
    // Purva Ashadha 1 is the fifth pada of Dhanu: still its first half.
    expect(aspect(cow, { nakshatra: 20, pada: 1 }, 'vashya')?.boy).toBe('manava');
    expect(aspect(cow, { nakshatra: 20, pada: 2 }, 'vashya')?.boy).toBe('chatushpada');
    expect(aspect(cow, { nakshatra: 22, pada: 2 }, 'vashya')?.boy).toBe('chatushpada');
    expect(aspect(cow, { nakshatra: 22, pada: 3 }, 'vashya')?.boy).toBe('jalachara');
  });

  it('tells of a softened nadi without changing its points', () => {
    const krittikaInMesha = { nakshatra: 3, pada: 1 };
    const krittikaInVrishabha = { nakshatra: 3, pada: 2 };
    const soft = aspect(krittikaInMesha, krittikaInVrishabha, 'nadi');
    expect(soft).toMatchObject({ points: 0, softened: true });
    const hard = aspect({ nakshatra: 1, pada: 1 }, { nakshatra: 6, pada: 1 }, 'nadi');
    expect(hard).toMatchObject({ points: 0, softened: false });
  });

  it('softens gana and bhakoot where the lords are one or friends', () => {
    // Mesha and Vrishchika, 6/8 apart, both of Mars.
    const mesha = { nakshatra: 1, pada: 1 };
    const vrishchika = { nakshatra: 18, pada: 1 };
    expect(aspect(mesha, vrishchika, 'bhakoot')).toMatchObject({ points: 0, softened: true });
    expect(aspect(mesha, vrishchika, 'gana')).toMatchObject({ points: 1, softened: true });
    // Mesha and Kanya, 6/8 apart, Mars and Mercury.
    const kanya = { nakshatra: 13, pada: 1 };
    expect(aspect(mesha, kanya, 'bhakoot')).toMatchObject({ points: 0, softened: false });
  });
});
