import { describe, expect, it } from 'vitest';
import { quotedText, withoutReach } from './plain-text.ts';

describe('text without ways to reach anybody', () => {
  it.each([
    ['Write to asha.k@example.com please', 'Write to ••• please'],
    ['asha (at) example (dot) com', '•••'],
    ['a@b_c@example.com', '•••'],
    // No address is longer before its sign, and none is looked for further back.
    [`${'a'.repeat(100)}@example.com`, `${'a'.repeat(36)}•••`],
    ['See www.example.com/me', 'See •••'],
    ['Call +91 98220 12345', 'Call •••'],
    ['९८२२० १२३४५', '•••'],
    ['12,00,000 a year since 2019-2024', '12,00,000 a year since 2019-2024'],
  ])('%s', (text, told) => {
    expect(withoutReach(text).replaceAll(/(?:•••)+/g, '•••')).toBe(told);
  });

  it('hides a number whose digits stand apart by signs that nobody sees', () => {
    const told = quotedText([...'9822012345'].join('\u200b')) ?? '';
    expect(withoutReach(told)).toBe('•••');
  });
});
