import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What is wrong with a field, as a member reads it beside the field. */
export const fieldTexts = defineTexts('fields', {
  'field.whole': 'request',
  'field.missing': '{field} is missing.',
  'field.empty': '{field} is empty.',
  'field.tooShort': '{field} must be at least {least} characters.',
  'field.tooLong': '{field} must be at most {most} characters.',
  'field.tooSmall': '{field} must be at least {least}.',
  'field.tooBig': '{field} must be at most {most}.',
  'field.oneOf': '{field} must be one of: {values}.',
  'field.email': '{field} must be an e-mail address.',
  'field.date': '{field} must be a day written as YYYY-MM-DD.',
  'field.notWritable': '{field} cannot be changed here.',
  'phone.none': '{field} is no phone number: digits, and a + before a country code.',
  'phone.tooShort': '{field} has too few digits.',
  'phone.tooLong': '{field} has too many digits.',
  'phone.noSuchCountry': '{field} begins with a country code that does not exist.',
  'phone.wrong': '{field} is no number that can be called. Please look at the digits again.',
  'field.wrong': '{field} is not right.',
});
