import { describe, expect, it } from 'vitest';
import { breaksOf } from './word-breaks.ts';

describe('a word of a document', () => {
  it.each(['Suryawanshi', 'स्थापत्यशास्त्रज्ञ', '+91 98220 12345'])('stays whole: %s', (word) => {
    expect(breaksOf(word)).toEqual([word]);
  });

  it.each([
    ['Latin', 'Venkatanarasimharajuvaripetakrishnamurthysubramaniam'],
    ['Devanagari', 'क्षितिजलक्ष्मीनारायणस्वामीकृष्णमूर्ती'.repeat(3)],
  ])('that no line holds breaks between letters, never inside one: %s', (_, word) => {
    const parts = breaksOf(word);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('')).toBe(word);
    for (const part of parts) expect(part).not.toMatch(/^\p{Mark}/u);
  });
});
