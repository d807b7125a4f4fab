import { MOTHER_TONGUES } from 'shared-contracts/domain/mother-tongues';
import type { Listed } from './suggestions.rules.ts';

/** Mother tongues, which the page lists itself. */
export const motherTongues: readonly Listed[] = MOTHER_TONGUES.map((names) => ({
  names,
  of: { female: names, male: names },
  alsoCalled: [],
  others: [],
  about: null,
}));
