import type { Gender } from './profile.ts';

/**
 * What a family contact can be to a member: the word that is saved, the key of its text (`locales/en/relations.ts`), and
 * whether it is a woman or a man, null for either. Any other word is one that a member wrote.
 */
export const RELATIONS = [
  ['Father', 'father', 'male'],
  ['Mother', 'mother', 'female'],
  ['Elder brother', 'elderBrother', 'male'],
  ['Younger brother', 'youngerBrother', 'male'],
  ['Elder sister', 'elderSister', 'female'],
  ['Younger sister', 'youngerSister', 'female'],
  ['Uncle (kaka)', 'kaka', 'male'],
  ['Uncle (mama)', 'mama', 'male'],
  ['Aunt (atya)', 'atya', 'female'],
  ['Aunt (maushi)', 'maushi', 'female'],
  ['Grandfather', 'grandfather', 'male'],
  ['Grandmother', 'grandmother', 'female'],
  ['Guardian', 'guardian', null],
  ['Family friend', 'familyFriend', null],
] as const satisfies readonly (readonly [string, string, Gender | null])[];

export type RelationKey = (typeof RELATIONS)[number][1];

/** The key of a saved relation, however it is written; null for words of a member's own. */
export function relationKey(saved: string): RelationKey | null {
  return relationOf(saved)?.[1] ?? null;
}

/** Whether a saved relation is a woman or a man; null where it can be either, or is in words of a member's own. */
export function relationGender(saved: string): Gender | null {
  return relationOf(saved)?.[2] ?? null;
}

function relationOf(saved: string) {
  const word = saved.trim().toLowerCase();
  return RELATIONS.find(([offered]) => offered.toLowerCase() === word);
}
