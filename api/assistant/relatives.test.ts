import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';
import type { Language } from './question/language.ts';

const { sneha } = PEOPLE;

const NOT_GIVEN = {
  en: /^That is not given[^.]*\./,
  hi: /^यह जानकारी (?:प्रोफ़ाइल में )?नहीं दी गई है/,
  mr: /^(?:ती माहिती (?:प्रोफाइलमध्ये )?दिलेली नाही|प्रोफाइलमध्ये [^.]*उल्लेख नाही)/,
} as const;

const ABOUT = {
  brother: /One younger brother/,
  mother: /Music teacher|संगीत शिक्षिका/,
  father: /Bank officer|बँक अधिकारी|बैंक अधिकारी/,
  mamkul: /Gokhale, Wai/,
  nobody: /./,
} as const;

/** What is said of herself: a false answer to a question about somebody else. */
const OF_HERSELF =
  /अविवाहित|never been married|27|160|M\.Tech|डिझाइन|डिज़ाइन|Design|Deshpande|Pune|पुणे/;

describe('a question about somebody in the family', () => {
  it.each<readonly [Language, string, keyof typeof ABOUT]>([
    ['mr', 'मुलीच्या भावाचे लग्न झाले का?', 'brother'],
    ['mr', 'भावाचं लग्न झालं का?', 'brother'],
    ['mr', 'भावांचे शिक्षण काय?', 'brother'],
    ['mr', 'bhavache lagna jhale ka?', 'brother'],
    ['mr', 'बहिणीचे लग्न झाले का?', 'brother'],
    ['hi', 'भाइयों की शादी हुई क्या?', 'brother'],
    ['hi', 'bhaiyon ki shaadi hui kya', 'brother'],
    ['hi', 'भाई की उम्र क्या है?', 'brother'],
    ['mr', 'आईचे शिक्षण किती?', 'mother'],
    ['mr', 'आईचं शिक्षण किती?', 'mother'],
    ['mr', 'आईची उंची किती?', 'mother'],
    ['mr', 'aaiche shikshan kiti', 'mother'],
    ['mr', 'aaila pagar kiti', 'mother'],
    ['mr', 'babache shikshan kiti', 'father'],
    ['mr', 'babanna pagar kiti', 'father'],
    ['mr', 'bhavachya lagna kadhi jhale', 'brother'],
    ['mr', 'bhavanna pagar kiti', 'brother'],
    ['mr', 'bahiniche lagna jhale ka', 'brother'],
    ['hi', 'माता की शिक्षा क्या है?', 'mother'],
    ['mr', 'वडिलांना पगार किती?', 'father'],
    ['mr', 'vadilanna pagar kiti', 'father'],
    ['hi', 'पिता की उम्र क्या है?', 'father'],
    ['mr', 'मामाचे लग्न झाले का?', 'mamkul'],
    ['mr', 'मामांचे वय किती?', 'mamkul'],
    ['mr', 'mamache lagna jhale ka', 'mamkul'],
    ['hi', 'मामाजी क्या करते हैं?', 'mamkul'],
    ['en', 'What does her maternal uncle do?', 'mamkul'],
    ['mr', 'आजीचे वय किती?', 'nobody'],
    ['mr', 'आजोबांचे नाव काय?', 'nobody'],
    ['mr', 'मावशीचे लग्न झाले का?', 'nobody'],
    ['mr', 'काका काय करतात?', 'nobody'],
    ['hi', 'दादाजी क्या करते हैं?', 'nobody'],
    ['hi', 'दादी हैं क्या?', 'nobody'],
    ['hi', 'chacha kya karte hain', 'nobody'],
    ['en', 'How old is her grandmother?', 'nobody'],
    ['en', 'Is her aunt married?', 'nobody'],
  ])('is not answered with what she is herself (%s): %s', (language, question, relative) => {
    const told = answer(sneha, question, language).message;
    expect(told).toMatch(NOT_GIVEN[language]);
    expect(told).toMatch(ABOUT[relative]);
    expect(told).not.toMatch(OF_HERSELF);
  });

  it.each<readonly [Language, string, string]>([
    ['mr', 'भावाला नोकरी आहे का?', 'Sneha यांची भावंडे: 1 (One younger brother, studying medicine).'],
    ['mr', 'आईला नोकरी आहे का?', 'Sneha यांच्या आईचा व्यवसाय: संगीत शिक्षिका.'],
  ])('gets no yes for work that the profile may not name (%s): %s', (language, question, told) => {
    expect(answer(sneha, question, language).message).toBe(told);
  });

  it.each<readonly [Language, string]>([
    ['en', 'Does she have an older brother?'],
    ['hi', 'क्या उसका बड़ा भाई है?'],
    ['hi', 'uska bada bhai hai kya'],
    ['mr', 'तिला मोठा भाऊ आहे का?'],
    ['mr', 'tila motha bhau ahe ka'],
  ])(
    'gets no yes for an elder where the profile names a younger one (%s): %s',
    (language, question) => {
      const told = answer(sneha, question, language).message;
      expect(told).toContain('One younger brother, studying medicine');
      expect(told).not.toMatch(/^(?:Yes|हो|हाँ|जी)/);
    },
  );

  it.each<readonly [Language, string, string]>([
    ['mr', 'मामाचे गाव कोणते?', 'Sneha यांचे मामेकुळ Gokhale, Wai आहे.'],
    ['mr', 'आईचे माहेर कोणते?', 'Sneha यांचे मामेकुळ Gokhale, Wai आहे.'],
    ['hi', 'मामाजी कहाँ के हैं?', 'Sneha का ननिहाल Gokhale, Wai है।'],
  ])('is answered where the mother’s family is asked for (%s): %s', (language, question, told) => {
    expect(answer(sneha, question, language).message).toBe(told);
  });

  it.each(['काका, मुलीचे वय किती?', 'काका मुलीचे वय किती?', 'kaka mulichi vay kiti'])(
    'is not one where an elder is addressed: %s',
    (question) => {
      expect(answer(sneha, question, 'mr').message).toBe('Sneha यांचे वय 27 वर्षे आहे.');
    },
  );

  it.each(['amche gotra ekach ahe ka', 'आमच्या गोत्रात फरक आहे का?'])(
    'is not one about what is ours: %s',
    (question) => {
      expect(answer(sneha, question, 'mr').message).not.toMatch(/Music teacher/);
    },
  );
});
