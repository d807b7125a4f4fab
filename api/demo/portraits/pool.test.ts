import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeCommunity } from '../seed/community.ts';
import { looksOlder, portraitKeys, silhouetteKey } from './keys.ts';
import { drawPool } from './pool.ts';

const pool = fileURLToPath(new URL('./pool', import.meta.url));
const { people } = makeCommunity({ now: new Date('2026-03-15T00:00:00Z') });
const silhouettes = fileURLToPath(new URL('../../pictures/silhouettes', import.meta.url));
const portraits = [...portraitKeys('female'), ...portraitKeys('male')];
const faceless = [silhouetteKey('female'), silhouetteKey('male')];
const keys = [...portraits, ...faceless];

test('has both sizes of every drawing and nothing else', () => {
  const files = (of: string[]) =>
    of.flatMap((key) => [`${key}-480.webp`, `${key}-960.webp`]).sort();
  expect(readdirSync(pool).sort()).toEqual(files(portraits));
  expect(readdirSync(silhouettes).sort()).toEqual(files(faceless));
});

test('stays below 8 MB', () => {
  const bytes = readdirSync(pool).reduce((sum, file) => sum + statSync(`${pool}/${file}`).size, 0);
  expect(bytes).toBeLessThan(8_000_000);
});

test('has at least 56 faces of each gender in two drawings or more', () => {
  for (const gender of ['female', 'male'] as const) {
    const faces = new Map<string, number>();
    for (const key of portraitKeys(gender)) {
      const face = key.slice(0, 3);
      faces.set(face, (faces.get(face) ?? 0) + 1);
    }
    expect(faces.size).toBeGreaterThanOrEqual(56);
    expect(Math.min(...faces.values())).toBeGreaterThanOrEqual(2);
  }
});

test('shows one and the same face in all photos of a person, never the same drawing twice', () => {
  for (const { pics, primaryPic, profile } of people) {
    const shown = pics.map((pic) => pic.portrait);
    expect(new Set(shown.map((key) => key.slice(0, 3))).size).toBeLessThanOrEqual(1);
    expect(new Set(shown).size).toBe(shown.length);
    expect(primaryPic).toBe(shown.length === 0 ? null : 0);
    for (const key of shown) {
      expect(key.startsWith(profile.gender === 'female' ? 'f' : 'm')).toBe(true);
      expect(existsSync(`${pool}/${key}-480.webp`)).toBe(true);
    }
  }
});

test('shows no young face where someone is past 35', () => {
  const past35 = people.filter(
    ({ pics, profile }) => pics.length > 0 && profile.birthdate < '1991-01-01',
  );
  expect(past35.length).toBeGreaterThan(5);
  for (const { pics } of past35) {
    expect(looksOlder(Number(pics[0]?.portrait.slice(1, 3)))).toBe(true);
  }
});

test('does not show the same face to neighbours', () => {
  const faces = people
    .filter((person) => person.pics.length > 0 && person.profile.gender === 'female')
    .map((person) => person.pics[0]?.portrait.slice(0, 3));
  faces.forEach((face, i) => expect(faces.slice(i + 1, i + 4)).not.toContain(face));
});

test('draws every key once, without a broken number', () => {
  const drawn = new Map([...drawPool()].map(({ key, svg }) => [key, svg]));
  expect([...drawn.keys()].sort()).toEqual([...keys].sort());
  for (const svg of drawn.values()) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});
