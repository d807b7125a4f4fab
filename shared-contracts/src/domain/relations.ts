import type { Gender } from './profile.ts';

/**
 * What a family contact can be to a member: the word that is saved, and the key of its text (`relation-texts.ts`). Any
 * other word is one that a member wrote.
 */
export const RELATIONS = [
  ['Father', 'father'],
  ['Mother', 'mother'],
  ['Elder brother', 'elderBrother'],
  ['Younger brother', 'youngerBrother'],
  ['Elder sister', 'elderSister'],
  ['Younger sister', 'youngerSister'],
  ['Uncle (kaka)', 'kaka'],
  ['Uncle (mama)', 'mama'],
  ['Aunt (atya)', 'atya'],
  ['Aunt (maushi)', 'maushi'],
  ['Grandfather', 'grandfather'],
  ['Grandmother', 'grandmother'],
  ['Guardian', 'guardian'],
  ['Family friend', 'familyFriend'],
] as const;

export type RelationKey = (typeof RELATIONS)[number][1];

/** The key of a saved relation, however it is written; null for words of a member's own. */
export function relationKey(saved: string): RelationKey | null {
  const word = saved.trim().toLowerCase();
  return RELATIONS.find(([offered]) => offered.toLowerCase() === word)?.[1] ?? null;
}

const WOMEN: readonly RelationKey[] = [
  'mother',
  'elderSister',
  'youngerSister',
  'atya',
  'maushi',
  'grandmother',
];
const EITHER: readonly RelationKey[] = ['guardian', 'familyFriend'];

/** Whether a saved relation is a woman or a man; null where it can be either, or is in words of a member's own. */
export function relationGender(saved: string): Gender | null {
  const key = relationKey(saved);
  if (key === null || EITHER.includes(key)) return null;
  return WOMEN.includes(key) ? 'female' : 'male';
}
