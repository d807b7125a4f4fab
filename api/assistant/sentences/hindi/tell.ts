import { GUN_MILAN_MOST } from 'shared-contracts/domain/gun-milan';
import { personName } from 'shared-contracts/domain/person-name';
import { groupIndian } from 'shared-contracts/domain/units';
import { dayText } from 'shared-contracts/i18n/day-text';
import { quotedList, quotedPhrase, quotedText } from '../../plain-text.ts';
import { heightIn, RASHI_NAMES, VALUE_NAMES, wishesIn } from '../devanagari.ts';
import { byGender, inARow, say, type Voice } from '../voice.ts';
import type { Wording } from '../wording.ts';
import { nameOf, who, whose } from './words.ts';

const MARITAL = {
  never_married: 'अविवाहित हैं',
  divorced: 'तलाक़शुदा हैं',
  awaiting_divorce: 'तलाक़ की प्रक्रिया में हैं',
} as const;
const FAMILY = { joint: 'संयुक्त', nuclear: 'एकल', extended: 'विस्तृत' } as const;
const OFTEN = { occasionally: 'कभी-कभी', regularly: 'नियमित रूप से' } as const;
const MANGAL = {
  yes: 'मंगल दोष है',
  no: 'मंगल दोष नहीं है',
  anshik: 'आंशिक मंगल दोष है',
} as const;

function dietOf(voice: Voice): string | null {
  switch (voice.facts.dietary_preferences) {
    case null:
      return null;
    case 'vegetarian':
      return 'शाकाहारी हैं';
    case 'eggetarian':
      return `शाकाहारी हैं और अंडे ${byGender(voice, 'खाती', 'खाते')} हैं`;
    case 'non_vegetarian':
      return 'मांसाहारी हैं';
    case 'vegan':
      return 'वीगन हैं';
    case 'jain':
      return `जैन भोजन ${byGender(voice, 'करती', 'करते')} हैं`;
  }
}

