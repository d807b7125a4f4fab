import type { Facts, WishText } from '../facts.ts';

/** How one sentence speaks of the person: by name in the first, by a pronoun afterwards. */
export interface Voice {
  readonly facts: Facts;
  readonly wishText: WishText;
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

/** The same of whom has been named already. */
export function later(voice: Voice): Voice {
  return { ...voice, isFirst: false };
}

/** A sentence around a value; null without one. */
export function say<Value extends string>(
  value: Value | null,
  sentence: (value: Value) => string,
): string | null {
  return value === null ? null : sentence(value);
}

/** The parts of a family, of stars or of an introduction that are known, as sentences in a row; null when none is. */
export function inARow(...parts: readonly (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join(' ') || null;
}
