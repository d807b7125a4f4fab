import { GUN_MILAN_MOST } from 'shared-contracts/domain/gun-milan';
import { personName } from 'shared-contracts/domain/person-name';
import { groupIndian } from 'shared-contracts/domain/units';
import { dayText } from 'shared-contracts/i18n/day-text';
import { quotedList, quotedPhrase, quotedText } from '../../plain-text.ts';
import { heightIn, RASHI_NAMES, VALUE_NAMES, wishesIn } from '../devanagari.ts';
import { byGender, inARow, say } from '../voice.ts';
import type { Wording } from '../wording.ts';
import { nameOf, who, whom, whose } from './words.ts';

const MARITAL = {
  never_married: 'अविवाहित आहेत',
  divorced: 'घटस्फोटित आहेत',
  awaiting_divorce: 'घटस्फोटाच्या प्रक्रियेत आहेत',
} as const;
const DIET = {
  vegetarian: 'शाकाहारी आहेत',
  eggetarian: 'शाकाहारी असून अंडी खातात',
  non_vegetarian: 'मांसाहारी आहेत',
  vegan: 'व्हीगन आहेत',
  jain: 'जैन आहार घेतात',
} as const;
const FAMILY = { joint: 'एकत्र', nuclear: 'विभक्त', extended: 'विस्तारित' } as const;
const OFTEN = { occasionally: 'कधीतरी', regularly: 'नियमित' } as const;
const MANGAL = {
  yes: 'मंगळ दोष आहे',
  no: 'मंगळ दोष नाही',
  anshik: 'अंशतः मंगळ दोष आहे',
} as const;

