import type { Missing } from '../../topics.ts';
import { tongueOf } from '../tongue-of.ts';
import type { Tongue } from '../tongue.ts';
import { byGender } from '../voice.ts';
import { labels } from './labels.ts';
import { tell } from './tell.ts';
import { nameOf, who, whose } from './words.ts';

/** Questions that lead to each topic, in Hindi. */
const suggestion: Tongue['suggestion'] = {
  summary: () => 'उनके बारे में संक्षेप में बताइए',
  name: () => 'उनका पूरा नाम क्या है?',
  gender: () => 'वधू हैं या वर?',
  age: () => 'उनकी उम्र क्या है?',
  birthdate: () => 'उनकी जन्म तिथि क्या है?',
  height: () => 'उनका कद कितना है?',
  maritial_status: () => 'उनकी वैवाहिक स्थिति क्या है?',
  mother_tongue: () => 'उनकी मातृभाषा क्या है?',
  current_city: (voice) => `वे कहाँ ${byGender(voice, 'रहती', 'रहते')} हैं?`,
  bloodgroup: () => 'उनका रक्त समूह क्या है?',
  aboutme: () => 'उनका स्वभाव कैसा है?',
  hobbies_and_interests: () => 'उनके शौक क्या हैं?',
  education: () => 'उनकी शिक्षा क्या है?',
  continuing_education: (voice) => `क्या वे आगे पढ़ना ${byGender(voice, 'चाहती', 'चाहते')} हैं?`,
  occupation: () => 'उनका व्यवसाय क्या है?',
  work: () => 'उनकी कंपनी कौन-सी है?',
  annual_income: () => 'उनकी वार्षिक आय कितनी है?',
  career_goals: () => 'उनका लक्ष्य क्या है?',
  property_details: () => 'उनकी संपत्ति क्या है?',
  family: () => 'उनके परिवार के बारे में बताइए',
  father_occupation: () => 'उनके पिता क्या करते हैं?',
  mother_occupation: () => 'उनकी माता क्या करती हैं?',
  siblings: () => 'उनके कितने भाई-बहन हैं?',
  mamkul: () => 'उनका ननिहाल कहाँ है?',
  family_type: () => 'क्या संयुक्त परिवार है?',
  family_values: () => 'उनके पारिवारिक मूल्य क्या हैं?',
  family_financial_status: () => 'परिवार की आर्थिक स्थिति कैसी है?',
  expectation: () => 'जीवनसाथी से उनकी क्या अपेक्षा है?',
  dietary_preferences: () => 'क्या वे शाकाहारी हैं?',
  drinking_habits: (voice) => `क्या वे शराब ${byGender(voice, 'पीती', 'पीते')} हैं?`,
  smoking_habits: (voice) => `क्या वे धूम्रपान ${byGender(voice, 'करती', 'करते')} हैं?`,
  type_of_marriage_ceremony: (voice) => `वे किस तरह की शादी ${byGender(voice, 'चाहती', 'चाहते')} हैं?`,
  horoscope: () => 'उनकी कुंडली के बारे में बताइए',
  rashi: () => 'उनकी राशि क्या है?',
  gotra: () => 'उनका गोत्र क्या है?',
  mangal_dosh: () => 'क्या मंगल दोष है?',
  birthname: () => 'उनका जन्म नाम क्या है?',
  gun_milan: () => 'हमारे कितने गुण मिलते हैं?',
  photos: () => 'क्या फ़ोटो हैं?',
  video: () => 'क्या वीडियो परिचय है?',
  verification: () => 'क्या प्रोफ़ाइल सत्यापित है?',
};

/** Of what a profile does not give information, in Hindi. */
const missing: Readonly<Record<Missing, string>> = {
  family_town: 'परिवार कहाँ रहता है, इसकी',
  native_place: 'मूल गाँव की',
  move: 'स्थान बदलने के बारे में',
  household: 'कौन किसके साथ रहता है, इसकी',
  in_laws: 'ससुराल के बारे में विचारों की',
  housework: 'घर के काम के बारे में',
  school: 'स्कूल या कॉलेज की',
  work_conditions: 'काम के समय और तरीके के बारे में',
  support: 'आर्थिक सहारे के बारे में',
  nakshatra: 'नक्षत्र की',
  birth_time: 'जन्म समय की',
  children: 'बच्चों के बारे में',
  character: 'स्वभाव के बारे में अधिक',
  plans: 'आगे की योजनाओं के बारे में',
  of_father: 'पिता के बारे में अधिक',
  of_mother: 'माता के बारे में अधिक',
  of_siblings: 'भाई-बहनों के बारे में अधिक',
};

