import { readCookie } from 'api/cookies';
import { acceptedLocale } from 'shared-contracts/i18n/accepted-locale';
import { LOCALES, PSEUDO_LOCALE, type Locale, type TextLocale } from 'shared-contracts/i18n/i18n';
import { LANGUAGE_PARAMETER, LOCALE_COOKIE } from 'shared-contracts/platform/page-data';
import type { RouteAccess } from 'shared-contracts/platform/routes';

/** What the language of a page follows from. */
export interface LanguageParts {
  readonly search: URLSearchParams;
  /** The Cookie header; '' without one. */
  readonly cookie: string;
  /** The Accept-Language header. */
  readonly accepted: string | undefined;
  /** Who may open the page; null where the address leads nowhere. */
  readonly access: RouteAccess | null;
  /** Whether an address may ask for a language that nobody is offered. */
  readonly previews: boolean;
}

/**
 * The language of a page: the one in its address, else the one that was chosen on this device or, since somebody signed
 * in on it, for their account, else what the browser accepts. The desk is in English.
 */
export function pageLanguage(parts: LanguageParts): TextLocale {
  const { search, cookie, accepted, access, previews } = parts;
  const asked = search.get(LANGUAGE_PARAMETER);
  if (previews && asked === PSEUDO_LOCALE) return asked;
  if (access === 'staff') return 'en';
  return offered(asked) ?? offered(readCookie(cookie, LOCALE_COOKIE)) ?? acceptedLocale(accepted);
}

/** Anybody may write an address or a cookie: nothing else passes. */
function offered(language: string | null): Locale | null {
  return LOCALES.find((one) => one === language) ?? null;
}
