import { describe, expect, it } from 'vitest';
import { withChosen } from '../../people/choices.ts';
import { searchable, draftErrors, withField } from './draft.ts';

describe('the draft of the filters', () => {
  it.each([
    [undefined, {}],
    ['', {}],
    ['Eng', { education: 'Eng' }],
  ])('holds no filter for an empty field: %j', (value, draft) => {
    expect(withField({ education: 'B' }, 'education', value)).toEqual(draft);
  });

  it('holds no filter for an empty list', () => {
    expect(withField({ diet: ['jain'], photo: 'true' }, 'diet', [])).toEqual({ photo: 'true' });
  });

  it('marks the end of a backward range and texts without a word', () => {
    const draft = { age_from: 30, age_to: 25, height_from: 160, education: '??', occupation: 'Dr' };
    expect([...draftErrors(draft)]).toEqual(['age_to', 'education']);
    expect(draftErrors({ age_from: 25, age_to: 25 }).size).toBe(0);
  });

  it('takes each typed city once, in any script, and none without a letter', () => {
    expect(searchable([' Pune', 'पुणे', 'Pune', '--', ''])).toEqual(['Pune', 'पुणे']);
  });

  it('offers what an address brought among the choices, in its place', () => {
    expect(withChosen([10, 20], 15)).toEqual([10, 15, 20]);
    expect(withChosen([10, 20], 20)).toEqual([10, 20]);
    expect(withChosen([10, 20], undefined)).toEqual([10, 20]);
  });
});
