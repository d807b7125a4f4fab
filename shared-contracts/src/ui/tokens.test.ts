import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { tokensCss } from './tokens-css.ts';
import { dark, light } from './tokens.ts';
import type { Palette } from './tokens.ts';

it('keeps tokens.css and tokens.ts in agreement', () => {
  expect(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')).toBe(tokensCss());
});

const surfaces = ['paper', 'card', 'rose', 'hover'] as const;
const texts = [
  'ink',
  'muted',
  'kumkum',
  'kumkumPressed',
  'haldiText',
  'leaf',
  'sky',
  'danger',
] as const;
const pairs: [keyof Palette, keyof Palette][] = [
  ...surfaces.flatMap((surface) =>
    texts.map((text): [keyof Palette, keyof Palette] => [text, surface]),
  ),
  ['onKumkum', 'kumkum'],
  ['onKumkum', 'kumkumPressed'],
  ['onHaldi', 'haldi'],
  ['onDanger', 'danger'],
  ['leaf', 'leafSoft'],
  ['sky', 'skySoft'],
  ['danger', 'dangerSoft'],
  ['haldiText', 'warnSoft'],
];

it.each([
  ['light', light],
  ['dark', dark],
])('reads at 4.5:1 or more in every pair of text and surface, %s', (_, palette) => {
  const faint = pairs.filter(([text, under]) => contrast(palette[text], palette[under]) < 4.5);
  expect(faint).toEqual([]);
});

it.each([
  ['light', light],
  ['dark', dark],
])('draws the borders of controls at 3:1 or more, %s', (_, palette) => {
  for (const surface of surfaces) {
    expect(contrast(palette.field, palette[surface])).toBeGreaterThanOrEqual(3);
  }
});

it('agrees with the figures of the look', () => {
  expect(contrast(light.ink, light.card)).toBeGreaterThan(16);
  expect(contrast(light.muted, light.paper)).toBeGreaterThanOrEqual(6.5);
  expect(contrast(light.kumkum, light.paper)).toBeGreaterThan(7.6);
  expect(contrast(light.field, light.paper)).toBeGreaterThan(4.1);
});
