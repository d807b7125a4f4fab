import { fitsGender } from 'shared-contracts/domain/made-for';
import type { Gender, MadeFor } from 'shared-contracts/domain/profile';
import { accountTexts } from '../../../locales/en/account.ts';
import { accountTexts as hindi } from '../../../locales/hi/account.ts';
import { accountTexts as marathi } from '../../../locales/mr/account.ts';
import { wordsOf, type Wording } from '../../platform/languages/wording.ts';

const words = wordsOf(accountTexts, { mr: marathi, hi: hindi });

/** What is wrong with whom a profile of this gender is said to be for; null when nothing is. */
export function madeForComplaint(madeFor: MadeFor, gender: Gender): Wording | null {
  return fitsGender(madeFor, gender) ? null : (language) => words(language)(`madeFor.${gender}`);
}
