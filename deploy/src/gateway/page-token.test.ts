import { describe, expect, it } from 'vitest';
import { PAGE_MS, pageCookie, pageToken, pageTokenOf, readPageToken } from './page-token.ts';

const SECRET = 'a secret of this test';
const OPENED = new Date('2026-11-21T09:00:00Z');
const READER = { cid: 'x'.repeat(22), network: '203.0.113.7', now: OPENED };
const GIVEN = [
  { unit: 'shell', builds: [{ build: 'sh1' }] },
  { unit: 'mf-staff', builds: [{ build: 'c1' }, { build: 's1' }] },
];
const TOKEN = pageToken(SECRET, READER, GIVEN);
const read = (change: Partial<typeof READER> = {}, token = TOKEN, secret = SECRET) =>
  readPageToken(secret, { ...READER, ...change }, token);

describe('the token of a page', () => {
  it('names the builds that the page came with, and when', () => {
    const page = read();
    expect(page?.at).toEqual(OPENED);
    const requested = [
      ['shell', 'sh1'],
      ['mf-staff', 'c1'],
      ['mf-staff', 's1'],
      ['mf-staff', 's2'],
      ['mf-billing', 's1'],
    ] as const;
    expect(requested.map(([unit, build]) => page?.has(unit, build))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is good for its device, at its network, within the hour', () => {
    expect(read({ cid: 'y'.repeat(22) })).toBeNull();
    expect(read({ network: '203.0.113.8' })).toBeNull();
    const at = (ms: number) => new Date(OPENED.getTime() + ms);
    expect(read({ now: at(PAGE_MS - 1) })).not.toBeNull();
    expect(read({ now: at(PAGE_MS) })).toBeNull();
    // Of another gateway's clock, and of no gateway at all.
    expect(read({ now: at(-60_000) })).not.toBeNull();
    expect(read({ now: at(-60_001) })).toBeNull();
  });

  it.each([
    ['empty', ''],
    ['cut off', TOKEN.slice(0, -4)],
    ['of another secret', pageToken('another secret', READER, GIVEN)],
    ['changed', `${TOKEN[0] === 'A' ? 'B' : 'A'}${TOKEN.slice(1)}`],
    ['something else', '!'.repeat(40)],
    ['joined by a build', TOKEN.slice(0, -16) + 'AAAA' + TOKEN.slice(-16)],
  ])('is nothing when it is %s', (_what, token) => {
    expect(read({}, token)).toBeNull();
  });

  it('is sent with reports alone, out of reach of scripts, and is short', () => {
    const units = ['shell', 'mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f'];
    const given = units.map((unit) => ({ unit, builds: [{ build: 's2' }, { build: 's1' }] }));
    const line = pageCookie(pageToken(SECRET, READER, given), true);
    expect(line).toMatch(
      /^page=[\w-]+; Path=\/releases\/outcomes; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(line.length).toBeLessThan(200);
    expect(pageTokenOf(`a=b; ${pageCookie(TOKEN, false)}`)).toBe(TOKEN);
    expect(pageTokenOf('a=b')).toBe('');
  });
});
