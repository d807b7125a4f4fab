import type { Contact } from 'shared-contracts/calls/contacts';
import { describe, expect, it } from 'vitest';
import { contact } from '../testing/contacts.ts';
import { contactOf, emptyEntry, startEntries } from './contact-entry.ts';
import { bothLists } from './contact-versions.ts';

const father = contact();
const mother = contact({ name: 'Shubhangi', relation: 'Mother', phone: '90000 54321' });
const aunt = contact({ name: 'Sunanda', relation: 'Aunt', phone: '90000 77777' });
const uncle = contact({ name: 'Raghav', relation: 'Uncle', phone: '90000 88888' });
const singer = { ...mother, occupation: 'Singer' };
const teacher = { ...mother, occupation: 'Teacher' };

describe('two versions of a list of contacts', () => {
  it.each<[string, readonly Contact[][], readonly Contact[]]>([
    ['each added somebody', [[father], [father, aunt], [father, uncle]], [father, aunt, uncle]],
    ['both added the same', [[father], [father, aunt], [father, aunt]], [father, aunt]],
    ['they changed one', [[mother], [mother, aunt], [singer]], [singer, aunt]],
    ['I changed one', [[mother], [singer], [mother, uncle]], [singer, uncle]],
    ['both changed one', [[mother], [singer], [teacher]], [singer, teacher]],
    ['they took one out', [[father, mother], [father, mother, aunt], [father]], [father, aunt]],
    ['I took one out', [[father, mother], [father], [father, mother, aunt]], [father, aunt]],
    ['they took out whom I changed', [[mother], [singer], []], [singer]],
    [
      'I took out whom they changed',
      [[father, mother], [father], [father, singer]],
      [father, singer],
    ],
  ])('become one where %s', (_, [base = [], mine = [], theirs = []], both) => {
    const entries = [...startEntries(mine), emptyEntry('9')];
    expect(bothLists({ base, mine: entries, theirs }).map(contactOf)).toEqual(both);
  });

  it('know a person by the number, however it is written', () => {
    const written = { ...father, phone: '9000012345' };
    const both = bothLists({
      base: [father],
      mine: startEntries([written]),
      theirs: [father, aunt],
    });
    expect(both.map(contactOf)).toHaveLength(2);
  });

  it('are one empty entry where nobody is left', () => {
    expect(bothLists({ base: [father], mine: [], theirs: [father] })).toEqual([emptyEntry('1')]);
  });
});
