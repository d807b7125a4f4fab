import { NAKSHATRA_NAMES } from 'shared-contracts/domain/nakshatras';
import type { Locale } from 'shared-contracts/i18n/i18n';

/** A lunar mansion, 1 to 27, as the language of the page calls it; empty for any other number. */
export function starName(nakshatra: number, locale: Locale): string {
  return NAKSHATRA_NAMES[nakshatra - 1]?.[locale] ?? '';
}

/** The same with Devanagari beside Latin letters: `Rohini (रोहिणी)`. */
export function starInBothScripts(nakshatra: number, locale: Locale): string {
  const name = starName(nakshatra, locale);
  return locale === 'en' ? `${name} (${starName(nakshatra, 'mr')})` : name;
}
