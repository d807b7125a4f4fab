import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';
import { parentIn } from './parent-in.ts';

const { sneha } = PEOPLE;
const late = { ...sneha, father_occupation: 'Late; was a vineyard owner' };
const lateMother = { ...sneha, mother_occupation: 'कै. शिक्षिका' };

describe('a parent of whom the profile says that they are no more', () => {
  it.each([
    ['तिचे वडील हयात आहेत का', 'mr', 'Sneha यांचे वडील हयात नाहीत.'],
    ['vadil hayat ahet ka', 'mr', 'Sneha यांचे वडील हयात नाहीत.'],
    ['क्या उसके पिता जीवित हैं', 'hi', 'Sneha के पिता अब नहीं रहे।'],
    ['Is her father alive?', 'en', 'Sneha’s father is no more.'],
    ['Has her father passed away?', 'en', 'Sneha’s father is no more.'],
  ] as const)('is said to be so: %s', (question, page, told) => {
    expect(answer(late, question, page).message).toBe(told);
  });

  it.each([
    ['आई हयात आहे का', 'mr', 'Sneha यांची आई हयात नाही.'],
    ['क्या माँ जीवित हैं', 'hi', 'Sneha की माता अब नहीं रहीं।'],
    ['Is her mother alive?', 'en', 'Sneha’s mother is no more.'],
  ] as const)('may be the mother: %s', (question, page, told) => {
    expect(answer(lateMother, question, page).message).toBe(told);
  });

  it.each([
    [
      'वडील काय करतात?',
      'mr',
      'Sneha यांचे वडील हयात नाहीत. त्यांच्याविषयी प्रोफाइलमध्ये लिहिले आहे: vineyard owner.',
    ],
    [
      'पिता क्या करते हैं?',
      'hi',
      'Sneha के पिता अब नहीं रहे। उनके बारे में प्रोफ़ाइल में लिखा है: vineyard owner।',
    ],
    [
      'What does her father do?',
      'en',
      'Sneha’s father is no more. The profile says of him: vineyard owner.',
    ],
  ] as const)('has no occupation of today: %s', (question, page, told) => {
    expect(answer(late, question, page).message).toBe(told);
  });

  it('is told in the family too, and asked for with the other', () => {
    expect(answer(late, 'Tell me about her family', 'en').message).toContain(
      'Her father is no more.',
    );
    expect(answer(late, 'Are her parents alive?', 'en').message).toBe(
      'Sneha’s father is no more. Her mother’s occupation: Music teacher. More about the mother is not given in the profile.',
    );
  });

  it.each(['Is her father alive?', 'Is her father dead?'])(
    'is not guessed from an occupation: %s',
    (question) => {
      expect(answer(sneha, question, 'en').message).toBe(
        'That is not given in the profile. Sneha’s father’s occupation: Bank officer (retired).',
      );
    },
  );
});

describe('what is written of a parent’s work', () => {
  it.each([
    ['Late', null],
    ['(Late) Farmer', 'Farmer'],
    ['Farmer (late)', 'Farmer'],
    ['Late Shri Ramesh Patil, teacher', 'Shri Ramesh Patil, teacher'],
    ['Passed away in 2015', null],
    ['Retired clerk; passed away', 'Retired clerk'],
    ['कै. शेतकरी', 'शेतकरी'],
    ['स्व. अध्यापक', 'अध्यापक'],
    ['दिवंगत', null],
    ['स्वर्गीय, किसान थे', 'किसान थे'],
  ])('says that they are no more: %s', (written, work) => {
    expect(parentIn(written)).toEqual({ isLate: true, work });
  });

  it.each([
    'Late night radio host',
    'Late-shift supervisor',
    'Latex trader',
    'Homemaker; husband passed away',
    'स्व. व्यवसाय',
    'स्वतःचा व्यवसाय',
    'कैटरिंग',
  ])('does not say it: %s', (written) => {
    expect(parentIn(written)).toEqual({ isLate: false, work: written });
  });
});
