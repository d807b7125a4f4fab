import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';

const { rohit, kavita } = PEOPLE;

describe('what a dearer plan would show of verifications', () => {
  it.each([
    ['mr', 'तुमच्या प्लॅनमध्ये पडताळणी दिसत नाही; मोठ्या प्लॅनमध्ये दिसते.'],
    ['hi', 'आपके प्लान में सत्यापन नहीं दिखता; बड़े प्लान में दिखता है।'],
    ['en', 'Your plan shows no verifications; a higher plan shows more.'],
  ] as const)('is all of them where the plan shows none: %s', (page, told) => {
    expect(answer(rohit, 'verified?', page).message).toBe(told);
  });

  it.each([
    ['mr', 'सर्व पडताळणी दिसत नाही'],
    ['hi', 'सभी सत्यापन नहीं दिखते'],
    ['en', 'not all verifications'],
  ] as const)('is the rest where it shows some: %s', (page, told) => {
    expect(answer(kavita, 'verified?', page).message).toContain(told);
  });
});
