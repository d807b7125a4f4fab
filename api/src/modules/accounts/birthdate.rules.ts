import { MARRIAGE_AGE, type Gender } from 'shared-contracts/domain/profile';
import { ageOn } from 'shared-contracts/domain/units';
import { accountTexts } from '../../../locales/en/account.ts';
import { accountTexts as hindi } from '../../../locales/hi/account.ts';
import { accountTexts as marathi } from '../../../locales/mr/account.ts';
import { wordsOf, type Wording } from '../../platform/languages/wording.ts';

const words = wordsOf(accountTexts, { mr: marathi, hi: hindi });

/** Greatest age at sign-up, in years. */
const OLDEST = 100;

/** What is wrong with a birthdate for someone who wants to join today; null when nothing is. */
export function birthdateComplaint(gender: Gender, birthdate: string, today: Date): Wording | null {
  const age = ageOn(birthdate, today);
  if (age > OLDEST || age < 0) return (language) => words(language)('birthdate.impossible');
  const least = MARRIAGE_AGE[gender];
  if (age >= least) return null;
  return (language) => words(language)(`birthdate.tooYoung.${gender}`, { age: least });
}
