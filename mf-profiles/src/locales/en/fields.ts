import { heightTexts } from './listing.ts';

/** Labels of the fields of section 3, and words for values that only a whole profile has; view and form take them in. */
export const fieldTexts = {
  'field.name': 'First name',
  'field.lastName': 'Last name',
  'field.gender': 'Gender',
  'field.birthdate': 'Date of birth',
  'field.height': 'Height',
  'field.maritial_status': 'Marital status',
  'field.mother_tongue': 'Mother tongue',
  'field.current_city': 'Lives in',
  'field.bloodgroup': 'Blood group',
  'field.hobbies_and_interests': 'Hobbies and interests',
  'field.aboutme': 'About me',
  'field.education': 'Education',
  'field.degree': 'Degree',
  'field.occupation': 'Occupation',
  'field.work': 'Works at',
  'field.annual_income': 'Yearly income',
  'field.career_goals': 'Career goals',
  'field.property_details': 'Property',
  'field.father_occupation': 'Father',
  'field.mother_occupation': 'Mother',
  'field.number_of_siblings': 'Brothers and sisters',
  'field.siblings_details': 'About brothers and sisters',
  'field.mamkul': 'Mamkul (mother’s family)',
  'field.family_type': 'Family',
  'field.family_values': 'Family values',
  'field.family_financial_status': 'Family’s means',
  'field.expectation': 'Hopes for a partner',
  'field.dietary_preferences': 'Food',
  'field.drinking_habits': 'Drinking',
  'field.smoking_habits': 'Smoking',
  'field.type_of_marriage_ceremony': 'Wedding ceremony',
  'field.interest_in_continuing_education': 'Would like to study further',
  'field.rashi': 'Rashi',
  'field.gotra': 'Gotra',
  'field.mangal_dosh': 'Mangal dosh',
  'field.birthname': 'Birth name',

  'gender.female': 'Woman',
  'gender.male': 'Man',
  'family_type.joint': 'Joint family',
  'family_type.nuclear': 'Nuclear family',
  'family_type.extended': 'Extended family',
  'family_values.traditional': 'Traditional',
  'family_values.moderate': 'Moderate',
  'family_values.liberal': 'Liberal',
  'habit.never': 'Never',
  'habit.occasionally': 'Occasionally',
  'habit.regularly': 'Regularly',
} as const;

/** Words for values that a profile shows and the filters offer; the texts of either take them in. */
export const valueTexts = {
  ...heightTexts,

  'maritial_status.never_married': 'Never married',
  'maritial_status.divorced': 'Divorced',
  'maritial_status.widowed': 'Widowed',
  'maritial_status.awaiting_divorce': 'Awaiting divorce',

  'diet.vegetarian': 'Vegetarian',
  'diet.eggetarian': 'Vegetarian with eggs',
  'diet.non_vegetarian': 'Non-vegetarian',
  'diet.vegan': 'Vegan',
  'diet.jain': 'Jain',

  'mangal_dosh.yes': 'Yes',
  'mangal_dosh.no': 'No',
  'mangal_dosh.anshik': 'Anshik (partial)',
  'rashi.mesha': 'Mesha (Aries)',
  'rashi.vrishabha': 'Vrishabha (Taurus)',
  'rashi.mithuna': 'Mithuna (Gemini)',
  'rashi.karka': 'Karka (Cancer)',
  'rashi.simha': 'Simha (Leo)',
  'rashi.kanya': 'Kanya (Virgo)',
  'rashi.tula': 'Tula (Libra)',
  'rashi.vrishchika': 'Vrishchika (Scorpio)',
  'rashi.dhanu': 'Dhanu (Sagittarius)',
  'rashi.makara': 'Makara (Capricorn)',
  'rashi.kumbha': 'Kumbha (Aquarius)',
  'rashi.meena': 'Meena (Pisces)',
} as const;

/** Texts of fields that suggest while one writes; the texts of the filters and of /info take them in. */
export const suggestionTexts = {
  'suggest.count': { one: '{count} suggestion', other: '{count} suggestions' },
  'suggest.ownWords': 'Not on our list. Your own words will do.',
  'suggest.several': 'Choose as many as you like, in English or Devanagari letters.',
  'suggest.remove': 'Remove {words}',
} as const;

/** A function that words a key of these texts, whichever catalogue took them in. */
export type SuggestionWords = (
  key: keyof typeof suggestionTexts,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Who writes on a profile, for each namespace that says it. */
export const managerTexts = {
  'managed.parent': 'A parent manages this profile.',
  'managed.sibling': 'A brother or sister manages this profile.',
  'managed.relative': 'A relative manages this profile.',
} as const;
