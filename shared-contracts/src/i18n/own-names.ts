import type { Locale } from './i18n.ts';

/**
 * Each language in itself, so that its readers find it on a page that they cannot read. Written out: a phone takes tens
 * of ms to ask `Intl.DisplayNames` for the first time, and the first screen shows all three.
 */
export const OWN_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  mr: 'मराठी',
  hi: 'हिन्दी',
};
