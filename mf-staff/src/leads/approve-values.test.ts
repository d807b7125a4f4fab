import { expect, it } from 'vitest';
import { rupeesOf, startOf, wrongIn } from './approve-values.ts';
import { deskLead } from './test-leads.ts';

/** 22 November in India. */
const NOW = Date.parse('2026-11-21T20:00:00Z');

it('begins with the price in rupees and thirty days from today in India', () => {
  const start = { from: '2026-11-22', until: '2026-12-21', delayed: false };
  expect(startOf(deskLead({ price: 4_500_000 }), NOW)).toEqual({ ...start, price: '45000' });
  expect(startOf(deskLead({ price: 49_950 }), NOW)).toEqual({ ...start, price: '' });
});

it.each([
  ['45,000', 45_000],
  ['₹ 0', 0],
  ['१२३', 123],
  ['10000000', 10_000_000],
  ['10000001', null],
  ['1.5', null],
  ['', null],
])('reads %j as %s rupees', (typed, rupees) => expect(rupeesOf(typed)).toBe(rupees));

it.each([
  [{}, []],
  [{ from: '2026-11-01' }, []],
  [{ from: '' }, ['from']],
  [{ until: '' }, ['until']],
  [{ from: '2026-11-01', until: '2026-11-21' }, ['until']],
  [{ from: '2026-11-25', until: '2026-11-24' }, ['until']],
  [{ until: '2027-11-22' }, []],
  [{ until: '2027-11-23' }, ['until']],
  [{ from: '2027-11-24', until: '2027-11-24' }, ['from']],
  [{ price: 'x' }, ['price']],
])('finds what the server would refuse: %j', (change, wrong) => {
  const values = { ...startOf(deskLead(), NOW), ...change };
  expect([...wrongIn(values, NOW)]).toEqual(wrong);
});