/** Sentences about each topic in Marathi; null where it is not given. */
export const tell: Wording['tell'] = {
  name: (voice) => say(quotedPhrase(personName(voice.facts)), (text) => `त्यांचे नाव ${text} आहे.`),
  gender: (voice) => `${who(voice)} ${byGender(voice, 'वधू', 'वर')} आहेत.`,
  age: (voice) => `${whose(voice, 'चे')} वय ${voice.facts.age} वर्षे आहे.`,
  birthdate: (voice) =>
    `${whose(voice, 'ची')} जन्मतारीख ${dayText(voice.facts.birthdate, 'mr')} आहे; वय ${voice.facts.age} वर्षे.`,
  height: (voice) =>
    say(
      heightIn(voice.facts.height, 'फूट', 'इंच', 'सेंमी'),
      (text) => `${whose(voice, 'ची')} उंची ${text} आहे.`,
    ),
  maritial_status: (voice) =>
    say(voice.facts.maritial_status, (status) =>
      status === 'widowed'
        ? `${whose(voice, 'चे')} जोडीदार हयात नाहीत.`
        : `${who(voice)} ${MARITAL[status]}.`,
    ),
  mother_tongue: (voice) =>
    say(
      quotedPhrase(voice.facts.mother_tongue),
      (text) => `${whose(voice, 'ची')} मातृभाषा ${text} आहे.`,
    ),
  current_city: (voice) =>
    say(quotedPhrase(voice.facts.current_city), (text) => `${who(voice)} ${text} येथे राहतात.`),
  bloodgroup: (voice) =>
    say(quotedPhrase(voice.facts.bloodgroup), (text) => `${whose(voice, 'चा')} रक्तगट ${text} आहे.`),
  aboutme: (voice) =>
    say(
      quotedText(voice.facts.aboutme),
      (text) => `${whose(voice, 'च्या')} स्वतःच्या शब्दांत: “${text}”`,
    ),
  hobbies_and_interests: (voice) =>
    say(
      quotedPhrase(voice.facts.hobbies_and_interests),
      (text) => `${whose(voice, 'चे')} छंद व आवडी: ${text}.`,
    ),
  education: (voice) =>
    say(
      quotedList(voice.facts.education, voice.facts.degree),
      (text) => `${whose(voice, 'चे')} शिक्षण: ${text}.`,
    ),
  continuing_education: (voice) =>
    voice.facts.interest_in_continuing_education === null
      ? null
      : `${whom(voice)} पुढे शिकायचे ${voice.facts.interest_in_continuing_education ? 'आहे' : 'नाही'}.`,
  occupation: (voice) => {
    const does = quotedPhrase(voice.facts.occupation);
    const at = quotedPhrase(voice.facts.work);
    if (does === null) return tell.work(voice);
    return `${whose(voice, 'चा')} व्यवसाय: ${does}${at === null ? '' : ` (${at})`}.`;
  },
  work: (voice) =>
    say(quotedPhrase(voice.facts.work), (text) => `${whose(voice, 'चे')} कामाचे ठिकाण: ${text}.`),
  annual_income: (voice) =>
    voice.facts.annual_income === null
      ? null
      : `${whose(voice, 'चे')} वार्षिक उत्पन्न ₹${groupIndian(voice.facts.annual_income)} आहे.`,
  career_goals: (voice) =>
    say(quotedPhrase(voice.facts.career_goals), (text) => `${whose(voice, 'चे')} ध्येय: ${text}.`),
  property_details: (voice) =>
    say(
      quotedPhrase(voice.facts.property_details),
      (text) => `मालमत्तेविषयी प्रोफाइलमध्ये लिहिले आहे: ${text}.`,
    ),
  siblings: (voice) => {
    const { number_of_siblings: count } = voice.facts;
    const more = quotedPhrase(voice.facts.siblings_details);
    if (count === null) return say(more, (text) => `भावंडांविषयी प्रोफाइलमध्ये लिहिले आहे: ${text}.`);
    if (count === 0) return `${whom(voice)} भावंडे नाहीत.`;
    return `${whose(voice, 'ची')} भावंडे: ${count}${more === null ? '' : ` (${more})`}.`;
  },
  mamkul: (voice) =>
    say(quotedPhrase(voice.facts.mamkul), (text) => `${whose(voice, 'चे')} मामेकुळ ${text} आहे.`),
  family_type: (voice) =>
    say(voice.facts.family_type, (type) => `${whose(voice, 'चे')} कुटुंब ${FAMILY[type]} आहे.`),
  family_values: (voice) =>
    say(
      voice.facts.family_values,
      (values) => `${whose(voice, 'च्या')} कुटुंबाची मूल्ये ${VALUE_NAMES.mr[values]} आहेत.`,
    ),
  family_financial_status: (voice) =>
    say(
      quotedPhrase(voice.facts.family_financial_status),
      (text) => `${whose(voice, 'च्या')} कुटुंबाची आर्थिक स्थिती: ${text}.`,
    ),
  expectation: (voice) =>
    inARow(
      say(
        quotedText(voice.facts.expectation),
        (text) => `जोडीदाराविषयी ${whose(voice, 'ची')} अपेक्षा: “${text}”`,
      ),
      wishesIn('mr', voice),
    ),
  dietary_preferences: (voice) =>
    say(voice.facts.dietary_preferences, (diet) => `${who(voice)} ${DIET[diet]}.`),
  drinking_habits: (voice) =>
    say(voice.facts.drinking_habits, (habit) =>
      habit === 'never'
        ? `${who(voice)} मद्यपान करत नाहीत.`
        : `${who(voice)} ${OFTEN[habit]} मद्यपान करतात.`,
    ),
  smoking_habits: (voice) =>
    say(voice.facts.smoking_habits, (habit) =>
      habit === 'never'
        ? `${who(voice)} धूम्रपान करत नाहीत.`
        : `${who(voice)} ${OFTEN[habit]} धूम्रपान करतात.`,
    ),
  type_of_marriage_ceremony: (voice) =>
    say(
      quotedPhrase(voice.facts.type_of_marriage_ceremony),
      (text) => `लग्नसोहळ्याविषयी ${whose(voice, 'ची')} इच्छा: ${text}.`,
    ),
  rashi: (voice) =>
    say(voice.facts.rashi, (rashi) => `${whose(voice, 'ची')} रास ${RASHI_NAMES.mr[rashi]} आहे.`),
  gotra: (voice) =>
    say(quotedPhrase(voice.facts.gotra), (text) => `${whose(voice, 'चे')} गोत्र ${text} आहे.`),
  mangal_dosh: (voice) =>
    say(voice.facts.mangal_dosh, (dosh) => `प्रोफाइलनुसार ${whom(voice)} ${MANGAL[dosh]}.`),
  birthname: (voice) =>
    say(quotedPhrase(voice.facts.birthname), (text) => `${whose(voice, 'चे')} जन्मनाव ${text} आहे.`),
  gun_milan: (voice) => {
    const { points, noPoints } = voice.facts;
    if (points !== null)
      return `${nameOf(voice)} यांच्याशी तुमचे ${GUN_MILAN_MOST} पैकी ${points.total} गुण जुळतात. प्रत्येक कूटाचे गुण प्रोफाइलवर दिसतात.`;
    return noPoints === 'own_birthname'
      ? 'गुण मिलन अजून नाही, कारण तुमचे स्वतःचे जन्मनाव दिलेले नाही. ते तुमच्या प्रोफाइलमध्ये पत्रिका या भागात भरा.'
      : null;
  },
  photos: ({ facts: { photos } }) =>
    photos === 0
      ? 'प्रोफाइलवर अजून फोटो नाहीत.'
      : `प्रोफाइलवर ${photos} फोटो ${photos === 1 ? 'आहे' : 'आहेत'}. मी ${photos === 1 ? 'त्याचे' : 'त्यांचे'} वर्णन करू शकत नाही, पण तुम्ही ${photos === 1 ? 'तो' : 'ते'} वर पाहू शकता.`,
  video: (voice) =>
    voice.facts.hasVideo
      ? 'होय, व्हिडिओ परिचय आहे. तो प्रोफाइलवर पाहता येईल.'
      : 'व्हिडिओ परिचय अजून नाही.',
};
