import { expect, it } from 'vitest';
import { starInBothScripts, starName } from './star-name.ts';

it('writes a star in Latin letters in English, and in Devanagari otherwise', () => {
  expect(starName(4, 'en')).toBe('Rohini');
  expect(starName(4, 'mr')).toBe('रोहिणी');
  expect(starName(27, 'hi')).toBe('रेवती');
  expect([starName(24, 'mr'), starName(24, 'hi')]).toEqual(['शततारका', 'शतभिषा']);
  expect(starName(28, 'hi')).toBe('');
});

it('puts Devanagari beside Latin letters, and nothing beside Devanagari', () => {
  expect(starInBothScripts(4, 'en')).toBe('Rohini (रोहिणी)');
  expect(starInBothScripts(4, 'mr')).toBe('रोहिणी');
});
