import type { Missing } from '../../topics.ts';
import { tongueOf } from '../tongue-of.ts';
import type { Tongue } from '../tongue.ts';
import { byGender } from '../voice.ts';
import { labels } from './labels.ts';
import { tell } from './tell.ts';
import { nameOf, who, whose } from './words.ts';

/** Questions that lead to each topic, in Marathi. */
const suggestion: Tongue['suggestion'] = {
  summary: () => 'त्यांच्याबद्दल थोडक्यात सांगा',
  name: () => 'त्यांचे पूर्ण नाव काय आहे?',
  gender: () => 'वधू की वर?',
  age: () => 'त्यांचे वय किती आहे?',
  birthdate: () => 'त्यांची जन्मतारीख काय आहे?',
  height: () => 'त्यांची उंची किती आहे?',
  maritial_status: () => 'त्यांची वैवाहिक स्थिती काय आहे?',
  mother_tongue: () => 'त्यांची मातृभाषा कोणती आहे?',
  current_city: (voice) => `${byGender(voice, 'त्या', 'ते')} कुठे राहतात?`,
  bloodgroup: () => 'त्यांचा रक्तगट काय आहे?',
  aboutme: () => 'त्यांचा स्वभाव कसा आहे?',
  hobbies_and_interests: () => 'त्यांचे छंद काय आहेत?',
  education: () => 'त्यांचे शिक्षण काय आहे?',
  continuing_education: () => 'त्यांना पुढे शिकायचे आहे का?',
  occupation: () => 'त्यांचा व्यवसाय काय आहे?',
  work: () => 'त्यांची कंपनी कोणती आहे?',
  annual_income: () => 'त्यांचे वार्षिक उत्पन्न किती आहे?',
  career_goals: () => 'त्यांचे ध्येय काय आहे?',
  property_details: () => 'त्यांची मालमत्ता काय आहे?',
  family: () => 'त्यांच्या कुटुंबाबद्दल सांगा',
  father_occupation: () => 'त्यांचे वडील काय करतात?',
  mother_occupation: () => 'त्यांची आई काय करते?',
  siblings: () => 'त्यांना किती भावंडे आहेत?',
  mamkul: () => 'त्यांचे मामेकुळ काय आहे?',
  family_type: () => 'एकत्र कुटुंब आहे का?',
  family_values: () => 'त्यांच्या कुटुंबाची मूल्ये काय आहेत?',
  family_financial_status: () => 'कुटुंबाची आर्थिक स्थिती कशी आहे?',
  expectation: () => 'जोडीदाराविषयी त्यांच्या अपेक्षा काय आहेत?',
  dietary_preferences: (voice) => `${byGender(voice, 'त्या', 'ते')} शाकाहारी आहेत का?`,
  drinking_habits: (voice) => `${byGender(voice, 'त्या', 'ते')} मद्यपान करतात का?`,
  smoking_habits: (voice) => `${byGender(voice, 'त्या', 'ते')} धूम्रपान करतात का?`,
  type_of_marriage_ceremony: () => 'त्यांना लग्न कशा पद्धतीने हवे आहे?',
  horoscope: () => 'त्यांच्या पत्रिकेबद्दल सांगा',
  rashi: () => 'त्यांची रास कोणती आहे?',
  gotra: () => 'त्यांचे गोत्र काय आहे?',
  mangal_dosh: () => 'त्यांना मंगळ दोष आहे का?',
  birthname: () => 'त्यांचे जन्मनाव काय आहे?',
  gun_milan: () => 'आमचे किती गुण जुळतात?',
  photos: () => 'फोटो आहेत का?',
  video: () => 'व्हिडिओ परिचय आहे का?',
  verification: () => 'प्रोफाइलची पडताळणी झाली आहे का?',
};

/** Of what a profile does not give information, in Marathi. */
const missing: Readonly<Record<Missing, string>> = {
  family_town: 'कुटुंब कुठे राहते याची',
  native_place: 'मूळ गावाची',
  move: 'स्थलांतराविषयी',
  household: 'कोण कोणासोबत राहते याची',
  in_laws: 'सासरविषयीच्या विचारांची',
  housework: 'घरकामाविषयी',
  school: 'शाळा किंवा कॉलेजची',
  work_conditions: 'कामाच्या वेळा आणि स्वरूपाविषयी',
  support: 'आर्थिक आधाराविषयी',
  nakshatra: 'नक्षत्राची',
  birth_time: 'जन्मवेळेची',
  children: 'अपत्यांविषयी',
  character: 'स्वभावाविषयी अधिक',
  plans: 'पुढच्या बेतांविषयी',
  of_father: 'वडिलांविषयी अधिक',
  of_mother: 'आईविषयी अधिक',
  of_siblings: 'भावंडांविषयी अधिक',
};

