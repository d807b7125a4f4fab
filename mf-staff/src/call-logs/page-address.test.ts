import { describe, expect, it } from 'vitest';
import { placeOf, queryOf } from './page-address.ts';

const place = (query: string) => placeOf(new URLSearchParams(query), 'saptapadi');

describe('the address of the list', () => {
  it('is the first page of the own community when it says nothing', () => {
    expect(place('')).toEqual({ app: 'saptapadi', page: 1 });
    expect(queryOf({ app: 'saptapadi', page: 1 }, 'saptapadi')).toEqual({});
  });

  it('leads back to the place that it was made of', () => {
    const asked = { app: 'konkan', page: 7 };
    const query = new URLSearchParams(queryOf(asked, 'saptapadi'));
    expect(placeOf(query, 'saptapadi')).toEqual(asked);
  });

  it.each(['0', '-3', '2.5', 'two', '1e9', '99999999', ''])(
    'takes page %j for the first',
    (page) => {
      expect(place(`page=${page}`).page).toBe(1);
    },
  );
});
