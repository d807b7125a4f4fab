import type * as en from '../en/fields.ts';
import { heightTexts } from './listing.ts';

export const fieldTexts = {
  'field.name': 'नाम',
  'field.lastName': 'उपनाम',
  'field.gender': 'वधू या वर',
  'field.birthdate': 'जन्म तिथि',
  'field.height': 'कद',
  'field.maritial_status': 'वैवाहिक स्थिति',
  'field.mother_tongue': 'मातृभाषा',
  'field.current_city': 'वर्तमान शहर',
  'field.bloodgroup': 'रक्त समूह',
  'field.hobbies_and_interests': 'शौक और रुचियाँ',
  'field.aboutme': 'संक्षिप्त परिचय',
  'field.education': 'शिक्षा',
  'field.degree': 'डिग्री',
  'field.occupation': 'व्यवसाय',
  'field.work': 'कार्यस्थल',
  'field.annual_income': 'वार्षिक आय',
  'field.career_goals': 'करियर के लक्ष्य',
  'field.property_details': 'संपत्ति',
  'field.father_occupation': 'पिता',
  'field.mother_occupation': 'माता',
  'field.number_of_siblings': 'भाई-बहन',
  'field.siblings_details': 'भाई-बहनों के बारे में',
  'field.mamkul': 'ननिहाल',
  'field.family_type': 'परिवार',
  'field.family_values': 'पारिवारिक मूल्य',
  'field.family_financial_status': 'आर्थिक स्थिति',
  'field.expectation': 'जीवनसाथी से अपेक्षाएँ',
  'field.dietary_preferences': 'खान-पान',
  'field.drinking_habits': 'मद्यपान',
  'field.smoking_habits': 'धूम्रपान',
  'field.type_of_marriage_ceremony': 'विवाह की विधि',
  'field.interest_in_continuing_education': 'आगे पढ़ने की इच्छा',
  'field.rashi': 'राशि',
  'field.gotra': 'गोत्र',
  'field.mangal_dosh': 'मंगल दोष',
  'field.birthname': 'जन्म नाम',

  'gender.female': 'वधू',
  'gender.male': 'वर',
  'family_type.joint': 'संयुक्त परिवार',
  'family_type.nuclear': 'एकल परिवार',
  'family_type.extended': 'विस्तृत परिवार',
  'family_values.traditional': 'पारंपरिक',
  'family_values.moderate': 'संतुलित',
  'family_values.liberal': 'आधुनिक',
  'habit.never': 'कभी नहीं',
  'habit.occasionally': 'कभी-कभी',
  'habit.regularly': 'नियमित',
} satisfies Record<keyof typeof en.fieldTexts, string>;

export const valueTexts = {
  ...heightTexts,

  'maritial_status.never_married': 'अविवाहित',
  'maritial_status.divorced': 'तलाक़शुदा',
  'maritial_status.widowed': 'जीवनसाथी नहीं रहे',
  'maritial_status.awaiting_divorce': 'तलाक़ की प्रक्रिया में',

  'diet.vegetarian': 'शाकाहारी',
  'diet.eggetarian': 'शाकाहारी, अंडा चलता है',
  'diet.non_vegetarian': 'मांसाहारी',
  'diet.vegan': 'वीगन',
  'diet.jain': 'जैन',

  'mangal_dosh.yes': 'है',
  'mangal_dosh.no': 'नहीं',
  'mangal_dosh.anshik': 'आंशिक',
  'rashi.mesha': 'मेष',
  'rashi.vrishabha': 'वृषभ',
  'rashi.mithuna': 'मिथुन',
  'rashi.karka': 'कर्क',
  'rashi.simha': 'सिंह',
  'rashi.kanya': 'कन्या',
  'rashi.tula': 'तुला',
  'rashi.vrishchika': 'वृश्चिक',
  'rashi.dhanu': 'धनु',
  'rashi.makara': 'मकर',
  'rashi.kumbha': 'कुंभ',
  'rashi.meena': 'मीन',
} satisfies Record<keyof typeof en.valueTexts, string>;

export const suggestionTexts = {
  'suggest.count': { one: '{count} सुझाव', other: '{count} सुझाव' },
  'suggest.ownWords': 'हमारी सूची में नहीं है। आपके अपने शब्द भी चलेंगे।',
  'suggest.several': 'जितने चाहें उतने चुनें, अंग्रेज़ी या देवनागरी अक्षरों में।',
  'suggest.remove': '{words} हटाएँ',
} satisfies Record<keyof typeof en.suggestionTexts, unknown>;

export const managerTexts = {
  'managed.parent': 'यह प्रोफ़ाइल माता या पिता सँभालते हैं।',
  'managed.sibling': 'यह प्रोफ़ाइल भाई या बहन सँभालते हैं।',
  'managed.relative': 'यह प्रोफ़ाइल कोई रिश्तेदार सँभालते हैं।',
} satisfies Record<keyof typeof en.managerTexts, string>;

/** What a native speaker should look at. */
export const doubts = {
  fieldTexts: {
    'field.gender': '"वधू या वर" instead of लिंग, as at sign-up; the values are वधू and वर',
    'field.aboutme': '"About me": over what the member wrote, on the profile and in the form',
    'family_values.liberal': '"आधुनिक" or "उदार"',
  },
  valueTexts: {
    'maritial_status.widowed': 'for women and men alike, instead of विधवा and विधुर',
    'diet.vegan': 'the English word, which those who live so use',
  },
} as const;
