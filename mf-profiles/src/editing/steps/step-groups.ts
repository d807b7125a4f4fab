import type { ProfileTab } from 'shared-contracts/domain/profile';
import type { EditField } from '../values/edit-fields.ts';

/** What stands in a step: a field, or the gender, which is shown and not written. */
export type StepPart = EditField | 'gender';

/** Fields that belong together, under the title that the texts have as `group.<name>`. */
export interface StepGroup {
  readonly name:
    | 'names'
    | 'person'
    | 'reach'
    | 'words'
    | 'study'
    | 'work'
    | 'parents'
    | 'siblings'
    | 'family'
    | 'ways'
    | 'hopes'
    | 'partner'
    | 'stars';
  readonly parts: readonly StepPart[];
  /** Asked on demand. */
  readonly more?: readonly EditField[];
}

/** What is asked in which step, in reading order: the fields of the tab of its name, and what only the owner sees. */
export const STEP_GROUPS: Readonly<Record<ProfileTab, readonly StepGroup[]>> = {
  personal: [
    { name: 'names', parts: ['name', 'lastName', 'name_devanagari', 'last_name_devanagari'] },
    {
      name: 'person',
      parts: [
        'gender',
        'birthdate',
        'height',
        'maritial_status',
        'mother_tongue',
        'current_city',
        'bloodgroup',
      ],
    },
    { name: 'words', parts: ['aboutme', 'hobbies_and_interests'] },
    { name: 'reach', parts: ['phone', 'made_for'] },
  ],
  work: [
    { name: 'study', parts: ['education', 'degree'] },
    {
      name: 'work',
      parts: ['occupation', 'work', 'annual_income', 'career_goals', 'property_details'],
    },
  ],
  family: [
    { name: 'parents', parts: ['father_occupation', 'mother_occupation', 'mamkul'] },
    { name: 'siblings', parts: ['number_of_siblings', 'siblings_details'] },
    { name: 'family', parts: ['family_type', 'family_values', 'family_financial_status'] },
  ],
  preferences: [
    {
      name: 'partner',
      parts: [
        'partner_preferences.age_from',
        'partner_preferences.age_to',
        'partner_preferences.height_from',
        'partner_preferences.height_to',
        'partner_preferences.maritial_status',
        'partner_preferences.current_city',
        'partner_preferences.education',
      ],
      more: [
        'partner_preferences.occupation',
        'partner_preferences.annual_income_from',
        'partner_preferences.dietary_preferences',
        'partner_preferences.drinking_habits',
        'partner_preferences.smoking_habits',
        'partner_preferences.family_type',
        'partner_preferences.family_values',
        'partner_preferences.mangal_dosh',
      ],
    },
    { name: 'hopes', parts: ['expectation'] },
    {
      name: 'ways',
      parts: [
        'dietary_preferences',
        'drinking_habits',
        'smoking_habits',
        'interest_in_continuing_education',
        'type_of_marriage_ceremony',
      ],
    },
  ],
  astrology: [{ name: 'stars', parts: ['birthname', 'rashi', 'gotra', 'mangal_dosh'] }],
};

/** The fields of a step that can be written into. */
export function fieldsOf(step: ProfileTab): EditField[] {
  return STEP_GROUPS[step].flatMap(({ parts, more = [] }) => [
    ...parts.filter((part) => part !== 'gender'),
    ...more,
  ]);
}
