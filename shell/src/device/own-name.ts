import type { Locale } from 'shared-contracts/i18n/i18n';

/** A language in itself, so that its readers find it on a page that they cannot read. */
export function ownName(locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
}
