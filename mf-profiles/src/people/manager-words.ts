import type { MadeFor } from 'shared-contracts/domain/profile';
import type { managerTexts } from '../locales/en/fields.ts';

/** The relation of a manager to the person of the profile. */
const MANAGER = {
  son: 'parent',
  daughter: 'parent',
  brother: 'sibling',
  sister: 'sibling',
  relative: 'relative',
} as const satisfies Record<Exclude<MadeFor, 'self'>, string>;

/** Who manages a profile, in the words of a namespace; null where it is the person, or where that is not known. */
export function managerWords(
  t: (key: keyof typeof managerTexts) => string,
  madeFor: MadeFor | null | undefined,
): string | null {
  if (madeFor === undefined || madeFor === null || madeFor === 'self') return null;
  return t(`managed.${MANAGER[madeFor]}`);
}
