import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';

const { sneha } = PEOPLE;
const PROPERTY = 'Own flat (2 BHK) in the family';

describe('a question gets what it asks for and no more', () => {
  it.each([
    ['kitna padhi hai', 'hi'],
    ['kaha tak padhi hai', 'hi'],
    ['kahan tak padhi hai', 'hi'],
    ['कहाँ तक पढ़ी है', 'hi'],
    ['पढ़ाई कहाँ तक की', 'hi'],
  ] as const)('how far somebody learnt is no town: %s', (question, page) => {
    expect(answer(sneha, question, page).message).toBe(
      'Sneha की शिक्षा: स्नातकोत्तर, M.Tech. Automobile।',
    );
  });

  it.each([
    ['joint family ahe ki nuclear', 'mr', 'Sneha यांचे कुटुंब विभक्त आहे.'],
    ['एकत्र की विभक्त कुटुंब', 'mr', 'Sneha यांचे कुटुंब विभक्त आहे.'],
    ['Is it a joint family or nuclear?', 'en', 'Sneha’s family is a nuclear family.'],
  ] as const)('a kind of family is told once: %s', (question, page, told) => {
    expect(answer(sneha, question, page).message).toBe(told);
  });

  it.each([
    ['mamache adnav', 'mr', 'Sneha यांचे मामेकुळ Gokhale, Wai आहे.'],
    ['मामाचे आडनाव', 'mr', 'Sneha यांचे मामेकुळ Gokhale, Wai आहे.'],
    ['माहेर कुठे आहे', 'mr', 'Sneha यांचे मामेकुळ Gokhale, Wai आहे.'],
    ['mayka kaha hai', 'hi', 'Sneha का ननिहाल Gokhale, Wai है।'],
  ] as const)('the mother’s family is told alone: %s', (question, page, told) => {
    expect(answer(sneha, question, page).message).toBe(told);
  });

  it.each([
    ['पुण्यात स्वतःचं घर आहे का', 'mr'],
    ['पुण्यात फ्लॅट आहे का', 'mr'],
    ['क्या पुणे में अपना घर है', 'hi'],
    ['pune me khud ka ghar hai kya', 'hi'],
    ['Does she own a house in Pune?', 'en'],
  ] as const)(
    'a town where a house may be gets no yes from where one lives: %s',
    (question, page) => {
      const { message } = answer(sneha, question, page);
      expect(message).toContain(PROPERTY);
      expect(message).not.toMatch(/होय|हाँ|Yes|राहतात|रहती|lives/);
    },
  );

  it('whoever asks for both gets both', () => {
    expect(answer(sneha, 'Does she live in Pune in her own house?', 'en').message).toBe(
      `Yes. Sneha lives in Pune. About property the profile says: ${PROPERTY}.`,
    );
  });

  it.each(['गाव कुठलं', 'गाव कोणतं', 'gav kuthla', 'कुठल्या गावची आहे', 'मूळ गाव कोणते?'])(
    'the village of a family is no town where one lives: %s',
    (question) => {
      expect(answer(sneha, question, 'mr').message).toBe(
        'ती माहिती प्रोफाइलमध्ये दिलेली नाही. Sneha पुणे येथे राहतात.',
      );
    },
  );

  it('the village where one lives is', () => {
    expect(answer(sneha, 'ती कोणत्या गावात राहते', 'mr').message).toBe('Sneha पुणे येथे राहतात.');
  });
});

describe('a supposed age or trade', () => {
  it.each([
    ['25 वर्षांची आहे का', 'mr', 'नाही. Sneha यांचे वय 27 वर्षे आहे.'],
    ['२७ वर्षांची आहे का', 'mr', 'होय. Sneha यांचे वय 27 वर्षे आहे.'],
    ['25 saal ki hai kya', 'hi', 'नहीं। Sneha की उम्र 27 साल है।'],
    ['Is she 27 years old?', 'en', 'Yes. Sneha is 27 years old.'],
  ] as const)('is held against the profile: %s', (question, page, told) => {
    expect(answer(sneha, question, page).message).toBe(told);
  });

  it.each([
    ['IT madhe ahe ka', 'mr'],
    ['आयटी मध्ये आहे का', 'mr'],
    ['IT me hai kya', 'hi'],
    ['Is she in IT?', 'en'],
  ] as const)('is read where it is IT: %s', (question, page) => {
    const developer = { ...sneha, occupation: 'Software developer' };
    expect(answer(developer, question, page).message).toMatch(/^(?:होय|हाँ|Yes)/);
    expect(answer(sneha, question, page).message).toMatch(/Tata Motors/);
    expect(answer(sneha, question, page).message).not.toMatch(/^(?:होय|हाँ|Yes)/);
  });

  it('is none where all letters are large', () => {
    expect(answer(sneha, 'IS IT A JOINT FAMILY', 'en').message).toBe(
      'No. Sneha’s family is a nuclear family.',
    );
  });
});
