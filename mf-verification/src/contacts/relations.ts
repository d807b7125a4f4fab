import { RELATIONS, relationKey } from 'shared-contracts/domain/relations';

/** The choice that asks for words of one's own. */
export const OTHER = 'other';

/** The choice that stands for a saved relation; nothing for none, 'other' for words that are not offered. */
export function relationChoice(saved: string): string {
  if (saved.trim() === '') return '';
  const key = relationKey(saved);
  return RELATIONS.find(([, offered]) => offered === key)?.[0] ?? OTHER;
}
