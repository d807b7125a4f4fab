import { expect, it } from 'vitest';
import { latinSpelling, sortByName } from './name-order.ts';

const sorted = (...names: string[]) =>
  sortByName(names.map((name) => ({ name }))).map(({ name }) => name);

it.each([
  ['आशा', 'asha'],
  ['राम', 'ram'],
  ['कुलकर्णी', 'kulkarni'],
  ['देशपांडे', 'deshpande'],
  ['ज्ञानेश्वर नागपूरकर', 'dnyaneshvar nagpurkar'],
  ['अंजली', 'anjali'],
  ['आनंद', 'anand'],
  ['चंद्र', 'chandra'],
  ['क्षमा', 'kshama'],
  ['पाँडुरंग', 'pandurang'],
  ['पंप', 'pamp'],
  ['ऋतुजा', 'rituja'],
  ['फड़के', 'phadke'],
])('writes %s as %s', (name, latin) => {
  expect(latinSpelling(name)).toBe(latin);
});

it.each([
  ['Deepak', 'दीपक'],
  ['Pooja', 'पूजा'],
  ['Wagh', 'वाघ'],
  ['Aasha', 'आशा'],
  ['Phadke', 'फडके'],
  ['JOSHI', 'जोशी'],
])('spells %s as it spells %s', (latin, devanagari) => {
  expect(latinSpelling(latin)).toBe(latinSpelling(devanagari));
});

it('puts a name beside the same in the other script', () => {
  expect(sorted('रोहन', 'Asha Patil', 'Kiran', 'आशा कुलकर्णी', 'Rohan', 'कमल')).toEqual([
    'आशा कुलकर्णी',
    'Asha Patil',
    'कमल',
    'Kiran',
    'Rohan',
    'रोहन',
  ]);
});

it('leaves what is in Latin letters in the order of the alphabet', () => {
  const names = ['Kamal', 'Kiran', 'Rahul', 'Ram', 'Rohan', 'Samir', 'Shah'];
  expect(sorted(...names.toReversed())).toEqual(names);
});

it('keeps an order of its own for the same name in both scripts, whatever order they came in', () => {
  expect(sorted('आशा', 'Asha')).toEqual(sorted('Asha', 'आशा'));
});
