import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What this domain says beside a field. */
export const accountTexts = defineTexts('account', {
  'birthdate.tooYoung.female': 'Women can join from {age}.',
  'birthdate.tooYoung.male': 'Men can join from {age}.',
  'birthdate.impossible': 'This date of birth cannot be right.',
  'madeFor.female': 'This profile is a woman’s, so this does not fit. Please choose again.',
  'madeFor.male': 'This profile is a man’s, so this does not fit. Please choose again.',
});
