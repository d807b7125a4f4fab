import { expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

it.each([
  ['Asha\u200B Kulkarni', 'Asha Kulkarni'],
  ['\u202Eahsa', 'ahsa'],
  ['\u2800\u3164', ''],
  ['\uFEFFPune\u2060', 'Pune'],
  ['Asha\u200D', 'Asha'],
  ['\u200C', ''],
  // Joiners that shape Devanagari, Gujarati and Urdu, and join a family of emoji.
  ['श्री\u200D', 'श्री\u200D'],
  ['कर्\u200Dम', 'कर्\u200Dम'],
  ['र्\u200Dहास', 'र्\u200Dहास'],
  ['ક્\u200Cષ', 'ક્\u200Cષ'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👩\u200D👩\u200D👧', '👩\u200D👩\u200D👧'],
  ['👩🏽\u200D🦱 ❤️\u200D🔥', '👩🏽\u200D🦱 ❤️\u200D🔥'],
  ['plain text', 'plain text'],
])('shows %j as %j', (typed, visible) => {
  expect(visibleText(typed)).toBe(visible);
});
