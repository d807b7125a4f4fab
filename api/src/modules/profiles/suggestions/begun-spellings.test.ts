import { describe, expect, it } from 'vitest';
import { begunSpellings, MOST_BEGUN } from './begun-spellings.ts';
import { occupations } from './occupations.ts';
import { asStored, namesOf } from './suggestions.rules.ts';

/** Names of the list that the listing finds by what is typed. */
function found(typed: string): Set<string> {
  const looked = begunSpellings(occupations, typed).map((one) => ` ${asStored(one)}`);
  const names = occupations.flatMap(namesOf);
  return new Set(names.filter((name) => looked.some((one) => ` ${asStored(name)}`.includes(one))));
}

const firstWord = (name: string) => name.split(/[ -]/)[0] ?? '';

/** What the English first word of each name finds among the English names. */
const byEnglish = new Map(
  occupations.map(({ names: { en } }) => {
    const those = found(firstWord(en));
    return [en, occupations.map(({ names }) => names.en).filter((name) => those.has(name))];
  }),
);

describe('the first word of an occupation', () => {
  it.each(occupations.map((one) => [one.names.en, one] as const))(
    'finds in each language whom it finds in the others: %s',
    (name, one) => {
      const { en, mr, hi } = one.names;
      // Civil is another word before each of several names.
      const expected = name.startsWith('Civil ') ? [name] : (byEnglish.get(name) ?? []);
      for (const word of [en, mr, hi].map(firstWord)) {
        expect([...found(word)], word).toEqual(
          expect.arrayContaining([...expected, ...namesOf(one)]),
        );
      }
    },
  );

  it.each([
    ['bank', 'बँक अधिकारी'],
    ['बँक', 'Bank officer'],
    ['बैंक', 'Bank employee'],
    ['सॉफ्टवेअर', 'Senior software engineer'],
    ['सॉफ्टवेयर', 'Software engineer'],
    ['सॉफ्टवेअर इंजि', 'Software engineer'],
    ['फिजिओ', 'Physiotherapist'],
    ['पोलीस', 'Police sub-inspector'],
    ['विमा', 'Insurance adviser'],
    ['कृषी', 'Agriculture officer'],
    ['हॉटेल', 'Hotel manager'],
    ['डेटा', 'Data scientist'],
    ['सीनियर', 'Senior software engineer'],
    ['क्वालिटी', 'Quality engineer'],
    ['एनालिस्ट', 'Data analyst'],
    ['अ\u200Dॅनालिस्ट', 'Analyst'],
    ['इंजि', 'Civil engineer'],
  ])('need not be whole: %s', (typed, name) => {
    expect([...found(typed)]).toContain(name);
  });

  it('finds words beside it that the list does not have', () => {
    expect(begunSpellings(occupations, 'सॉफ्टवेअर')).toContain('Software');
    expect(begunSpellings(occupations, 'सिव्हिल')).not.toContain('Civil');
  });
});

it('leaves alone what begins nothing of the list', () => {
  expect(begunSpellings(occupations, 'gineer')).toEqual(['gineer']);
  expect(begunSpellings(occupations, 'senior engineer')).toEqual(['senior engineer']);
});

it('is never more than one statement bears, and no beginning of two letters is cut short', () => {
  const words = occupations.flatMap(namesOf).flatMap((name) => asStored(name).split(' '));
  const typed = [...new Set(words.map((word) => [...word].slice(0, 2).join('')))];
  const most = Math.max(...typed.map((one) => begunSpellings(occupations, one).length));
  expect(most).toBeLessThan(MOST_BEGUN);
  expect(begunSpellings(occupations, 'a')).toHaveLength(MOST_BEGUN);
});
