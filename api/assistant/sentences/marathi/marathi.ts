import { tongueOf } from '../tongue-of.ts';
import { byGender } from '../voice.ts';
import { labels } from './labels.ts';
import { manner } from './manner.ts';
import { missing } from './missing.ts';
import { suggestion } from './suggestion.ts';
import { tell } from './tell.ts';
import { nameOf, who, whose } from './words.ts';

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
