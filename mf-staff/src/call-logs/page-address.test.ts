import { describe, expect, it } from 'vitest';
import {
  countFilters,
  filtersOf,
  FIRST_VIEW,
  placeOf,
  queryOf,
  type ListPlace,
} from './page-address.ts';

const place = (query: string) => placeOf(new URLSearchParams(query), 'saptapadi');
const ID = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01';
const first: ListPlace = {
  app: 'saptapadi',
  page: 1,
  cursor: null,
  filters: FIRST_VIEW,
  entry: null,
};

describe('the address of the list', () => {
  it('is the caller’s own of the own community when it says nothing', () => {
    expect(place('')).toEqual(first);
    expect(queryOf(first, 'saptapadi')).toEqual({});
    expect(filtersOf(first)).toEqual({ app_name: 'saptapadi', assigned_to_id: 'me' });
  });

  it('leads back to the place that it was made of', () => {
    const asked: ListPlace = {
      app: 'konkan',
      page: 7,
      cursor: null,
      entry: ID,
      filters: {
        caller: 'all',
        status: 'call_failed',
        due: 'overdue',
        followup: 'true',
        paid: 'false',
        from: '2026-03-01',
        to: '2026-03-12',
        q: 'patil 98220',
      },
    };
    const query = new URLSearchParams(queryOf(asked, 'saptapadi'));
    expect(placeOf(query, 'saptapadi')).toEqual(asked);
    expect(countFilters(asked)).toBe(7);
    expect(filtersOf(asked)).not.toHaveProperty('assigned_to_id');
  });

  it('goes on by a cursor where pages have no number', () => {
    const beyond = { ...first, cursor: 'abc' };
    expect(queryOf(beyond, 'saptapadi')).toEqual({ cursor: 'abc' });
    expect(place('cursor=abc')).toEqual(beyond);
  });

  it.each(['0', '-3', '2.5', 'two', '1e9', '99999999', ''])(
    'takes page %j for the first',
    (page) => {
      expect(place(`page=${page}`).page).toBe(1);
    },
  );

  it.each([
    'status=paid',
    'due=never',
    'assigned_to_id=x',
    'from=today',
    'entry=../x',
    'followup=1',
  ])('reads nothing out of %s', (query) => {
    expect(place(query)).toEqual(first);
  });
});
