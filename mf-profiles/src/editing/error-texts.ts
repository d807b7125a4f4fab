/** What is wrong with fields of /info, and how to mend it. */
export const errorTexts = {
  'error.name.missing': 'Please write the name.',
  'error.name.contact': 'Please write the name alone, without a number or an address.',
  'error.phone.missing': 'Please write the phone number.',
  'error.phone.wrong': 'Please write the whole number: digits, and a + before a country code.',
  'error.day.missing': 'Please choose day, month and year.',
  'error.day.none': 'There is no such day. Please look at the three lists again.',
  'error.day.tooYoung.female':
    'That makes {age} years. By law, women may marry from {least} years.',
  'error.day.tooYoung.male': 'That makes {age} years. By law, men may marry from {least} years.',
  'error.day.tooOld': 'Please look at the year again.',
  'error.tooLong': 'Please keep this to {most} characters.',
  'error.signs': 'It contains a character that we cannot save. Please write it again.',
  'error.devanagari': 'Please write this in Devanagari letters, as in आशा, or leave it empty.',
  'error.amount': 'Please write an amount in rupees, such as 12 lakh or 12,00,000.',
  'error.cities': 'Please write names of cities, each of at most {most} characters.',
  'error.cities.tooMany': 'Please name at most {most} cities.',
  'error.backward': 'This ends before it begins. Please swap the two.',
  'error.choice': 'Please choose once more.',
  'error.madeFor.female': 'This profile is a woman’s, so this does not fit. Please choose again.',
  'error.madeFor.male': 'This profile is a man’s, so this does not fit. Please choose again.',
  'error.place': '{field}: {error}',
} as const;
