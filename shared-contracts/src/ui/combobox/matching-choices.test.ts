import { describe, expect, it } from 'vitest';
import { matchingChoices } from './matching-choices.ts';

const choices = ['Call back later', 'Call failed', 'Follow-up required', 'Not interested'].map(
  (text) => ({ value: text, text }),
);
const found = (typed: string) => matchingChoices(choices, typed).map(({ text }) => text);

describe('the choices that fit what is typed', () => {
  it.each([
    ['', choices.map(({ text }) => text)],
    ['call', ['Call back later', 'Call failed']],
    ['c f', ['Call failed']],
    ['LATER c', ['Call back later']],
    ['up', ['Follow-up required']],
    ['ailed', []],
  ])('for %j are %j', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it.each([
    ['marathi', 'मराठी'],
    ['maraa', 'मराठी'],
    ['मराठ', 'Marathi'],
    ['पुने', 'पुणे'],
  ])('are found by their sound where none is written so: %s finds %s', (typed, text) => {
    const choices = [text, 'Hindi', 'गुजराती'].map((one) => ({ value: one, text: one }));
    expect(matchingChoices(choices, typed).map((one) => one.text)).toEqual([text]);
  });

  it('are found by what else they are called, and by the sound of it', () => {
    const choices = [
      { value: 'simha', text: 'सिंह', also: 'simha' },
      { value: 'never_married', text: 'अविवाहित', also: 'never married' },
    ];
    const found = (typed: string) => matchingChoices(choices, typed).map(({ value }) => value);
    expect(['Simha', 'married', 'सिं', 'singh', 'maried'].map(found)).toEqual([
      ['simha'],
      ['never_married'],
      ['simha'],
      ['simha'],
      ['never_married'],
    ]);
  });

  it.each([
    // Both ways to write one letter with its dot, and without it.
    ['\u095e\u094b', 'with the dot in the letter'],
    ['\u092b\u093c\u094b', 'with the dot after the letter'],
    ['\u092b\u094b', 'without the dot'],
  ])('are found in Hindi %s (%s)', (typed) => {
    const hindi = [{ value: 'photo', text: '\u092b\u093c\u094b\u091f\u094b' }];
    expect(matchingChoices(hindi, typed)).toEqual(hindi);
  });
});