/** What is said without looking into the profile, in Hindi. */
const manner: Tongue['manner'] = {
  contact: () =>
    'मैं फ़ोन नंबर, ईमेल या पता नहीं दे सकता। जिन्हें अनुमति है, उन्हें संपर्क की जानकारी ‘संपर्क’ भाग में दिखती है।',
  other_people: (voice) => `मैं केवल ${nameOf(voice)} की प्रोफ़ाइल के बारे में बता सकता हूँ, औरों के बारे में नहीं।`,
  instructions: (voice) => `मैं केवल ${nameOf(voice)} की प्रोफ़ाइल में लिखी बातों से उत्तर देता हूँ।`,
  unlisted: () => 'यह जानकारी नहीं दी गई है: प्रोफ़ाइल में इसका उल्लेख नहीं है।',
  private: () => 'यह निजी जानकारी है, मैं इसे नहीं बता सकता।',
  next_step: (voice) =>
    `प्रोफ़ाइल पर ‘पसंद भेजें’ दबाइए: ${nameOf(voice)} की ओर से हाँ या विनम्र इनकार आ सकता है। ‘चैट’ दबाकर चैट अनुरोध भी भेजा जा सकता है; स्वीकार होने पर चैट शुरू होती है।`,
  greeting: (voice) => `नमस्ते! ${nameOf(voice)} की प्रोफ़ाइल के बारे में कुछ भी पूछिए।`,
  thanks: () => 'कोई बात नहीं। और कुछ पूछना हो तो ज़रूर पूछिए।',
  helper: (voice) =>
    `मैं एक स्वचालित सहायक हूँ, कोई व्यक्ति नहीं। ${nameOf(voice)} की प्रोफ़ाइल में जो लिखा है, उसी से उत्तर देता हूँ।`,
};

/** Hindi in Devanagari, in the respectful register. */
export const hindi = tongueOf({
  tell,
  parents: {
    father_occupation: {
      works: (voice, work) => `${whose(voice, 'के')} पिता का व्यवसाय: ${work}।`,
      isNoMore: (voice) => `${whose(voice, 'के')} पिता अब नहीं रहे।`,
      was: (text) => `उनके बारे में प्रोफ़ाइल में लिखा है: ${text}।`,
    },
    mother_occupation: {
      works: (voice, work) => `${whose(voice, 'की')} माता का व्यवसाय: ${work}।`,
      isNoMore: (voice) => `${whose(voice, 'की')} माता अब नहीं रहीं।`,
      was: (text) => `उनके बारे में प्रोफ़ाइल में लिखा है: ${text}।`,
    },
  },
  verification: {
    kinds: { personal: 'पहचान', job: 'नौकरी', salary: 'आय', property: 'संपत्ति' },
    proven: (kinds) => `सत्यापित: ${kinds.join(', ')}।`,
    open: (kinds) => `सत्यापित नहीं: ${kinds.join(', ')}।`,
    dearerPlan: (showsSome) =>
      showsSome
        ? 'आपके प्लान में सभी सत्यापन नहीं दिखते; बड़े प्लान में अधिक दिखते हैं।'
        : 'आपके प्लान में सत्यापन नहीं दिखता; बड़े प्लान में दिखता है।',
  },
  notGiven: (topic, voice) =>
    topic === 'gun_milan'
      ? 'गुण मिलान नहीं दिया गया है: उसके लिए प्रोफ़ाइल में पर्याप्त जानकारी नहीं है।'
      : `${whose(voice, 'की')} प्रोफ़ाइल में ${labels[topic]} के बारे में जानकारी नहीं दी गई है।`,
  yes: 'हाँ।',
  no: 'नहीं।',
  notExactly: 'प्रोफ़ाइल में ठीक ऐसा नहीं लिखा है।',
  noMore: 'यह जानकारी प्रोफ़ाइल में नहीं दी गई है।',
  missing: (what) => `प्रोफ़ाइल में ${missing[what]} जानकारी नहीं दी गई है।`,
  panel: {
    nadi: 'दोनों की नाड़ी प्रोफ़ाइल के ‘गुण मिलान’ भाग में दिखती है।',
    nakshatra: 'जन्म नाम से निकलने वाला नक्षत्र प्रोफ़ाइल के ‘गुण मिलान’ भाग में दिखता है।',
  },
  noneNamed: { brother: 'प्रोफ़ाइल में भाई का उल्लेख नहीं है।', sister: 'प्रोफ़ाइल में बहन का उल्लेख नहीं है।' },
  comparison: {
    unknown: (topic) => `आपकी अपनी जानकारी (${labels[topic]}) नहीं दी गई है, इसलिए तुलना नहीं हो सकती।`,
    same: 'हाँ, दोनों का एक ही है।',
    different: 'नहीं, दोनों का एक नहीं है।',
    equal: (topic) => `आप ${topic === 'age' ? 'दोनों की उम्र' : 'दोनों का कद'} एक है।`,
    apart: (topic, amount, more, voice) => {
      const tall = byGender(voice, 'लंबी', 'लंबे');
      const older = more ? byGender(voice, 'बड़ी', 'बड़े') : byGender(voice, 'छोटी', 'छोटे');
      return topic === 'age'
        ? `${who(voice)} आपसे ${amount} साल ${older} हैं।`
        : `${who(voice)} आपसे ${amount} सेमी ${more ? tall : `कम ${tall}`} हैं।`;
    },
  },
  lost: (voice) =>
    `इसका उत्तर ${nameOf(voice)} की प्रोफ़ाइल में नहीं मिला। परिवार, शिक्षा, नौकरी, आदतों, अपेक्षाओं या कुंडली के बारे में पूछिए।`,
  manner,
  suggestion,
});
