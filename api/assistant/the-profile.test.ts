import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';

const { sneha, rohit } = PEOPLE;

describe('what is asked of the profile as a whole', () => {
  it.each([
    ['ही माहिती खरी आहे का?', 'mr'],
    ['हे खरं आहे का', 'mr'],
    ['सगळं खरं आहे का', 'mr'],
    ['hi mahiti khari ahe ka', 'mr'],
    ['क्या ये जानकारी सही है', 'hi'],
    ['kya ye jankari sahi hai', 'hi'],
    ['Is this information true?', 'en'],
    ['Is this true?', 'en'],
  ] as const)('gets what was verified where it asks for the truth: %s', (question, page) => {
    const verified = { mr: 'हे प्रोफाइल खरं आहे का', hi: 'ये प्रोफ़ाइल असली है?', en: 'Is it verified?' };
    expect(answer(sneha, question, page).message).toBe(answer(sneha, verified[page], page).message);
  });

  it.each([
    ['mujhe ye rishta pasand hai, aage kya karu', 'hi', 'रुचि भेजें'],
    ['मुझे ये रिश्ता पसंद है, आगे क्या करूँ?', 'hi', 'रुचि भेजें'],
    ['मला हा मुलगा आवडला, पुढे काय करू?', 'mr', 'पसंती पाठवा'],
    ['मला ही मुलगी आवडली', 'mr', 'पसंती पाठवा'],
    ['I like this profile, what next?', 'en', 'Send Interest'],
    ['Hello, I like her', 'en', 'Send Interest'],
  ] as const)('tells whoever likes it what to press: %s', (question, page, button) => {
    const { message, isOfProfile } = answer(rohit, question, page);
    expect(message).toContain(`‘${button}’`);
    expect(message).not.toContain('Cricket');
    expect(isOfProfile).toBe(false);
  });

  it.each([
    ['What does he like?', 'en', 'Cricket'],
    ['मुझे बताओ उसे क्या पसंद है', 'hi', 'Cricket'],
    ['I like him, how old is he?', 'en', 'Rohit is 33 years old.'],
  ] as const)('tells what somebody likes where that is asked: %s', (question, page, told) => {
    const { message } = answer(rohit, question, page);
    expect(message).toContain(told);
    expect(message).not.toMatch(/Interest|रुचि भेजें/);
  });

  it.each([
    ['wo kaisa ladka hai', 'hi'],
    ['kaisi ladki hai', 'hi'],
    ['लड़की कैसी है', 'hi'],
    ['लड़का कैसा है', 'hi'],
    ['मुलगा कसा आहे', 'mr'],
    ['मुलगी कशी आहे', 'mr'],
    ['ti kashi ahe', 'mr'],
    ['to kasa ahe', 'mr'],
    ['What is she like?', 'en'],
    ['What is Sneha like?', 'en'],
  ] as const)('gets a summary where it asks what somebody is like: %s', (question, page) => {
    const summary = { mr: 'तिच्याबद्दल सांगा', hi: 'उसके बारे में बताइए', en: 'Tell me about her' };
    expect(answer(sneha, question, page).message).toBe(answer(sneha, summary[page], page).message);
  });

  it.each([
    ['kaisa ladka chahiye', 'hi'],
    ['मुलगा कसा हवा', 'mr'],
  ] as const)('is not meant where a partner is sought: %s', (question, page) => {
    expect(answer(sneha, question, page).message).toContain('respects both');
  });
});

describe('what no profile says of a wedding', () => {
  it.each([
    ['शादी में कितना खर्च करेंगे?', 'hi'],
    ['अब तक शादी क्यों नहीं हुई', 'hi'],
    ['ab tak shaadi kyun nahi hui', 'hi'],
  ] as const)('is not answered by the marital status: %s', (question, page) => {
    expect(answer(sneha, question, page).message).toBe(
      'यह जानकारी नहीं दी गई है: प्रोफ़ाइल में इसका उल्लेख नहीं है।',
    );
  });

  it.each([
    'लग्नाचा खर्च कोण करणार',
    'lagnacha kharch kon karnar',
    'अजून लग्न का झालं नाही',
    'लग्न का मोडलं',
    'ajun lagna ka nahi jhala',
  ])('in Marathi: %s', (question) => {
    expect(answer(sneha, question, 'mr').message).toBe(
      'ती माहिती दिलेली नाही: प्रोफाइलमध्ये त्याचा उल्लेख नाही.',
    );
  });

  it.each([
    'Why is she not married yet?',
    'Why is she still single?',
    'What will the wedding cost?',
  ])('in English: %s', (question) => {
    expect(answer(sneha, question, 'en').message).toMatch(/^That is not given/);
  });

  it.each(['लग्न झालं नाही का?', 'लग्न झाले का', 'lagna jhala ka'])(
    'is no question for the reason: %s',
    (question) => {
      expect(answer(sneha, question, 'mr').message).toContain('अविवाहित');
    },
  );
});
