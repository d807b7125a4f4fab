import type { Locale } from '../i18n/i18n.ts';

/** A name of a list that the page carries itself, as each language of the site writes it. */
export type ListedName = Readonly<Record<Locale, string>>;

/** In English, Marathi and Hindi. */
const NAMES = {
  Marathi: ['Marathi', 'मराठी', 'मराठी'],
  Konkani: ['Konkani', 'कोंकणी', 'कोंकणी'],
  Hindi: ['Hindi', 'हिंदी', 'हिंदी'],
  Gujarati: ['Gujarati', 'गुजराती', 'गुजराती'],
  Kannada: ['Kannada', 'कन्नड', 'कन्नड़'],
  Telugu: ['Telugu', 'तेलुगू', 'तेलुगु'],
  Ahirani: ['Ahirani', 'अहिराणी', 'अहिराणी'],
  Malvani: ['Malvani', 'मालवणी', 'मालवणी'],
  Varhadi: ['Varhadi', 'वऱ्हाडी', 'वर्हाड़ी'],
  Marwari: ['Marwari', 'मारवाडी', 'मारवाड़ी'],
  Sindhi: ['Sindhi', 'सिंधी', 'सिंधी'],
  Punjabi: ['Punjabi', 'पंजाबी', 'पंजाबी'],
  Tamil: ['Tamil', 'तमिळ', 'तमिल'],
  Malayalam: ['Malayalam', 'मल्याळम', 'मलयालम'],
  Tulu: ['Tulu', 'तुळू', 'तुलु'],
  Urdu: ['Urdu', 'उर्दू', 'उर्दू'],
  Bengali: ['Bengali', 'बंगाली', 'बंगाली'],
  Odia: ['Odia', 'ओडिया', 'ओड़िया'],
  Assamese: ['Assamese', 'आसामी', 'असमिया'],
  Bhojpuri: ['Bhojpuri', 'भोजपुरी', 'भोजपुरी'],
  Maithili: ['Maithili', 'मैथिली', 'मैथिली'],
  Rajasthani: ['Rajasthani', 'राजस्थानी', 'राजस्थानी'],
  Kutchi: ['Kutchi', 'कच्छी', 'कच्छी'],
  Kashmiri: ['Kashmiri', 'काश्मिरी', 'कश्मीरी'],
  Nepali: ['Nepali', 'नेपाळी', 'नेपाली'],
  English: ['English', 'इंग्रजी', 'अंग्रेज़ी'],
} as const satisfies Record<string, readonly [en: string, mr: string, hi: string]>;

/** Mother tongues of families of Maharashtra and around, those spoken most first. */
export const MOTHER_TONGUES: readonly ListedName[] = Object.values(NAMES).map(([en, mr, hi]) => ({
  en,
  mr,
  hi,
}));
