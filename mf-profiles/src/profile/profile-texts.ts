import { defineTexts } from 'shared-contracts/i18n';
import { valueTexts } from '../people/value-texts.ts';

/** Texts of the profile view: labels of the fields of section 3 and words for their values. */
export const profileTexts = defineTexts('mf-profiles.profile', {
  ...valueTexts,

  'view.loading': 'The profile is on its way',
  'view.failed': 'The profile did not come',
  'view.tabs': 'What is known of {name}',
  'view.actions': 'What you can do',
  'view.fullScreen': 'Full screen',
  'view.close': 'Close',
  'view.video': 'Video introduction',
  'view.own': 'This is your own profile, as other members see it.',
  'view.edit': 'Edit my profile',

  'blocked.title': 'You have blocked {name}',
  'blocked.text': '{name} does not find you, and you do not see each other in any list.',

  'gone.title': 'This profile is not available',
  'gone.text':
    'It may have been paused or closed, or the link is incomplete. There are many others to meet.',
  'gone.back': 'See all profiles',
  'budget.title': 'You have seen many profiles',
  'budget.member': 'You can open more in a while. Nothing is lost: your list stays as it is.',
  'budget.visitor': 'Join free to go on, and to see whole profiles.',

  'join.title': 'Join to see all of {name}’s profile',
  'join.text': 'It is free, and your own profile is shown only as you allow.',
  'join.photos': 'More photos and the video introduction',
  'join.gunmilan': 'Your Gun Milan score out of 36',
  'join.hello': 'Save, send an interest, and chat',

  'glance.title': 'At a glance',
  'glance.age': 'Age',
  'glance.years': { one: '{count} year', other: '{count} years' },
  'glance.work': 'Work',

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
  'field.aboutme': 'In own words',
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

  'value.birthdate': '{day} ({age} years)',
  'value.income': '₹{amount}',

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
});

/** A function that words a key of these texts, as `useTexts` returns it. */
export type ProfileWords = (
  key: keyof typeof profileTexts.en,
  values?: Readonly<Record<string, string | number>>,
) => string;
