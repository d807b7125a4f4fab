import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawPool } from '../../portraits/pool.ts';
import { makeCommunity } from '../community.ts';
import { INTRO_SECONDS, introductions } from './introduced.ts';
import { clipOf } from './load-intros.ts';
import { FRAME_RATE, moving } from './moving.ts';
import { webmOf } from './webm.ts';

const { people } = makeCommunity({ now: new Date('2026-03-15T00:00:00Z') });
const intros = introductions(people);
/** The element that says how long a film is, before its eight bytes. */
const DURATION = Buffer.from('44890100000000000008', 'hex');

function lengthOf(clip: Buffer): number {
  return clip.readDoubleBE(clip.indexOf(DURATION) + DURATION.length);
}

test('there is a small clip for everybody who introduces themselves, and no other', () => {
  const names = [...new Set(intros.map(({ portrait }) => `${portrait}.webm`))];
  expect(readdirSync(new URL('./', clipOf('any'))).toSorted()).toEqual(names.toSorted());
  for (const { portrait } of intros) {
    const clip = readFileSync(clipOf(portrait));
    expect(clip.subarray(0, 4).toString('hex'), portrait).toBe('1a45dfa3');
    expect(lengthOf(clip)).toBe(INTRO_SECONDS * 1000);
    expect(clip.length).toBeLessThan(150_000);
    expect(clip.length).toBeGreaterThan(10_000);
  }
});

test('it is always the same people, with files of their own', () => {
  const later = makeCommunity({ now: new Date('2027-08-01T00:00:00Z') });
  expect(introductions(later.people).map(({ person, file }) => [person.id, file])).toEqual(
    intros.map(({ person, file }) => [person.id, file]),
  );
  expect(new Set(intros.map(({ file }) => file)).size).toBe(intros.length);
  expect(new Set(intros.map(({ person }) => person.id)).size).toBe(intros.length);
});

test('a clip begins as the photo that stands for it, and moves', () => {
  const photos = new Map([...drawPool()].map(({ key, svg }) => [key, svg]));
  const drawings = moving('f16a');
  expect(drawings).toHaveLength(INTRO_SECONDS * FRAME_RATE);
  expect(drawings[0]).toBe(photos.get('f16a'));
  expect(new Set(drawings).size).toBeGreaterThan(drawings.length / 2);
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test('a film says how long it is and where its pictures begin', () => {
  const frames = [0, 50].map((at) => ({ at, whole: at === 0, bytes: Buffer.from([1, 2, 3]) }));
  const film = webmOf({ width: 640, height: 480, length: 100, frames });
  expect(lengthOf(film)).toBe(100);
  const segment = film.indexOf(Buffer.from('18538067', 'hex')) + 12;
  const place = film.indexOf(Buffer.from('f10100000000000008', 'hex')) + 9;
  const cluster = segment + Number(film.readBigUInt64BE(place));
  expect(film.subarray(cluster, cluster + 4).toString('hex')).toBe('1f43b675');
});
