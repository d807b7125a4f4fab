import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What is wrong with a field, as a member reads it beside the field. */
export const fieldTexts = defineTexts('fields', {
  'field.whole': 'request',
  // Of what has no name in this language.
  'field.other': 'This',
  'field.missing': '{field} is missing.',
  'field.empty': '{field} is empty.',
  'field.tooShort': '{field} must be at least {least} characters.',
  'field.tooLong': '{field} must be at most {most} characters.',
  'field.tooSmall': '{field} must be at least {least}.',
  'field.tooBig': '{field} must be at most {most}.',
  'field.oneOf': '{field} must be one of: {values}.',
  // Where the values are words of English that the reader's language has not.
  'field.notOffered': '{field} must be one of those that are offered.',
  'field.email': '{field} must be an e-mail address.',
  'field.date': '{field} must be a day written as YYYY-MM-DD.',
  'field.unknown': '{field} is not a parameter of this call.',
  'field.text': '{field} must be a text.',
  'field.number': '{field} must be a number.',
  'field.wholeNumber': '{field} must be a whole number.',
  'field.truth': '{field} must be true or false.',
  'field.list': '{field} must be a list.',
  'field.object': '{field} must be an object.',
  'field.notWritable': '{field} cannot be changed here.',
  'name.contact': '{field} holds a number or an address. Please enter the name alone.',
  'phone.none': '{field} is not a phone number: digits, and a + before a country code.',
  'phone.tooShort': '{field} has too few digits.',
  'phone.tooLong': '{field} has too many digits.',
  'phone.noSuchCountry': '{field} begins with a country code that does not exist.',
  'phone.wrong': '{field} is not a number that can be called. Please look at the digits again.',
  'phone.noIndianMobile': '{field} must be a mobile number of India.',
  'phone.another': '{field} has been changed meanwhile. Please check it again.',
  'password.common':
    '{field} is one of the passwords that are guessed first. Please choose another one.',
  'password.staffTooShort': '{field} of staff must be at least {least} characters.',
  'book.one': 'Send either code or text.',
  'book.none': 'This is neither a vCard nor a table of contacts.',
  'field.wrong': '{field} is not right.',
});
