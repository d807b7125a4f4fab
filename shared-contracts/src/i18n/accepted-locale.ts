import { LOCALES, type Locale } from './i18n.ts';

/** Entries of a header that are looked at: a browser sends a handful, and anybody may send more. */
const MOST_ENTRIES = 20;

/** The language of ours that an Accept-Language header likes best, the first of equals; English where it names none. */
export function acceptedLocale(header: string | undefined): Locale {
  let best: { locale: Locale; weight: number } | null = null;
  for (const entry of (header ?? '').split(',', MOST_ENTRIES)) {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const language = range.toLowerCase().split('-')[0];
    const locale = LOCALES.find((one) => one === language);
    const weight = weightIn(parameters);
    if (locale !== undefined && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? 'en';
}

/** 1 without `q=`, 0 for one that is no number from 0 to 1. */
function weightIn(parameters: readonly string[]): number {
  const written = parameters.find((one) => one.startsWith('q='))?.slice(2);
  if (written === undefined) return 1;
  const weight = Number(written);
  return weight <= 1 ? weight : 0;
}
