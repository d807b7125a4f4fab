import type { Tongue } from '../tongue.ts';
import { nameOf } from './words.ts';

/** What is said without looking into the profile, in Marathi. */
export const manner: Tongue['manner'] = {
  contact: () =>
    'मी फोन नंबर, ईमेल किंवा पत्ता देऊ शकत नाही. ज्यांना परवानगी आहे त्यांना संपर्काची माहिती ‘संपर्क’ भागात दिसते.',
  other_people: (voice) =>
    `मी फक्त ${nameOf(voice)} यांच्या प्रोफाइलविषयी सांगू शकतो, इतर कोणाविषयी नाही.`,
  instructions: (voice) => `मी फक्त ${nameOf(voice)} यांच्या प्रोफाइलमध्ये लिहिलेल्या माहितीवरून उत्तरे देतो.`,
  unlisted: () => 'ती माहिती दिलेली नाही: प्रोफाइलमध्ये त्याचा उल्लेख नाही.',
  private: () => 'ती माहिती खासगी आहे, मी ती सांगू शकत नाही.',
  greeting: (voice) => `नमस्कार! ${nameOf(voice)} यांच्या प्रोफाइलविषयी काहीही विचारा.`,
  thanks: () => 'धन्यवाद. आणखी काही विचारायचे असल्यास जरूर विचारा.',
  helper: (voice) =>
    `मी स्वयंचलित सहाय्यक आहे, व्यक्ती नाही. ${nameOf(voice)} यांच्या प्रोफाइलमध्ये जे लिहिले आहे त्यावरून मी उत्तरे देतो.`,
};
