/** What is wrong with fields of /info, and how to mend it. */
export const faultTexts = {
  'fault.name.missing': 'Please write the name.',
  'fault.phone.missing': 'Please write the phone number.',
  'fault.phone.wrong': 'Please write the whole number: digits, and a + before a country code.',
  'fault.day.missing': 'Please choose day, month and year.',
  'fault.day.none': 'There is no such day. Please look at the three lists again.',
  'fault.day.tooYoung.female':
    'This makes {age} years. The law lets women marry from {least} years.',
  'fault.day.tooYoung.male': 'This makes {age} years. The law lets men marry from {least} years.',
  'fault.day.tooOld': 'Please look at the year again.',
  'fault.tooLong': 'Please keep this to {most} characters.',
  'fault.signs': 'There is a sign in it that we cannot keep. Please write it anew.',
  'fault.devanagari': 'Please write this in Devanagari letters, as in आशा, or leave it empty.',
  'fault.amount': 'Please write an amount in rupees, such as 12 lakh or 12,00,000.',
  'fault.cities': 'Please write names of cities of at most {most} characters, with commas between.',
  'fault.cities.tooMany': 'Please name at most {most} cities.',
  'fault.backward': 'This ends before it begins. Please swap the two.',
  'fault.choice': 'Please choose once more.',
  'fault.place': '{field}: {fault}',
} as const;
