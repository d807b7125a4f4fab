/** The relations that are offered: the word that is saved, and the key of its text. Anything else is 'other'. */
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

/** The choice that asks for words of one's own. */
export const OTHER = 'other';

/** The choice that stands for a saved relation; nothing for none, 'other' for words that are not offered. */
export function relationChoice(saved: string): string {
  const word = saved.trim().toLowerCase();
  if (word === '') return '';
  return RELATIONS.find(([offered]) => offered.toLowerCase() === word)?.[0] ?? OTHER;
}
