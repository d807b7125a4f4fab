import { expect, it } from 'vitest';
import { dayOf, momentText, shortDay, timeText } from './moment-text.ts';

it('is a moment of India wherever the desk stands', () => {
  const at = '2026-11-18T20:05:00Z';
  expect(momentText(at, 'en')).toMatch(/^19 Nov 2026, 1:35.am IST$/);
  expect(dayOf(at, 'en')).toBe('19 Nov 2026');
  expect(shortDay(at, 'en')).toBe('19 Nov');
  expect(timeText(at, 'en')).toMatch(/^1:35.am IST$/);
});
