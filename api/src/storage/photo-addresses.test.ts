import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { photoTickets } from './photo-addresses.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let now = new Date('2026-11-21T09:00:00Z');
const tickets = photoTickets('a secret', () => now);
const pic = { id: randomUUID(), file_key: 'abc' };
const rohan = randomUUID();
const forRohan = tickets.seenBy(rohan);
const forVisitors = tickets.seenBy(null);

function ticket(url: string): string {
  return new URL(url, 'http://site').searchParams.get('t') ?? '';
}

describe('the address of a photo', () => {
  it('is the same all day, tells for whom it was made, and covers all sizes', () => {
    const first = forRohan.picOf(pic, 'member');
    expect(tickets.seenBy(rohan).picOf(pic, 'member')).toEqual(first);
    expect(first.url).toMatch(/^\/files\/photos\/abc-960\.webp\?t=/);
    expect(ticket(first.thumb)).toBe(ticket(first.url));
    expect(tickets.read('abc', ticket(first.url))).toEqual({
      subject: pic.id,
      viewer: { sessionId: rohan },
    });
    const visitors = forVisitors.picOf(pic, 'visitor');
    expect(tickets.read('abc', ticket(visitors.url))).toEqual({ subject: pic.id, viewer: null });
    expect(forRohan.picOf(pic, 'visitor')).toEqual(visitors);
  });

  it('does not tell others whose it is', () => {
    const { url } = forRohan.picOf(pic, 'member');
    const id = Buffer.from(rohan.replaceAll('-', ''), 'hex');
    for (const text of [rohan, id.toString('hex'), id.toString('base64url')]) {
      expect(url).not.toContain(text);
    }
  });

  it('is none of a member for whoever is no member', () => {
    expect(() => forVisitors.picOf(pic, 'member')).toThrow('addressed to a member');
    expect(() => forVisitors.videoOf(rohan, 'videos/a.webm')).toThrow('addressed to a member');
  });

  it('is nobody else’s and no other photo’s', () => {
    const good = ticket(forRohan.picOf(pic, 'member').url);
    const visitors = ticket(forVisitors.picOf(pic, 'visitor').url);
    const [day, subject, viewer, signed] = good.split('.');
    const other = ticket(tickets.seenBy(randomUUID()).picOf(pic, 'member').url).split('.')[2];
    expect(tickets.read('abd', good)).toBeNull();
    expect(photoTickets('another', () => now).read('abc', good)).toBeNull();
    for (const wrong of [
      `${day}.${subject}.${other}.${signed}`,
      `${day}.${subject}..${signed}`,
      `${day}.${viewer}.${viewer}.${signed}`,
      visitors.replace('..', `.${viewer}.`),
      `${good}x`,
      undefined,
      null,
      '',
      '..',
      'a.m.',
      ['x'],
      {},
    ]) {
      expect(tickets.read('abc', wrong)).toBeNull();
    }
  });

  it.each(['matched', 'verified'] as const)(
    'is the same for an hour and ends with the next where photos are for %s members',
    (audience) => {
      const begun = now;
      const at = (minutes: number) => (now = new Date(begun.getTime() + minutes * 60_000));
      const narrow = { ...pic, shown_to: audience };
      const { url } = forRohan.picOf(narrow, 'member');
      expect(url).not.toBe(forRohan.picOf({ ...pic, shown_to: 'members' }, 'member').url);
      at(59);
      expect(forRohan.picOf(narrow, 'member').url).toBe(url);
      at(60);
      expect(forRohan.picOf(narrow, 'member').url).not.toBe(url);
      at(119);
      expect(tickets.read('abc', ticket(url))?.viewer).toEqual({ sessionId: rohan });
      at(120);
      expect(tickets.read('abc', ticket(url))).toBeNull();
      const video = forRohan.videoOf(rohan, 'videos/a.webm', audience);
      at(240);
      expect(tickets.read('videos/a.webm', ticket(video))).toBeNull();
      now = begun;
    },
  );

  it('holds on the next day and ends after it', () => {
    const good = ticket(forRohan.picOf(pic, 'member').url);
    const begun = now;
    now = new Date(begun.getTime() + DAY_MS);
    expect(tickets.read('abc', good)?.viewer).toEqual({ sessionId: rohan });
    now = new Date(begun.getTime() + 2 * DAY_MS);
    expect(tickets.read('abc', good)).toBeNull();
    now = begun;
  });
});
