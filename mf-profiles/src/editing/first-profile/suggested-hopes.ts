import type { OwnProfile } from 'shared-contracts/calls/profiles';
import { MARRIAGE_AGE } from 'shared-contracts/domain/profile';
import { inchesOf } from 'shared-contracts/domain/units';
import { AGES, HEIGHTS } from '../../people/choices.ts';
import type { FIRST_HOPES } from './first-fields.ts';

type Hope = (typeof FIRST_HOPES)[number];

/** Years between two people of a couple that most families have in mind. */
const YEARS = 6;
const OLDEST = AGES.at(-1) ?? 70;

/**
 * Suggested preferences by the own age, height and marital status; a beginning that its owner reads. One end of the
 * heights stays open, and no city is named: that would leave out people unintentionally.
 */
export function suggestedHopes(
  own: Pick<OwnProfile, 'gender' | 'age' | 'height' | 'maritial_status'>,
): Readonly<Partial<Record<Hope, string>>> {
  const { gender, age, height, maritial_status: status } = own;
  const inch = HEIGHTS.find((cm) => height !== null && inchesOf(cm) === inchesOf(height));
  const [from, to] =
    gender === 'female'
      ? [Math.max(age, MARRIAGE_AGE.male), age + YEARS]
      : [Math.max(age - YEARS, MARRIAGE_AGE.female), age];
  return {
    'partner_preferences.age_from': String(Math.min(from, OLDEST)),
    'partner_preferences.age_to': String(Math.min(Math.max(from, to), OLDEST)),
    ...(inch !== undefined && {
      [`partner_preferences.height_${gender === 'female' ? 'from' : 'to'}`]: String(inch),
    }),
    ...(status === 'never_married' && { 'partner_preferences.maritial_status': status }),
  };
}
