import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pic } from 'shared-contracts/calls/profiles';
import type { Clock } from '../platform/clock.ts';
import { PHOTO_WIDTHS, PHOTOS_AT, VIDEOS_AT } from './file-addresses.ts';

/** For whom an address is: members see a photo as it is, visitors its watermarked copy. */
export type Audience = 'member' | 'visitor';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many signatures of a day are kept: a busy listing asks for the same faces again and again. */
const MOST_KEPT = 20_000;

/** Addresses of photos and video introductions that end: whoever keeps one finds nothing behind it later. */
export interface PhotoAddresses {
  /** Good today and for `days` more, one unless said otherwise. */
  picOf(
    pic: { readonly id: string; readonly file_key: string },
    audience: Audience,
    days?: number,
  ): Pic;
  /** Of a video introduction, by its key in the file store: for members, as long as their photos. */
  videoOf(key: string): string;
  /** Whom an address was made for; null when it was not made here, or has ended. */
  audienceOf(key: string, ticket: unknown): Audience | null;
}

/**
 * Signs files until the end of a day, so that an address is the same all day and a browser can keep what it
 * has fetched, while a photo that was made private is out of reach two days later.
 */
export function photoAddresses(secret: string, clock: Clock): PhotoAddresses {
  // A key of its own, so that no other signature is ever one of a photo.
  const own = createHmac('sha256', secret).update('photos').digest();
  const kept = new Map<string, string>();
  let keptOn = '';

  function ticketOf(key: string, audience: Audience, day: string): string {
    const today = dayOf(clock(), 0);
    if (today !== keptOn || kept.size > MOST_KEPT) {
      kept.clear();
      keptOn = today;
    }
    const place = `${day} ${audience} ${key}`;
    const known = kept.get(place);
    if (known !== undefined) return known;
    const ticket = `${day}.${audience[0]}.${signature(own, key, audience, day)}`;
    kept.set(place, ticket);
    return ticket;
  }

  return {
    picOf({ id, file_key: key }, audience, days = 1) {
      const query = `?t=${ticketOf(key, audience, dayOf(clock(), days))}`;
      const at = (width: number) => `${PHOTOS_AT}/${key}-${width}.webp${query}`;
      return { id, url: at(PHOTO_WIDTHS.url), thumb: at(PHOTO_WIDTHS.thumb) };
    },
    videoOf(key) {
      const name = key.slice(key.indexOf('/') + 1);
      return `${VIDEOS_AT}/${name}?t=${ticketOf(key, 'member', dayOf(clock(), 1))}`;
    },
    audienceOf(key, ticket) {
      const [, day, mark, given] =
        /^([0-9a-z]{1,8})\.([mv])\.([\w-]{22})$/.exec(String(ticket)) ?? [];
      if (day === undefined || given === undefined) return null;
      if (parseInt(day, 36) < parseInt(dayOf(clock(), 0), 36)) return null;
      const audience = mark === 'm' ? 'member' : 'visitor';
      const right = Buffer.from(signature(own, key, audience, day));
      return timingSafeEqual(Buffer.from(given), right) ? audience : null;
    },
  };
}

/** Days since 1970, in UTC, to the base of 36. */
function dayOf(now: Date, later: number): string {
  return (Math.floor(now.getTime() / DAY_MS) + later).toString(36);
}

/** 128 bits of a signature, as 22 characters. */
function signature(own: Buffer, key: string, audience: Audience, day: string): string {
  const whole = createHmac('sha256', own).update([key, audience, day].join('\n')).digest();
  return whole.subarray(0, 16).toString('base64url');
}
