import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';
import type { Language } from './question/language.ts';

const { sneha, rohit } = PEOPLE;

/** What is said of her, who never married, and of him, who is divorced. */
const SAID = {
  en: {
    yes: ['Yes. Sneha has never been married.', 'Yes. Rohit is divorced.'],
    no: ['No. Sneha has never been married.', 'No. Rohit is divorced.'],
  },
  hi: {
    yes: ['हाँ। Sneha अविवाहित हैं।', 'हाँ। Rohit तलाक़शुदा हैं।'],
    no: ['नहीं। Sneha अविवाहित हैं।', 'नहीं। Rohit तलाक़शुदा हैं।'],
  },
  mr: {
    yes: ['होय. Sneha अविवाहित आहेत.', 'होय. Rohit घटस्फोटित आहेत.'],
    no: ['नाही. Sneha अविवाहित आहेत.', 'नाही. Rohit घटस्फोटित आहेत.'],
  },
} as const;

describe('whether somebody was married', () => {
  it.each<readonly [Language, string]>([
    ['mr', 'पहिले लग्न झाले होते का?'],
    ['mr', 'पहिलं लग्न झालं होतं का?'],
    ['mr', 'आधी लग्न झाले होते का?'],
    ['mr', 'pahile lagna jhale hote ka?'],
    ['mr', 'pahila lagna zala hota ka'],
    ['en', 'Was there a first marriage?'],
    ['en', 'Has he had a first marriage?'],
    ['hi', 'क्या पहली शादी हो चुकी है?'],
    ['hi', 'क्या लड़के का पहले विवाह हुआ है?'],
    ['hi', 'क्या विवाह हो चुका है?'],
    ['hi', 'kya vivah ho chuka hai'],
    ['mr', 'लग्न झालंय का?'],
    ['mr', 'विवाह झाला आहे का?'],
    ['mr', 'लग्न मोडले आहे का?'],
  ])('a first marriage that took place is one (%s): %s', (language, question) => {
    expect(answer(sneha, question, language).message).toBe(SAID[language].no[0]);
    expect(answer(rohit, question, language).message).toBe(SAID[language].yes[1]);
  });

  it.each<readonly [Language, string]>([
    ['mr', 'हे पहिलेच लग्न आहे का?'],
    ['mr', 'hi pahile lagna ahe ka'],
    ['hi', 'क्या यह पहली शादी है?'],
    ['hi', 'पहला विवाह है क्या?'],
    ['mr', 'पहिला विवाह आहे का?'],
    ['en', 'Is this a first marriage?'],
  ])('the one to come is the first of whoever never married (%s): %s', (language, question) => {
    expect(answer(sneha, question, language).message).toBe(SAID[language].yes[0]);
    expect(answer(rohit, question, language).message).toBe(SAID[language].no[1]);
  });

  it.each<readonly [Language, string, string]>([
    ['mr', 'लग्न झालंय का आधी?', 'Sneha अविवाहित आहेत.'],
    ['mr', 'लग्न?', 'Sneha अविवाहित आहेत.'],
    ['hi', 'विवाह?', 'Sneha अविवाहित हैं।'],
  ])('is what the bare word asks (%s): %s', (language, question, told) => {
    expect(answer(sneha, question, language).message).toBe(told);
  });

  it.each<readonly [Language, string]>([
    ['mr', 'विवाह कसा करायचा?'],
    ['mr', 'लग्न कोणत्या पद्धतीने करायचं आहे?'],
    ['mr', 'लग्न कोर्टात करायचे का?'],
    ['mr', 'lagna kase karayche'],
    ['hi', 'विवाह कैसे करना है?'],
    ['hi', 'शादी किस रीति से होगी?'],
    ['hi', 'vivah kaisa chahiye'],
  ])('is not asked with the manner of a wedding (%s): %s', (language, question) => {
    expect(answer(sneha, question, language).message).toMatch(/Vedic ceremony[^.।]*[.।]$/);
  });

  it('is not asked with what comes after a wedding', () => {
    expect(answer(sneha, 'लग्न झाल्यावर नोकरी करणार का?', 'mr').message).toMatch(
      /^ती माहिती प्रोफाइलमध्ये दिलेली नाही\. Sneha यांचा व्यवसाय(?!.*अविवाहित)/,
    );
  });
});
