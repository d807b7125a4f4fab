/** What stands below fields of /info. */
export const helpTexts = {
  'help.gender':
    'This stays as it is after an interest, a chat request or a check of identity papers. Please write to our team.',
  'help.gender.open':
    'Who sees whom depends on it. It can be corrected until the first interest or chat request.',
  'help.name_devanagari': 'As you would write it in a biodata, for example आशा',
  'help.last_name_devanagari': 'For example कुलकर्णी',
  'help.phone': 'Other members never see it. From abroad with the country code: +91 90000 12345',
  'help.birthdate.female': 'Brides are 18 years or older. Members see the date and the age.',
  'help.birthdate.male': 'Grooms are 21 years or older. Members see the date and the age.',
  'help.current_city': 'The city is enough.',
  'help.aboutme': 'Two or three sentences, as you would say them at a first visit.',
  'help.degree': 'For example B.E. (Computer), M.Sc., Diploma',
  'help.work': 'The company, or your own business.',
  'help.annual_income': 'In rupees, as you say it: 12 lakh or 12,00,000',
  'help.siblings_details': 'Married or studying, where they live.',
  'help.mamkul': 'Family name and place of the mother’s family: Joshi, Satara',
  'help.family_financial_status': 'In your own words, for example ‘middle class, own house’.',
  'help.expectation': 'What matters to you and your family.',
  'help.type_of_marriage_ceremony': 'For example Vedic, registered, simple',
  'help.birthname':
    'The name given at birth, in Latin or Devanagari letters. Gun Milan reads the syllable it begins with, and from that the star and the rashi. Without it there is no score.',
  'help.gotra': 'For example Kashyap',
} as const;