/** What is said without looking into the profile, in Marathi. */
const manner: Tongue['manner'] = {
  contact: () =>
    'मी फोन नंबर, ईमेल किंवा पत्ता देऊ शकत नाही. ज्यांना परवानगी आहे त्यांना संपर्काची माहिती ‘संपर्क’ भागात दिसते.',
  other_people: (voice) =>
    `मी फक्त ${nameOf(voice)} यांच्या प्रोफाइलविषयी सांगू शकतो, इतर कोणाविषयी नाही.`,
  instructions: (voice) => `मी फक्त ${nameOf(voice)} यांच्या प्रोफाइलमध्ये लिहिलेल्या माहितीवरून उत्तरे देतो.`,
  unlisted: () => 'ती माहिती दिलेली नाही: प्रोफाइलमध्ये त्याचा उल्लेख नाही.',
  private: () => 'ती माहिती खासगी आहे, मी ती सांगू शकत नाही.',
  next_step: (voice) =>
    `प्रोफाइलवर ‘पसंती पाठवा’ दाबा: ${nameOf(voice)} यांचे उत्तर होकार किंवा नम्र नकार असू शकते. ‘चॅट’ दाबून चॅट विनंतीही पाठवता येते; ती स्वीकारली गेली की चॅट सुरू होते.`,
  greeting: (voice) => `नमस्कार! ${nameOf(voice)} यांच्या प्रोफाइलविषयी काहीही विचारा.`,
  thanks: () => 'आनंद आहे. आणखी काही विचारायचे असल्यास जरूर विचारा.',
  helper: (voice) =>
    `मी स्वयंचलित सहाय्यक आहे, व्यक्ती नाही. ${nameOf(voice)} यांच्या प्रोफाइलमध्ये जे लिहिले आहे त्यावरून मी उत्तरे देतो.`,
};

/** Marathi in Devanagari, in the respectful register. */
export const marathi = tongueOf({
  tell,
  parents: {
    father_occupation: {
      works: (voice, work) => `${whose(voice, 'च्या')} वडिलांचा व्यवसाय: ${work}.`,
      isNoMore: (voice) => `${whose(voice, 'चे')} वडील हयात नाहीत.`,
      was: (text) => `त्यांच्याविषयी प्रोफाइलमध्ये लिहिले आहे: ${text}.`,
    },
    mother_occupation: {
      works: (voice, work) => `${whose(voice, 'च्या')} आईचा व्यवसाय: ${work}.`,
      isNoMore: (voice) => `${whose(voice, 'ची')} आई हयात नाही.`,
      was: (text) => `त्यांच्याविषयी प्रोफाइलमध्ये लिहिले आहे: ${text}.`,
    },
  },
  verification: {
    kinds: { personal: 'ओळख', job: 'नोकरी', salary: 'उत्पन्न', property: 'मालमत्ता' },
    proven: (kinds) => `पडताळणी झालेली: ${kinds.join(', ')}.`,
    open: (kinds) => `पडताळणी न झालेली: ${kinds.join(', ')}.`,
    dearerPlan: (showsSome) =>
      showsSome
        ? 'तुमच्या प्लॅनमध्ये सर्व पडताळणी दिसत नाही; मोठ्या प्लॅनमध्ये अधिक दिसते.'
        : 'तुमच्या प्लॅनमध्ये पडताळणी दिसत नाही; मोठ्या प्लॅनमध्ये दिसते.',
  },
  notGiven: (topic, voice) =>
    topic === 'gun_milan'
      ? 'गुण मिलन दिलेले नाही: त्यासाठी प्रोफाइलमध्ये पुरेशी माहिती नाही.'
      : `${whose(voice, 'च्या')} प्रोफाइलमध्ये ${labels[topic]} ही माहिती दिलेली नाही.`,
  yes: 'होय.',
  no: 'नाही.',
  notExactly: 'प्रोफाइलमध्ये नेमके तसे लिहिलेले नाही.',
  noMore: 'ती माहिती प्रोफाइलमध्ये दिलेली नाही.',
  missing: (what) => `प्रोफाइलमध्ये ${missing[what]} माहिती दिलेली नाही.`,
  panel: {
    nadi: 'दोघांची नाडी प्रोफाइलवरील ‘गुण मिलन’ भागात दिसते.',
    nakshatra: 'जन्मनावावरून येणारे नक्षत्र प्रोफाइलवरील ‘गुण मिलन’ भागात दिसते.',
  },
  noneNamed: { brother: 'प्रोफाइलमध्ये भावाचा उल्लेख नाही.', sister: 'प्रोफाइलमध्ये बहिणीचा उल्लेख नाही.' },
  comparison: {
    unknown: (topic) => `तुमची स्वतःची माहिती (${labels[topic]}) दिलेली नसल्याने तुलना करता येत नाही.`,
    same: 'होय, दोघांचे सारखेच आहे.',
    different: 'नाही, दोघांचे सारखे नाही.',
    equal: (topic) => `तुम्हा ${topic === 'age' ? 'दोघांचे वय सारखेच' : 'दोघांची उंची सारखीच'} आहे.`,
    apart: (topic, amount, more, voice) => {
      const older = more ? byGender(voice, 'मोठ्या', 'मोठे') : 'लहान';
      return topic === 'age'
        ? `${who(voice)} तुमच्यापेक्षा ${amount} ${amount === 1 ? 'वर्षाने' : 'वर्षांनी'} ${older} आहेत.`
        : `${who(voice)} तुमच्यापेक्षा ${amount} सेंमीने ${more ? 'उंच' : 'कमी उंच'} आहेत.`;
    },
  },
  lost: (voice) =>
    `याचे उत्तर ${nameOf(voice)} यांच्या प्रोफाइलमध्ये सापडले नाही. कुटुंब, शिक्षण, नोकरी, सवयी, अपेक्षा किंवा पत्रिका यांविषयी विचारा.`,
  manner,
  suggestion,
});
