import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';
import type { Language } from './question/language.ts';

const { sneha, rohit } = PEOPLE;

/** What was verified, and where the photos can be seen. */
const SEEN = {
  en: /^Verified by our staff: identity and income\. .*There are 3 photos .*look at them above\.$/,
  hi: /^सत्यापित: पहचान, आय। .*प्रोफ़ाइल पर 3 फ़ोटो हैं।.*ऊपर देख सकते हैं।$/,
  mr: /^पडताळणी झालेली: ओळख, उत्पन्न\. .*प्रोफाइलवर 3 फोटो आहेत\..*वर पाहू शकता\.$/,
} as const;

const YES_OR_NO = /(?:^|[.।] )(?:Yes|No|हाँ|नहीं|होय|नाही)[.।]/;

describe('whether photos are true', () => {
  it.each<readonly [Language, string]>([
    ['mr', 'फोटो खरे आहेत का?'],
    ['mr', 'हा फोटो खरा आहे का?'],
    ['mr', 'फोटो तिचाच आहे का?'],
    ['mr', 'फोटो जुने आहेत का?'],
    ['mr', 'photo khara ahe ka'],
    ['hi', 'क्या फ़ोटो असली हैं?'],
    ['hi', 'क्या ये फ़ोटो उसी की है?'],
    ['hi', 'क्या फोटो पुराने हैं?'],
    ['hi', 'photo asli hai kya'],
    ['en', 'Is the photo real?'],
    ['en', 'Are the photos recent?'],
    ['en', 'How old are the photos?'],
    ['en', 'Is that really her in the photo?'],
    ['en', 'Are the photos verified?'],
  ])('gets what was verified, and neither yes nor no (%s): %s', (language, question) => {
    const told = answer(sneha, question, language).message;
    expect(told).toMatch(SEEN[language]);
    expect(told).not.toMatch(YES_OR_NO);
    expect(answer(rohit, question, language).message).not.toMatch(YES_OR_NO);
  });
});

describe('whether there are photos', () => {
  it.each<readonly [Language, string]>([
    ['mr', 'फोटो आहेत का?'],
    ['mr', 'तिचे फोटो आहेत का?'],
    ['mr', 'photo ahe ka'],
    ['hi', 'क्या फ़ोटो हैं?'],
    ['hi', 'क्या उसकी फ़ोटो है?'],
    ['hi', 'photo hai kya'],
    ['en', 'Are there photos?'],
    ['en', 'Does she have any pictures?'],
  ])('gets yes or no (%s): %s', (language, question) => {
    expect(answer(sneha, question, language).message).toMatch(/^(?:Yes\.|हाँ।|होय\.) .*3/);
    expect(answer(rohit, question, language).message).toMatch(/^(?:No\.|नहीं।|नाही\.) /);
  });

  it.each<readonly [Language, string]>([
    ['mr', 'दिसायला सुंदर आहे का?'],
    ['en', 'Is she beautiful in photos?'],
    ['hi', 'क्या फ़ोटो में सुंदर दिखती है?'],
  ])('is not what else is asked of them (%s): %s', (language, question) => {
    expect(answer(sneha, question, language).message).not.toMatch(YES_OR_NO);
  });

  it('agrees with the number of one', () => {
    const one = { ...sneha, photos: 1 };
    expect(answer(one, 'किती फोटो आहेत?', 'mr').message).toMatch(/^प्रोफाइलवर 1 फोटो आहे\. .* तो वर/);
    expect(answer(one, 'कितने फ़ोटो हैं?', 'hi').message).toMatch(/^प्रोफ़ाइल पर 1 फ़ोटो है। .* उसे ऊपर/);
  });
});
