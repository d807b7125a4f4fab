import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('repeats itself for the same label and differs for labels that are alike', () => {
  const five = (label: string): number[] => {
    const random = createRandom(label);
    return Array.from({ length: 5 }, () => random.next());
  };
  expect(five('a/1')).toEqual(five('a/1'));
  expect(five('a/1')).not.toEqual(five('a/2'));
});

test('spreads whole numbers over their range, ends included', () => {
  const random = createRandom('spread');
  const counts = new Map<number, number>();
  for (let i = 0; i < 4000; i++) {
    const drawn = random.int(0, 3);
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3]);
  for (const count of counts.values()) expect(count).toBeGreaterThan(850);
});

test('weighs choices', () => {
  const random = createRandom('weights');
  let heads = 0;
  for (let i = 0; i < 2000; i++) {
    if (
      random.weighted([
        [true, 3],
        [false, 1],
      ])
    )
      heads += 1;
  }
  expect(heads / 2000).toBeCloseTo(0.75, 1);
});

test('samples without repetition and refuses to pick from nothing', () => {
  const random = createRandom('sample');
  expect(random.sample([1, 2, 3], 5).sort()).toEqual([1, 2, 3]);
  expect(() => random.pick([])).toThrow('Nothing to pick from');
});