/** Sentences about each topic in Hindi; null where it is not given. */
export const tell: Wording['tell'] = {
  name: (voice) => say(quotedPhrase(personName(voice.facts)), (text) => `उनका नाम ${text} है।`),
  gender: (voice) => `${who(voice)} ${byGender(voice, 'वधू', 'वर')} हैं।`,
  age: (voice) => `${whose(voice, 'की')} उम्र ${voice.facts.age} साल है।`,
  birthdate: (voice) =>
    `${whose(voice, 'की')} जन्म तिथि ${dayText(voice.facts.birthdate, 'hi')} है; उम्र ${voice.facts.age} साल।`,
  height: (voice) =>
    say(
      heightIn(voice.facts.height, 'फ़ुट', 'इंच', 'सेमी'),
      (text) => `${whose(voice, 'का')} कद ${text} है।`,
    ),
  maritial_status: (voice) =>
    say(voice.facts.maritial_status, (status) =>
      status === 'widowed'
        ? `${who(voice)} जीवनसाथी को खो ${byGender(voice, 'चुकी', 'चुके')} हैं।`
        : `${who(voice)} ${MARITAL[status]}।`,
    ),
  mother_tongue: (voice) =>
    say(
      quotedPhrase(voice.facts.mother_tongue),
      (text) => `${whose(voice, 'की')} मातृभाषा ${text} है।`,
    ),
  current_city: (voice) =>
    say(
      quotedPhrase(voice.facts.current_city),
      (text) => `${who(voice)} ${text} में ${byGender(voice, 'रहती', 'रहते')} हैं।`,
    ),
  bloodgroup: (voice) =>
    say(quotedPhrase(voice.facts.bloodgroup), (text) => `${whose(voice, 'का')} रक्त समूह ${text} है।`),
  aboutme: (voice) =>
    say(quotedText(voice.facts.aboutme), (text) => `${whose(voice, 'के')} अपने शब्दों में: “${text}”`),
  hobbies_and_interests: (voice) =>
    say(
      quotedPhrase(voice.facts.hobbies_and_interests),
      (text) => `${whose(voice, 'के')} शौक और रुचियाँ: ${text}।`,
    ),
  education: (voice) =>
    say(
      quotedList(voice.facts.education, voice.facts.degree),
      (text) => `${whose(voice, 'की')} शिक्षा: ${text}।`,
    ),
  continuing_education: (voice) =>
    voice.facts.interest_in_continuing_education === null
      ? null
      : `${who(voice)} आगे पढ़ना ${voice.facts.interest_in_continuing_education ? '' : 'नहीं '}${byGender(voice, 'चाहती', 'चाहते')} हैं।`,
  occupation: (voice) => {
    const does = quotedPhrase(voice.facts.occupation);
    const at = quotedPhrase(voice.facts.work);
    if (does === null) return tell.work(voice);
    return `${whose(voice, 'का')} व्यवसाय: ${does}${at === null ? '' : ` (${at})`}।`;
  },
  work: (voice) =>
    say(quotedPhrase(voice.facts.work), (text) => `${whose(voice, 'के')} काम की जगह: ${text}।`),
  annual_income: (voice) =>
    voice.facts.annual_income === null
      ? null
      : `${whose(voice, 'की')} वार्षिक आय ₹${groupIndian(voice.facts.annual_income)} है।`,
  career_goals: (voice) =>
    say(quotedPhrase(voice.facts.career_goals), (text) => `${whose(voice, 'का')} लक्ष्य: ${text}।`),
  property_details: (voice) =>
    say(
      quotedPhrase(voice.facts.property_details),
      (text) => `संपत्ति के बारे में प्रोफ़ाइल में लिखा है: ${text}।`,
    ),
  siblings: (voice) => {
    const { number_of_siblings: count } = voice.facts;
    const more = quotedPhrase(voice.facts.siblings_details);
    if (count === null) return say(more, (text) => `भाई-बहनों के बारे में प्रोफ़ाइल में लिखा है: ${text}।`);
    if (count === 0) return `${whose(voice, 'के')} भाई-बहन नहीं हैं।`;
    return `${whose(voice, 'के')} भाई-बहन: ${count}${more === null ? '' : ` (${more})`}।`;
  },
  mamkul: (voice) =>
    say(quotedPhrase(voice.facts.mamkul), (text) => `${whose(voice, 'का')} ननिहाल ${text} है।`),
  family_type: (voice) =>
    say(voice.facts.family_type, (type) => `${whose(voice, 'का')} परिवार ${FAMILY[type]} है।`),
  family_values: (voice) =>
    say(
      voice.facts.family_values,
      (values) => `${whose(voice, 'के')} परिवार के मूल्य ${VALUE_NAMES.hi[values]} हैं।`,
    ),
  family_financial_status: (voice) =>
    say(
      quotedPhrase(voice.facts.family_financial_status),
      (text) => `${whose(voice, 'के')} परिवार की आर्थिक स्थिति: ${text}।`,
    ),
  expectation: (voice) =>
    inARow(
      say(
        quotedText(voice.facts.expectation),
        (text) => `जीवनसाथी से ${whose(voice, 'की')} अपेक्षा: “${text}”`,
      ),
      wishesIn('hi', voice),
    ),
  dietary_preferences: (voice) => say(dietOf(voice), (text) => `${who(voice)} ${text}।`),
  drinking_habits: (voice) =>
    say(voice.facts.drinking_habits, (habit) =>
      habit === 'never'
        ? `${who(voice)} शराब नहीं ${byGender(voice, 'पीतीं', 'पीते')}।`
        : `${who(voice)} ${OFTEN[habit]} शराब ${byGender(voice, 'पीती', 'पीते')} हैं।`,
    ),
  smoking_habits: (voice) =>
    say(voice.facts.smoking_habits, (habit) =>
      habit === 'never'
        ? `${who(voice)} धूम्रपान नहीं ${byGender(voice, 'करतीं', 'करते')}।`
        : `${who(voice)} ${OFTEN[habit]} धूम्रपान ${byGender(voice, 'करती', 'करते')} हैं।`,
    ),
  type_of_marriage_ceremony: (voice) =>
    say(
      quotedPhrase(voice.facts.type_of_marriage_ceremony),
      (text) => `विवाह समारोह के लिए ${whose(voice, 'की')} इच्छा: ${text}।`,
    ),
  rashi: (voice) =>
    say(voice.facts.rashi, (rashi) => `${whose(voice, 'की')} राशि ${RASHI_NAMES.hi[rashi]} है।`),
  gotra: (voice) =>
    say(quotedPhrase(voice.facts.gotra), (text) => `${whose(voice, 'का')} गोत्र ${text} है।`),
  mangal_dosh: (voice) =>
    say(
      voice.facts.mangal_dosh,
      (dosh) => `प्रोफ़ाइल के अनुसार ${voice.isFirst ? `${nameOf(voice)} को` : 'उन्हें'} ${MANGAL[dosh]}।`,
    ),
  birthname: (voice) =>
    say(quotedPhrase(voice.facts.birthname), (text) => `${whose(voice, 'का')} जन्म नाम ${text} है।`),
  gun_milan: (voice) => {
    const { points, noPoints } = voice.facts;
    if (points !== null)
      return `${nameOf(voice)} के साथ आपके ${GUN_MILAN_MOST} में से ${points.total} गुण मिलते हैं। हर कूट के गुण प्रोफ़ाइल पर दिखते हैं।`;
    return noPoints === 'own_birthname'
      ? 'गुण मिलान अभी नहीं है, क्योंकि आपका अपना जन्म नाम नहीं दिया गया है। उसे अपनी प्रोफ़ाइल के कुंडली भाग में भरें।'
      : null;
  },
  photos: ({ facts: { photos } }) =>
    photos === 0
      ? 'प्रोफ़ाइल पर अभी कोई फ़ोटो नहीं है।'
      : `प्रोफ़ाइल पर ${photos} फ़ोटो ${photos === 1 ? 'है' : 'हैं'}। मैं ${photos === 1 ? 'उसका' : 'उनका'} वर्णन नहीं कर सकता, पर आप ${photos === 1 ? 'उसे' : 'उन्हें'} ऊपर देख सकते हैं।`,
  video: (voice) =>
    voice.facts.hasVideo
      ? 'हाँ, वीडियो परिचय है। उसे प्रोफ़ाइल पर देखा जा सकता है।'
      : 'वीडियो परिचय अभी नहीं है।',
};
