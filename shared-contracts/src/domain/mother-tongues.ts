import type { Locale } from '../i18n/i18n.ts';

/** A name of a list that the page carries itself, as each language of the site writes it. */
export type ListedName = Readonly<Record<Locale, string>>;

/** Mother tongues of families of Maharashtra and around, those spoken most first. */
export const MOTHER_TONGUES: readonly ListedName[] = [
  ['Marathi', 'मराठी'],
  ['Konkani', 'कोंकणी'],
  ['Hindi', 'हिंदी'],
  ['Gujarati', 'गुजराती'],
  ['Kannada', 'कन्नड', 'कन्नड़'],
  ['Telugu', 'तेलुगू', 'तेलुगु'],
  ['Ahirani', 'अहिराणी'],
  ['Malvani', 'मालवणी'],
  ['Varhadi', 'वऱ्हाडी', 'वर्हाड़ी'],
  ['Marwari', 'मारवाडी', 'मारवाड़ी'],
  ['Sindhi', 'सिंधी'],
  ['Punjabi', 'पंजाबी'],
  ['Tamil', 'तमिळ', 'तमिल'],
  ['Malayalam', 'मल्याळम', 'मलयालम'],
  ['Tulu', 'तुळू', 'तुलु'],
  ['Urdu', 'उर्दू'],
  ['Bengali', 'बंगाली'],
  ['Odia', 'ओडिया', 'ओड़िया'],
  ['Assamese', 'आसामी', 'असमिया'],
  ['Bhojpuri', 'भोजपुरी'],
  ['Maithili', 'मैथिली'],
  ['Rajasthani', 'राजस्थानी'],
  ['Kutchi', 'कच्छी'],
  ['Kashmiri', 'काश्मिरी', 'कश्मीरी'],
  ['Nepali', 'नेपाळी', 'नेपाली'],
  ['English', 'इंग्रजी', 'अंग्रेज़ी'],
].map(([en = '', mr = '', hi = mr]) => ({ en, mr, hi }));
