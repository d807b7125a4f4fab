import { groupIndian } from 'shared-contracts/domain/units';
import { quotedPhrase } from '../plain-text.ts';
import type { Topic } from '../topics.ts';
import { labels as hindi } from './hindi/labels.ts';
import { labels as marathi } from './marathi/labels.ts';
import type { Voice } from './voice.ts';

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
    or: 'किंवा',
    more: 'किंवा जास्त',
    between: 'ते',
    until: 'पर्यंत',
    years: 'वर्षे',
    yearsUntil: 'वर्षांपर्यंत',
  },
  hi: {
    lead: 'अपेक्षित',
    or: 'या',
    more: 'या अधिक',
    between: 'से',
    until: 'तक',
    years: 'साल',
    yearsUntil: 'साल तक',
  },
} as const;
const LABELS = { mr: marathi, hi: hindi } as const;

/** Wishes that name values of a list, in the order in which English tells them. */
const CHOSEN = [
  'maritial_status',
  'dietary_preferences',
  'drinking_habits',
  'smoking_habits',
  'family_type',
  'family_values',
  'mangal_dosh',
] as const;

/** The wishes that have values of their own as one sentence, in the words of the profile page; null without any. */
export function wishesIn(language: 'hi' | 'mr', { facts, wishText }: Voice): string | null {
  const { wishes } = facts;
  if (wishes === null) return null;
  const words = WISH_WORDS[language];
  const labels = LABELS[language];
  const named = (topic: Topic, text: string | null | undefined, colon = ':') =>
    text ? `${labels[topic]}${colon} ${text}` : undefined;
  const oneOf = (texts: readonly (string | null)[] = []) =>
    texts.filter((text) => text !== null).join(` ${words.or} `);
  const heightOf = (cm: number | undefined) =>
    cm === undefined ? undefined : wishText('height_from', cm, language);
  const income = wishes.annual_income_from;
  const parts = [
    named('age', yearsText(wishes.age_from, wishes.age_to, words), ''),
    named('height', rangeText(heightOf(wishes.height_from), heightOf(wishes.height_to), words), ''),
    named('current_city', oneOf(wishes.current_city?.map(quotedPhrase))),
    named('education', quotedPhrase(wishes.education ?? null)),
    named('occupation', quotedPhrase(wishes.occupation ?? null)),
    income !== undefined && named('annual_income', `₹${groupIndian(income)} ${words.more}`, ''),
    ...CHOSEN.map((field) =>
      named(field, oneOf(wishes[field]?.map((value) => wishText(field, [value], language)))),
    ),
  ].filter((part) => typeof part === 'string');
  const stop = language === 'hi' ? '।' : '.';
  return parts.length === 0 ? null : `${words.lead}: ${parts.join('; ')}${stop}`;
}

type WishWords = (typeof WISH_WORDS)[keyof typeof WISH_WORDS];

function yearsText(
  from: number | undefined,
  to: number | undefined,
  { between, years, yearsUntil, more }: WishWords,
): string | undefined {
  if (from !== undefined && to !== undefined) return `${from} ${between} ${to} ${years}`;
  if (from !== undefined) return `${from} ${years} ${more}`;
  return to === undefined ? undefined : `${to} ${yearsUntil}`;
}

function rangeText(
  from: string | undefined,
  to: string | undefined,
  { between, more, until }: WishWords,
): string | undefined {
  if (from !== undefined && to !== undefined) return `${from} ${between} ${to}`;
  if (from !== undefined) return `${from} ${more}`;
  return to === undefined ? undefined : `${to} ${until}`;
}
