import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pic } from 'shared-contracts/calls/profiles';
import type { Clock } from '../platform/clock.ts';
import { PHOTO_WIDTHS, PHOTOS_AT } from './file-addresses.ts';

/** For whom an address is: members see a photo as it is, visitors its watermarked copy. */
export type Audience = 'member' | 'visitor';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many signatures of a day are kept: a busy listing asks for the same faces again and again. */
const MOST_KEPT = 20_000;

/** Addresses of photos that end: whoever keeps one finds nothing behind it two days later. */
export interface PhotoAddresses {
  picOf(pic: { readonly id: string; readonly file_key: string }, audience: Audience): Pic;
  /** Whom an address was made for; null when it was not made here, or has ended. */
  audienceOf(key: string, ticket: unknown): Audience | null;
}

/**
 * Signs photos for a day and the next, so that a browser can keep what it has fetched, while a photo that
 * was made private, or a member that was blocked, is out of reach the day after.
 */
export function photoAddresses(secret: string, clock: Clock): PhotoAddresses {
  // A key of its own, so that no other signature is ever one of a photo.
  const own = createHmac('sha256', secret).update('photos').digest();
  const kept = new Map<string, string>();
  let keptFor = '';

  function ticketOf(key: string, audience: Audience, day: string): string {
    if (day !== keptFor || kept.size > MOST_KEPT) {
      kept.clear();
      keptFor = day;
    }
    const place = `${audience} ${key}`;
    const known = kept.get(place);
    if (known !== undefined) return known;
    const ticket = `${day}.${audience[0]}.${signature(own, key, audience, day)}`;
    kept.set(place, ticket);
    return ticket;
  }

  return {
    picOf({ id, file_key: key }, audience) {
      const query = `?t=${ticketOf(key, audience, dayOf(clock()))}`;
      const at = (width: number) => `${PHOTOS_AT}/${key}-${width}.webp${query}`;
      return { id, url: at(PHOTO_WIDTHS.url), thumb: at(PHOTO_WIDTHS.thumb) };
    },
    audienceOf(key, ticket) {
      const [, day, mark, given] =
        /^([0-9a-z]{1,8})\.([mv])\.([\w-]{22})$/.exec(String(ticket)) ?? [];
      if (day === undefined || given === undefined) return null;
      const today = parseInt(dayOf(clock()), 36);
      if (![today, today - 1].includes(parseInt(day, 36))) return null;
      const audience = mark === 'm' ? 'member' : 'visitor';
      const right = Buffer.from(signature(own, key, audience, day));
      return timingSafeEqual(Buffer.from(given), right) ? audience : null;
    },
  };
}

/** Days since 1970, in UTC, to the base of 36. */
function dayOf(now: Date): string {
  return Math.floor(now.getTime() / DAY_MS).toString(36);
}

/** 128 bits of a signature, as 22 characters. */
function signature(own: Buffer, key: string, audience: Audience, day: string): string {
  const whole = createHmac('sha256', own).update([key, audience, day].join('\n')).digest();
  return whole.subarray(0, 16).toString('base64url');
}
