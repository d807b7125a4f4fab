import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';

const { sneha, rohit } = PEOPLE;

describe('what the Gun Milan panel shows', () => {
  it.each([
    ['नाडी कोणती आहे', 'mr', 'दोघांची नाडी प्रोफाइलवरील ‘गुण मिलन’ भागात दिसते.'],
    ['naadi ek hai kya', 'hi', 'दोनों की नाड़ी प्रोफ़ाइल के ‘गुण मिलान’ भाग में दिखती है।'],
    [
      'What is her nadi?',
      'en',
      'The Gun Milan panel on the profile shows the nadi of both of you.',
    ],
  ] as const)('is where a nadi stands: %s', (question, page, told) => {
    expect(answer(sneha, question, page).message).toBe(told);
  });

  it.each([
    ['नक्षत्र कोणते आहे', 'mr', '‘गुण मिलन’ भागात दिसते.'],
    ['nakshatra kya hai', 'hi', '‘गुण मिलान’ भाग में दिखता है।'],
    ['What is her nakshatra?', 'en', 'The Gun Milan panel on the profile shows the nakshatra'],
  ] as const)('is where a nakshatra stands: %s', (question, page, told) => {
    expect(answer(sneha, question, page).message).toContain(told);
  });

  it('is not named where there is no score', () => {
    expect(answer(rohit, 'What is his nakshatra?', 'en').message).toBe(
      'That is not given in the profile. Rohit’s rashi is Simha (Leo).',
    );
    expect(answer(rohit, 'What is his nadi?', 'en').message).toMatch(/^The Gun Milan score is not/);
  });
});
