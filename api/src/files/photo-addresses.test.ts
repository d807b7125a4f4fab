import { describe, expect, it } from 'vitest';
import { photoAddresses } from './photo-addresses.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let now = new Date('2026-11-21T09:00:00Z');
const addresses = photoAddresses('a secret', () => now);
const pic = { id: '1', file_key: 'abc' };

function ticket(url: string): string | null {
  return new URL(url, 'http://site').searchParams.get('t');
}

describe('the address of a photo', () => {
  it('is the same all day, tells for whom it was made, and covers all sizes', () => {
    const first = addresses.picOf(pic, 'member');
    expect(addresses.picOf(pic, 'member')).toEqual(first);
    expect(first.url).toMatch(/^\/files\/photos\/abc-960\.webp\?t=/);
    expect(ticket(first.thumb)).toBe(ticket(first.url));
    expect(addresses.audienceOf('abc', ticket(first.url))).toBe('member');
    expect(addresses.audienceOf('abc', ticket(addresses.picOf(pic, 'visitor').url))).toBe(
      'visitor',
    );
  });

  it('is nobody else’s and no other photo’s', () => {
    const good = ticket(addresses.picOf(pic, 'visitor').url);
    expect(addresses.audienceOf('abd', good)).toBeNull();
    expect(addresses.audienceOf('abc', good?.replace('.v.', '.m.'))).toBeNull();
    expect(addresses.audienceOf('abc', `${good}x`)).toBeNull();
    expect(photoAddresses('another', () => now).audienceOf('abc', good)).toBeNull();
    for (const wrong of [undefined, null, '', '..', 'a.m.', ['x'], {}]) {
      expect(addresses.audienceOf('abc', wrong)).toBeNull();
    }
  });

  it('holds on the next day and ends after it', () => {
    const good = ticket(addresses.picOf(pic, 'member').url);
    const begun = now;
    now = new Date(begun.getTime() + DAY_MS);
    expect(addresses.audienceOf('abc', good)).toBe('member');
    now = new Date(begun.getTime() + 2 * DAY_MS);
    expect(addresses.audienceOf('abc', good)).toBeNull();
    now = begun;
  });
});
