import { describe, expect, it } from 'vitest';
import { abKey, isAbText } from './ab-texts.ts';

describe('the words of a label', () => {
  it.each([
    'Save',
    'Delete my account',
    'जतन करा',
    'प्रोफ़ाइल सहेजें',
    "Don't lose her",
    'श्री\u200dमती',
  ])('may be %s', (text) => expect(isAbText(text)).toBe(true));

  it.each([
    '',
    '   ',
    '<b>Save</b>',
    'Save\nnow',
    '\u202eevaS',
    'x'.repeat(31),
    'a\u0000',
    '{{name}}',
  ])('may not be %j', (text) => expect(isAbText(text)).toBe(false));

  it('stand under the code itself in English, and beside it in another language', () => {
    expect(abKey('NAV-DA', 'en')).toBe('NAV-DA');
    expect(abKey('NAV-DA', 'mr')).toBe('NAV-DA.mr');
  });
});
