import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';
import type { Facts } from './facts.ts';

const { sneha, rohit } = PEOPLE;
const rajesh: Facts = {
  ...rohit,
  name: 'Rajesh',
  smoking_habits: 'never',
  current_city: 'Amravati',
  maritial_status: 'never_married',
  number_of_siblings: 1,
  siblings_details: 'One elder brother, married',
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

describe('a pronoun after a relative', () => {
  it.each([
    'Does he have a sister and is she married?',
    'Does he have a sister? Married?',
    'Does he have a sister, is she married and where does she live?',
    'Is his sister married?',
  ])('asks of the relative, of whom none may be named: %s', (question) => {
    expect(said(question)).toBe(
      'No sister is named in the profile. Rajesh has 1 brother or sister: One elder brother, married.',
    );
  });

  it.each([
    [
      'त्याला बहीण आहे का आणि तिचे लग्न झाले आहे का?',
      'प्रोफाइलमध्ये बहिणीचा उल्लेख नाही. Rajesh यांची भावंडे: 1 (One elder brother, married).',
    ],
    [
      'tyala bahin ahe ka ani tiche lagna jhale ahe ka?',
      'प्रोफाइलमध्ये बहिणीचा उल्लेख नाही. Rajesh यांची भावंडे: 1 (One elder brother, married).',
    ],
    [
      'क्या उसकी बहन है और क्या उसकी शादी हो चुकी है?',
      'प्रोफ़ाइल में बहन का उल्लेख नहीं है। Rajesh के भाई-बहन: 1 (One elder brother, married)।',
    ],
    [
      'uski behen hai kya aur wo kya karti hai?',
      'प्रोफ़ाइल में बहन का उल्लेख नहीं है। Rajesh के भाई-बहन: 1 (One elder brother, married)।',
    ],
  ])('in Marathi and Hindi too: %s', (question, told) => {
    expect(answer(rajesh, question, 'en').message).toBe(told);
  });

  it.each([
    ['Does he have a brother and is he married?', /^Yes\. Rajesh has 1 [^.]* married\.$/],
    ['Does he have any siblings and are they married?', /^Yes\. Rajesh has 1 [^.]* married\.$/],
    ['Is his brother married?', /^Rajesh has 1 [^.]* married\.$/],
    ['Does he have a brother and how old is he?', /^Yes\. .* brothers and sisters is not given/],
    ['What does his mother do and how old is she?', /^Rajesh’s mother’s occupation is not given/],
    ['Does he have a sister and is she above 25?', /^No sister is named/],
    [
      'Is his sister older than me and where does she live?',
      /^No sister is named [^.]*\. [^.]*married\.$/,
    ],
    ['Is his brother taller than me?', /^That is not given in the profile\. [^.]*brother/],
    ['त्याचे वडील काय करतात आणि ते कुठे राहतात?', /प्रोफाइलमध्ये वडिलांविषयी अधिक माहिती दिलेली नाही\.$/],
  ])('asks of the relative: %s', (question, told) => {
    expect(said(question)).toMatch(told);
    expect(said(question)).not.toMatch(/33|178|never been married/);
  });

  it('finds no relative where there is none', () => {
    expect(said('Does he have a sister and is she married?', rohit)).toBe(
      'No. Rohit has no brothers or sisters.',
    );
  });

  it.each([
    ['Does he have a sister and does he smoke?', 'never smokes'],
    ['Does he have any siblings and is he married?', 'No. He has never been married.'],
    ['Does he have a brother and what is his education?', 'C.A.'],
    ['Does he have a brother and is Rajesh married?', 'No. He has never been married.'],
    ['त्याला बहीण आहे का आणि मुलाचे लग्न झाले आहे का?', 'नाही. ते अविवाहित आहेत.'],
    ['उसके पिता क्या करते हैं और उसकी उम्र क्या है?', 'उनकी उम्र 33 साल है।'],
    ['Father, mother, age and income?', 'He is 33 years old.'],
  ])('asks of the person where it is theirs: %s', (question, told) => {
    expect(said(question)).toContain(told);
  });
});
