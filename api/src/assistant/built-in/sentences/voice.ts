import type { Facts } from '../../facts.ts';

/** How one sentence speaks of the person: by name in the first, by a pronoun afterwards. */
export interface Voice {
  readonly facts: Facts;
  readonly isFirst: boolean;
}

/** Whether the person is a woman. */
function isWoman({ facts }: Voice): boolean {
  return facts.gender === 'female';
}

/** One of two words, by the gender of the profile. */
export function byGender(voice: Voice, woman: string, man: string): string {
  return isWoman(voice) ? woman : man;
}

/** The parts of a family, of stars or of an introduction that are known, as sentences in a row; null when none is. */
export function inARow(...parts: readonly (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join(' ') || null;
}
