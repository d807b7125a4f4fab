import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import type { Pic } from 'shared-contracts/calls/profiles';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import type { Clock } from '../platform/time/clock.ts';
import { PHOTO_WIDTHS, PHOTOS_AT, VIDEOS_AT } from './file-addresses.ts';

/** For whom an address is: members see a photo as it is, visitors its watermarked copy. */
export type Audience = 'member' | 'visitor';

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
/** How many signatures of a day are kept: a member meets the same faces again and again. */
const MOST_KEPT = 20_000;

/** Addresses of photos and video introductions for one viewer. */
export interface PhotoAddresses {
  /**
   * Good today and for `days` more, one unless said otherwise, as long as the viewer's session runs and the viewer may
   * see the photo. One that is for some members only (`shown_to`) is good this hour and the next.
   */
  picOf(pic: AddressedPic, audience: Audience, days?: number): Pic;
  /** Of a member's video introduction, by its key: for members, as long as their photos. */
  videoOf(profileId: string, key: string, shownTo?: PhotoAudience): string;
}

/** A photo that gets an address. */
export interface AddressedPic {
  readonly id: string;
  readonly file_key: string;
  /** For whom its owner shows photos. */
  readonly shown_to?: PhotoAudience;
}

/** What an address was made for; whether it still holds is for the database to say. */
export interface AddressedFile {
  /** Id of the photo, or of the profile whose video it is. */
  readonly subject: string;
  /** Who got the address; null for a visitor. */
  readonly viewer: AddressedViewer | null;
}

/** The session that an address was made for. */
export interface AddressedViewer {
  readonly sessionId: string;
}

/** Makes and reads the addresses. */
export interface PhotoTickets {
  /** For a session of a member, by id; null for a visitor, who gets no address that is for members. */
  seenBy(sessionId: string | null): PhotoAddresses;
  /** Null for an address that was not made here, or has ended. */
  read(key: string, ticket: unknown): AddressedFile | null;
}

/**
 * Signs files until the end of a day, so that an address is the same all day and a browser can keep what it has fetched;
 * until the end of an hour what is for some members only. It says which session may see what, and is checked again at each request (decision 112).
 */
export function photoTickets(secret: string, clock: Clock): PhotoTickets {
  // Keys of their own, so that no other signature is ever one of a photo.
  const signing = createSecretKey(ownKey(secret, 'photos'));
  const sealing = createSecretKey(ownKey(secret, 'viewers of photos').subarray(0, 16));
  const kept = new Map<string, string>();
  let keptOn = 0;

  function ticketOf(key: string, subject: string, sealed: string, end: string): string {
    const today = dayOf(clock());
    if (today !== keptOn || kept.size > MOST_KEPT) {
      kept.clear();
      keptOn = today;
    }
    const place = `${key} ${subject} ${sealed} ${end}`;
    const known = kept.get(place);
    if (known !== undefined) return known;
    const said = `${end}.${bytesOf(subject).toString('base64url')}.${sealed}`;
    const ticket = `${said}.${signature(signing, key, said)}`;
    kept.set(place, ticket);
    return ticket;
  }

  return {
    seenBy(sessionId) {
      // When it is first requested: most replies have no photo.
      let sealed: string | undefined;
      const sealedFor = (audience: Audience): string => {
        if (audience === 'visitor') return '';
        if (sessionId === null) throw new Error('What members see is addressed to a member.');
        sealed ??= seal(sealing, sessionId);
        return sealed;
      };
      return {
        picOf({ id, file_key: key, shown_to: shownTo }, audience, days = 1) {
          const ticket = ticketOf(key, id, sealedFor(audience), endOf(clock(), shownTo, days));
          const at = (width: number) => `${PHOTOS_AT}/${key}-${width}.webp?t=${ticket}`;
          return { id, url: at(PHOTO_WIDTHS.url), thumb: at(PHOTO_WIDTHS.thumb) };
        },
        videoOf(profileId, key, shownTo) {
          const name = key.slice(key.indexOf('/') + 1);
          const ticket = ticketOf(key, profileId, sealedFor('member'), endOf(clock(), shownTo, 1));
          return `${VIDEOS_AT}/${name}?t=${ticket}`;
        },
      };
    },
    read(key, ticket) {
      const [, said, end, subject, sealed, given] = TICKET.exec(String(ticket)) ?? [];
      if (said === undefined || end === undefined || subject === undefined) return null;
      if (sealed === undefined || given === undefined) return null;
      if (parseInt(end, 36) <= hourOf(clock())) return null;
      const right = Buffer.from(signature(signing, key, said));
      if (!timingSafeEqual(Buffer.from(given), right)) return null;
      return {
        subject: idOf(Buffer.from(subject, 'base64url')),
        viewer: sealed === '' ? null : { sessionId: unseal(sealing, sealed) },
      };
    },
  };
}

/** End, subject, session and signature; the session is left out for visitors. */
const TICKET = /^(([0-9a-z]{1,8})\.([\w-]{22})\.([\w-]{22}|))\.([\w-]{22})$/;

function ownKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

/** The hour at which an address ends, to the base of 36. */
function endOf(now: Date, shownTo: PhotoAudience | undefined, days: number): string {
  const isNarrow = shownTo === 'matched' || shownTo === 'verified';
  return (isNarrow ? hourOf(now) + 2 : (dayOf(now) + days + 1) * DAY_HOURS).toString(36);
}

/** Hours since 1970. */
function hourOf(now: Date): number {
  return Math.floor(now.getTime() / HOUR_MS);
}

/** Days since 1970, in UTC. */
function dayOf(now: Date): number {
  return Math.floor(hourOf(now) / DAY_HOURS);
}

/** 128 bits of a signature, as 22 characters. */
function signature(signing: KeyObject, key: string, said: string): string {
  const whole = createHmac('sha256', signing).update(`${key}\n${said}`).digest();
  return whole.subarray(0, 16).toString('base64url');
}

/** An id that only we read: an address must not reveal whose it is. One block, so always the same. */
function seal(sealing: KeyObject, id: string): string {
  const cipher = createCipheriv('aes-128-ecb', sealing, null).setAutoPadding(false);
  return Buffer.concat([cipher.update(bytesOf(id)), cipher.final()]).toString('base64url');
}

function unseal(sealing: KeyObject, sealed: string): string {
  const decipher = createDecipheriv('aes-128-ecb', sealing, null).setAutoPadding(false);
  const bytes = [decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()];
  return idOf(Buffer.concat(bytes));
}

function bytesOf(id: string): Buffer {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  if (bytes.length !== 16) throw new Error('An address is made for ids of 128 bits.');
  return bytes;
}

function idOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
