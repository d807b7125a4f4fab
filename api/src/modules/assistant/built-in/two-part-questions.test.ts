import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../../evaluation/people.ts';
import type { Facts } from '../facts.ts';
import { answer } from './answer.ts';

const { sneha, rohit } = PEOPLE;
const rajesh: Facts = {
  ...rohit,
  ...{ name: 'Rajesh', smoking_habits: 'never', current_city: 'Amravati' },
};
const said = (question: string, facts = rajesh) => answer(facts, question).message;

describe('what is not given is named where something else was asked too', () => {
  it.each([
    [
      'Does he smoke and where does his family live?',
      'No. Rajesh never smokes. Where the family lives is not given in the profile. He lives in Amravati.',
    ],
    [
      'तो धूम्रपान करतो का आणि त्याचे कुटुंब कुठे राहते?',
      'नाही. Rajesh धूम्रपान करत नाहीत. प्रोफाइलमध्ये कुटुंब कुठे राहते याची माहिती दिलेली नाही. ते अमरावती येथे राहतात.',
    ],
    [
      'क्या वह धूम्रपान करता है और उसका परिवार कहाँ रहता है?',
      'नहीं। Rajesh धूम्रपान नहीं करते। प्रोफ़ाइल में परिवार कहाँ रहता है, इसकी जानकारी नहीं दी गई है। वे अमरावती में रहते हैं।',
    ],
    [
      'Where does he live and where does his family live?',
      'Where the family lives is not given in the profile. Rajesh lives in Amravati.',
    ],
    [
      'Does he smoke and what time was he born?',
      'No. Rajesh never smokes. The time of birth is not given in the profile. He was born on 4 July 1993 and is 33 years old.',
    ],
    [
      'How old is he and will he move to Pune after marriage?',
      'Rajesh is 33 years old. What is planned for later is not given in the profile. He lives in Amravati.',
    ],
    [
      'Does he smoke and how old is his father?',
      'No. Rajesh never smokes. His father’s occupation: Farmer. More about the father is not given in the profile.',
    ],
    [
      'Does he smoke and what is his nakshatra?',
      'No. Rajesh never smokes. The nakshatra is not given in the profile. His rashi is Simha (Leo).',
    ],
  ])('%s', (question, told) => {
    expect(said(question)).toBe(told);
  });

  it('where nothing comes near too', () => {
    expect(said('Does he smoke and what is his nakshatra?', { ...rajesh, rashi: null })).toBe(
      'No. Rajesh never smokes. The nakshatra is not given in the profile.',
    );
  });

  it('and in an answer to one question it stays what was asked', () => {
    expect(said('Where does his family live?')).toBe(
      'That is not given in the profile. Rajesh lives in Amravati.',
    );
    expect(said('How old is her father?', sneha)).toMatch(/^That is not given in the profile\. /);
  });
});
