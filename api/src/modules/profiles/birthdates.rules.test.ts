import fc from 'fast-check';
import { ageOn } from 'shared-contracts/domain/units';
import { describe, expect, it } from 'vitest';
import { birthdatesOf } from './birthdates.rules.ts';

const day = (text: string) => new Date(`${text}T12:00:00`);
const days = fc
  .date({ min: new Date('1940-01-01'), max: new Date('2010-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the birthdates of an age', () => {
  it('begin and end with a birthday', () => {
    expect(birthdatesOf(25, 30, day('2026-11-21'))).toEqual({
      after: '1995-11-21',
      upTo: '2001-11-21',
    });
    expect(birthdatesOf(undefined, undefined, day('2026-11-21'))).toEqual({
      after: null,
      upTo: null,
    });
  });

  it.each(['2026-11-21', '2028-02-29', '2027-02-28', '2027-03-01'])(
    'hold exactly the people of that age on %s',
    (today) => {
      fc.assert(
        fc.property(
          fc.oneof(days, fc.constantFrom('2000-02-29', '2000-02-28', '2001-03-01', '1999-02-28')),
          fc.integer({ min: 18, max: 80 }),
          fc.integer({ min: 18, max: 80 }),
          (born, from, to) => {
            const { after, upTo } = birthdatesOf(from, to, day(today));
            const age = ageOn(born, day(today));
            expect(born > (after ?? '') && born <= (upTo ?? '')).toBe(age >= from && age <= to);
          },
        ),
      );
    },
  );
});
