import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';
import type { Language } from './question/language.ts';

const { sneha, rohit } = PEOPLE;

/** What is said of her, who is 3 years younger and 15 cm shorter than whoever asks. */
const YOUNGER = {
  hi: 'Sneha आपसे 3 साल छोटी हैं। उनकी उम्र 27 साल है।',
  mr: 'Sneha तुमच्यापेक्षा 3 वर्षांनी लहान आहेत. त्यांचे वय 27 वर्षे आहे.',
} as const;
const YES = { hi: 'हाँ।', mr: 'होय.' } as const;
const NO = { hi: 'नहीं।', mr: 'नाही.' } as const;

describe('a comparison with the one who asks', () => {
  it.each<readonly ['hi' | 'mr', string]>([
    ['mr', 'आमच्यात वयाचा किती फरक आहे?'],
    ['mr', 'वयात किती अंतर आहे?'],
    ['mr', 'माझ्यापेक्षा किती मोठ्या आहेत?'],
    ['mr', 'किती वर्षांचा फरक आहे?'],
    ['hi', 'उम्र में कितना अंतर है?'],
    ['hi', 'कितने साल का फ़र्क है?'],
  ])('says how much it is (%s): %s', (language, question) => {
    expect(answer(sneha, question, language).message).toBe(YOUNGER[language]);
  });

  it.each<readonly ['hi' | 'mr', string, string]>([
    ['mr', 'वय माझ्यापेक्षा जास्त आहे का?', 'वय माझ्यापेक्षा कमी आहे का?'],
    ['mr', 'vay majhyapeksha jast ahe ka', 'vay majhyapeksha kami ahe ka'],
    ['mr', 'माझे वय तिच्यापेक्षा कमी आहे का?', 'माझे वय तिच्यापेक्षा जास्त आहे का?'],
    ['hi', 'क्या उम्र मुझसे ज़्यादा है?', 'क्या उम्र मुझसे कम है?'],
    ['hi', 'क्या मेरी उम्र उससे कम है?', 'क्या मेरी उम्र उससे ज़्यादा है?'],
  ])('of ages gets yes or no (%s): %s', (language, older, younger) => {
    expect(answer(sneha, older, language).message).toBe(`${NO[language]} ${YOUNGER[language]}`);
    expect(answer(sneha, younger, language).message).toBe(`${YES[language]} ${YOUNGER[language]}`);
  });

  it.each<readonly ['hi' | 'mr', string]>([
    ['mr', 'उंची माझ्यापेक्षा जास्त आहे का?'],
    ['hi', 'क्या कद मुझसे ज़्यादा है?'],
  ])('of heights gets yes or no (%s): %s', (language, question) => {
    expect(answer(sneha, question, language).message).toMatch(/^(?:नहीं।|नाही\.) .*15/);
    expect(answer(rohit, question, language).message).toMatch(/^(?:हाँ।|होय\.) .*16/);
  });

  it('of one year is said in the singular', () => {
    const facts = { ...sneha, age: 29 };
    expect(answer(facts, 'वयात किती फरक आहे?', 'mr').message).toContain(' 1 वर्षाने लहान ');
  });

  it.each<readonly [Language, string]>([
    ['mr', 'तिच्या भावाची उंची माझ्यापेक्षा जास्त आहे का?'],
    ['hi', 'क्या उसके भाई की उम्र मुझसे ज़्यादा है?'],
    ['en', 'Is her brother taller than me?'],
  ])('is not hers where it is a relative’s (%s): %s', (language, question) => {
    const told = answer(sneha, question, language).message;
    expect(told).toMatch(
      /^(?:That is not given|यह जानकारी प्रोफ़ाइल में नहीं|ती माहिती प्रोफाइलमध्ये दिलेली नाही)/,
    );
    expect(told).toMatch(/One younger brother[^.।]*[.।]$/);
  });

  it.each<readonly [Language, string]>([
    ['mr', 'माझी उंची किती?'],
    ['mr', 'माझे वय किती आहे?'],
    ['mr', 'majhi unchi kiti'],
    ['hi', 'मेरी उम्र कितनी है?'],
    ['hi', 'मेरा कद कितना है?'],
    ['en', 'How tall am I?'],
    ['en', 'What is my age?'],
  ])('is none where somebody asks of themselves only (%s): %s', (language, question) => {
    expect(answer(sneha, question, language).message).toMatch(/^(?:मी फक्त|मैं केवल|I can only speak)/);
  });
});
