import { describe, expect, it } from 'vitest';
import { financialYear, receiptNumber, splitPart, splitTax } from './receipts.rules.ts';

const PRICES = [49_900, 499_900, 69_900, 549_900];
const within = { percent: 18, within: true };
const across = { percent: 18, within: false };

describe('the financial year', () => {
  it('begins on the first of April, Indian time', () => {
    expect(financialYear(new Date('2027-03-31T18:29:59.999Z'))).toBe(2026);
    expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe(2027);
    expect(financialYear(new Date('2027-01-01T00:00:00Z'))).toBe(2026);
    expect(financialYear(new Date('2027-12-31T23:00:00Z'))).toBe(2027);
  });
});

describe('a number', () => {
  it('names kind and financial year, in sixteen characters', () => {
    expect(receiptNumber('receipt', 2026, 1)).toBe('R/2026-27/000001');
    expect(receiptNumber('credit_note', 2099, 999_999)).toBe('C/2099-00/999999');
    expect(receiptNumber('receipt', 2026, 1)).toHaveLength(16);
  });
});

describe('the tax in a price', () => {
  it('is half CGST and half SGST within the state', () => {
    expect(splitTax(49_900, within)).toEqual({
      amount: 49900,
      taxable: 42288,
      cgst: 3806,
      sgst: 3806,
      igst: 0,
    });
  });

  it('is IGST to another state', () => {
    expect(splitTax(499_900, across)).toEqual({
      amount: 499900,
      taxable: 423644,
      cgst: 0,
      sgst: 0,
      igst: 76256,
    });
  });

  it('is none without a tax', () => {
    expect(splitTax(69_900, null)).toEqual({
      amount: 69900,
      taxable: 69900,
      cgst: 0,
      sgst: 0,
      igst: 0,
    });
    expect(splitTax(69_900, { percent: 0, within: true }).taxable).toBe(69_900);
  });

  it.each([within, across])('adds up to the paisa, and is the rate of what is taxed: %o', (tax) => {
    for (const amount of [...PRICES, 1, 2, 3, 99, 100, 101, 12_345]) {
      const { taxable, cgst, sgst, igst } = splitTax(amount, tax);
      expect(taxable + cgst + sgst + igst).toBe(amount);
      expect(cgst).toBe(sgst);
      expect(taxable).toBeGreaterThanOrEqual(0);
      expect(Math.abs(cgst + sgst + igst - taxable * 0.18)).toBeLessThanOrEqual(1.2);
    }
  });
});

describe('what goes back in parts', () => {
  it.each([within, across, null])('carries all of the tax in the end: %o', (tax) => {
    for (const amount of PRICES) {
      const sum = { amount: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
      for (const part of [10_001, 101, 333, amount - 10_435]) {
        const one = splitPart(part, sum.amount, tax);
        expect(one.taxable + one.cgst + one.sgst + one.igst).toBe(part);
        for (const key of ['amount', 'taxable', 'cgst', 'sgst', 'igst'] as const)
          sum[key] += one[key];
      }
      expect(sum).toEqual(splitTax(amount, tax));
    }
  });

  it('is never taxed above its own amount', () => {
    for (let before = 0; before < 60; before += 1) {
      expect(splitPart(1, before, within).taxable).toBeGreaterThanOrEqual(0);
      expect(splitPart(1, before, across).taxable).toBeGreaterThanOrEqual(0);
    }
  });
});
