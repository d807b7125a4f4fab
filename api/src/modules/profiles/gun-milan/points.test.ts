import { Points } from 'shared-contracts/calls/gun-milan';
import { describe, expect, it } from 'vitest';
import { pointsBetween, totalBetween, type Astrology } from './points.ts';

const her: Astrology = { gender: 'female', birthname: 'Chaitanya', rashi: null, mangal_dosh: 'no' };
const him: Astrology = { gender: 'male', birthname: 'कृष्ण', rashi: null, mangal_dosh: 'no' };

describe('points between two people', () => {
  it('are the same whoever looks, and fit the contract', () => {
    const { points } = pointsBetween(her, him);
    expect(points).toEqual(pointsBetween(him, her).points);
    expect(points).toEqual(Points.parse(points));
    expect(points?.girl.akshara).toBe('चे');
    expect(points?.boy.akshara).toBe('की');
    expect(points?.total).toBe(totalBetween(her, him));
  });

  it('ask for one’s own birth name first', () => {
    for (const birthname of [null, '  ']) {
      const answer = pointsBetween({ ...her, birthname }, { ...him, birthname: null });
      expect(answer).toEqual({ points: null, no_points: 'own_birthname' });
    }
  });

  it('are not available where a name is missing or unreadable, or both are of one gender', () => {
    const none = { points: null, no_points: 'information' };
    expect(pointsBetween(her, { ...him, birthname: null })).toEqual(none);
    expect(pointsBetween(her, { ...him, birthname: '123' })).toEqual(none);
    expect(pointsBetween({ ...her, birthname: '123' }, him)).toEqual(none);
    expect(pointsBetween(her, { ...him, gender: 'female' })).toEqual(none);
    expect(totalBetween(her, { ...him, gender: 'female' })).toBeNull();
  });

  it.each([
    ['no', 'no', 'same'],
    ['yes', 'anshik', 'same'],
    ['yes', 'no', 'differs'],
    ['yes', null, 'not_given'],
  ] as const)('compare mangal dosh %s and %s as %s', (one, other, mangal) => {
    const { points } = pointsBetween({ ...her, mangal_dosh: one }, { ...him, mangal_dosh: other });
    expect(points?.mangal).toBe(mangal);
  });
});
