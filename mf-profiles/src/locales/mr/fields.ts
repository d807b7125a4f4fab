import type * as en from '../en/fields.ts';
import { heightTexts } from './listing.ts';

export const fieldTexts = {
  'field.name': 'नाव',
  'field.lastName': 'आडनाव',
  'field.gender': 'वधू की वर',
  'field.birthdate': 'जन्मतारीख',
  'field.height': 'उंची',
  'field.maritial_status': 'वैवाहिक स्थिती',
  'field.mother_tongue': 'मातृभाषा',
  'field.current_city': 'सध्याचे शहर',
  'field.bloodgroup': 'रक्तगट',
  'field.hobbies_and_interests': 'छंद आणि आवडी',
  'field.aboutme': 'थोडक्यात परिचय',
  'field.education': 'शिक्षण',
  'field.degree': 'पदवी',
  'field.occupation': 'व्यवसाय',
  'field.work': 'कामाचे ठिकाण',
  'field.annual_income': 'वार्षिक उत्पन्न',
  'field.career_goals': 'करिअरची उद्दिष्टे',
  'field.property_details': 'मालमत्ता',
  'field.father_occupation': 'वडील',
  'field.mother_occupation': 'आई',
  'field.number_of_siblings': 'भावंडे',
  'field.siblings_details': 'भावंडांविषयी',
  'field.mamkul': 'मामेकुळ',
  'field.family_type': 'कुटुंब',
  'field.family_values': 'कौटुंबिक मूल्ये',
  'field.family_financial_status': 'आर्थिक स्थिती',
  'field.expectation': 'जोडीदाराविषयी अपेक्षा',
  'field.dietary_preferences': 'आहार',
  'field.drinking_habits': 'मद्यपान',
  'field.smoking_habits': 'धूम्रपान',
  'field.type_of_marriage_ceremony': 'विवाह पद्धत',
  'field.interest_in_continuing_education': 'पुढे शिकण्याची इच्छा',
  'field.rashi': 'रास',
  'field.gotra': 'गोत्र',
  'field.mangal_dosh': 'मंगळ दोष',
  'field.birthname': 'जन्मनाव',

  'gender.female': 'वधू',
  'gender.male': 'वर',
  'family_type.joint': 'एकत्र कुटुंब',
  'family_type.nuclear': 'विभक्त कुटुंब',
  'family_type.extended': 'विस्तारित कुटुंब',
  'family_values.traditional': 'पारंपरिक',
  'family_values.moderate': 'मध्यममार्गी',
  'family_values.liberal': 'आधुनिक',
  'habit.never': 'कधीच नाही',
  'habit.occasionally': 'कधीतरी',
  'habit.regularly': 'नियमित',
} satisfies Record<keyof typeof en.fieldTexts, string>;

export const valueTexts = {
  ...heightTexts,

  'maritial_status.never_married': 'अविवाहित',
  'maritial_status.divorced': 'घटस्फोटित',
  'maritial_status.widowed': 'जोडीदार हयात नाही',
  'maritial_status.awaiting_divorce': 'घटस्फोट प्रक्रियेत',

  'diet.vegetarian': 'शाकाहारी',
  'diet.eggetarian': 'शाकाहारी, अंडी चालतात',
  'diet.non_vegetarian': 'मांसाहारी',
  'diet.vegan': 'व्हीगन',
  'diet.jain': 'जैन',

  'mangal_dosh.yes': 'आहे',
  'mangal_dosh.no': 'नाही',
  'mangal_dosh.anshik': 'सौम्य (आंशिक)',
  'rashi.mesha': 'मेष',
  'rashi.vrishabha': 'वृषभ',
  'rashi.mithuna': 'मिथुन',
  'rashi.karka': 'कर्क',
  'rashi.simha': 'सिंह',
  'rashi.kanya': 'कन्या',
  'rashi.tula': 'तूळ',
  'rashi.vrishchika': 'वृश्चिक',
  'rashi.dhanu': 'धनू',
  'rashi.makara': 'मकर',
  'rashi.kumbha': 'कुंभ',
  'rashi.meena': 'मीन',
} satisfies Record<keyof typeof en.valueTexts, string>;

export const suggestionTexts = {
  'suggest.count': { one: '{count} सूचना', other: '{count} सूचना' },
  'suggest.ownWords': 'आमच्या यादीत नाही. तुमचे शब्दही चालतील.',
  'suggest.several': 'हवी तितकी निवडा, इंग्रजी किंवा देवनागरी अक्षरांत.',
  'suggest.remove': '{words} काढा',
} satisfies Record<keyof typeof en.suggestionTexts, unknown>;

export const managerTexts = {
  'managed.parent': 'ही प्रोफाइल आई किंवा वडील सांभाळतात.',
  'managed.sibling': 'ही प्रोफाइल भाऊ किंवा बहीण सांभाळतात.',
  'managed.relative': 'ही प्रोफाइल एक नातेवाईक सांभाळतात.',
} satisfies Record<keyof typeof en.managerTexts, string>;

/** What a native speaker should look at. */
export const doubts = {
  fieldTexts: {
    'field.gender': '"वधू की वर" instead of लिंग, as at sign-up; the values are वधू and वर',
    'field.aboutme': '"About me": over what the member wrote, on the profile and in the form',
    'family_values.liberal': '"आधुनिक" or "उदारमतवादी"',
  },
  valueTexts: {
    'maritial_status.widowed': 'for women and men alike, instead of विधवा and विधुर',
    'diet.vegan': 'the English word, which those who live so use; "शुद्ध वनस्पतीआहार" is long',
  },
} as const;
