import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import { groupIndian } from 'shared-contracts/domain/units';
import { toldPhrase } from '../../plain-text.ts';

const RASHI_NAMES_IN_BOTH = {
  mesha: 'मेष',
  vrishabha: 'वृषभ',
  mithuna: 'मिथुन',
  karka: 'कर्क',
  simha: 'सिंह',
  kanya: 'कन्या',
  vrishchika: 'वृश्चिक',
  makara: 'मकर',
  kumbha: 'कुंभ',
  meena: 'मीन',
} as const;

/** The moon signs as Marathi and Hindi write them. */
export const RASHI_NAMES = {
  mr: { ...RASHI_NAMES_IN_BOTH, tula: 'तूळ', dhanu: 'धनू' },
  hi: { ...RASHI_NAMES_IN_BOTH, tula: 'तुला', dhanu: 'धनु' },
} as const;

/** The values of a family, in the words of the profile page. */
export const VALUE_NAMES = {
  mr: { traditional: 'पारंपरिक', moderate: 'मध्यममार्गी', liberal: 'आधुनिक' },
  hi: { traditional: 'पारंपरिक', moderate: 'संतुलित', liberal: 'आधुनिक' },
} as const;

/** Centimetres as feet and inches in the given words; null stays null. */
export function heightIn(
  cm: number | null,
  feet: string,
  inch: string,
  centimetre: string,
): string | null {
  if (cm === null) return null;
  const inches = Math.round(cm / 2.54);
  return `${Math.floor(inches / 12)} ${feet} ${inches % 12} ${inch} (${cm} ${centimetre})`;
}

const WISH_WORDS = {
  mr: {
    lead: 'अपेक्षित',
    age: 'वय',
    height: 'उंची',
    city: 'शहर',
    education: 'शिक्षण',
    job: 'व्यवसाय',
    income: 'उत्पन्न किमान',
    cm: 'सेंमी',
  },
  hi: {
    lead: 'अपेक्षित',
    age: 'उम्र',
    height: 'कद',
    city: 'शहर',
    education: 'शिक्षा',
    job: 'व्यवसाय',
    income: 'आय कम से कम',
    cm: 'सेमी',
  },
} as const;

/** The wishes that have values of their own as one sentence; null without any. */
export function wishesIn(language: 'hi' | 'mr', wishes: PartnerPreferences | null): string | null {
  if (wishes === null) return null;
  const words = WISH_WORDS[language];
  const parts = [
    range(wishes.age_from, wishes.age_to, words.age, ''),
    range(wishes.height_from, wishes.height_to, words.height, ` ${words.cm}`),
    wishes.current_city && `${words.city}: ${wishes.current_city.map(toldPhrase).join(', ')}`,
    wishes.education && `${words.education}: ${toldPhrase(wishes.education)}`,
    wishes.occupation && `${words.job}: ${toldPhrase(wishes.occupation)}`,
    wishes.annual_income_from !== undefined &&
      `${words.income} ₹${groupIndian(wishes.annual_income_from)}`,
  ].filter((part) => typeof part === 'string');
  const stop = language === 'hi' ? '।' : '.';
  return parts.length === 0 ? null : `${words.lead}: ${parts.join('; ')}${stop}`;
}

function range(
  from: number | undefined,
  to: number | undefined,
  word: string,
  unit: string,
): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  return `${word} ${[from, to].filter((end) => end !== undefined).join('–')}${unit}`;
}
