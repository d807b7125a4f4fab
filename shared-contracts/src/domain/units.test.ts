import { describe, expect, it } from 'vitest';
import { ageOn, groupIndian, heightText, inchesOf, rupees, sameInch } from './units.ts';

describe('units in Indian habits', () => {
  it('counts completed years', () => {
    expect(ageOn('1996-03-12', new Date(2026, 2, 11))).toBe(29);
    expect(ageOn('1996-03-12', new Date(2026, 2, 12))).toBe(30);
    expect(ageOn('2004-02-29', new Date(2026, 1, 28))).toBe(21);
  });

  it.each([
    [163, '5 ft 4 in (163 cm)'],
    [183, '6 ft 0 in (183 cm)'],
    [182, '6 ft 0 in (182 cm)'],
    [152, '5 ft 0 in (152 cm)'],
  ])('writes %i cm as %s', (cm, text) => {
    expect(heightText(cm)).toBe(text);
  });

  it('knows which heights are shown as the same inch', () => {
    expect(sameInch(163)).toEqual({ shortest: 162, tallest: 163 });
    for (let cm = 90; cm <= 250; cm += 1) {
      const { shortest, tallest } = sameInch(cm);
      const all = [shortest - 1, shortest, cm, tallest, tallest + 1].map(inchesOf);
      const own = inchesOf(cm);
      expect(all).toEqual([own - 1, own, own, own, own + 1]);
    }
  });

  it('groups by lakh and crore, and writes paise as rupees', () => {
    expect(groupIndian(12345678)).toBe('1,23,45,678');
    expect(rupees(499900)).toBe('₹4,999');
    expect(rupees(49950)).toBe('₹499.50');
    expect(rupees(-123456750)).toBe('₹-12,34,567.50');
  });

  it('writes numbers as Intl does', () => {
    const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
    for (const number of [0, 7, 12.5, 99.999, 999, 1000, 99999, 100000, 1234567.25, -4500]) {
      expect(groupIndian(number)).toBe(plain.format(number));
    }
  });
});
