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
});
