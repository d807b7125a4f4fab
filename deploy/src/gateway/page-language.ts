import { readCookie } from 'api/cookies';
import { acceptedLocale } from 'shared-contracts/i18n/accepted-locale';
import { LOCALES, PSEUDO_LOCALE, type Locale, type TextLocale } from 'shared-contracts/i18n/i18n';
import {
  LANGUAGE_PARAMETER,
  LOCALE_COOKIE,
  VISIT_LOCALE_COOKIE,
} from 'shared-contracts/platform/page-data';
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
  /** Whether an address may name a language that is not offered. */
  readonly previews: boolean;
}

/**
 * The language of a page: from its address, else from the device's choice or its signed-in account, else from an
 * earlier address of this visit, else from Accept-Language. The desk is in English.
 */
export function pageLanguage(parts: LanguageParts): TextLocale {
  const { search, cookie, accepted, access, previews } = parts;
  if (previews && search.get(LANGUAGE_PARAMETER) === PSEUDO_LOCALE) return PSEUDO_LOCALE;
  if (access === 'staff') return 'en';
  return (
    namedLanguage(search) ??
    offered(readCookie(cookie, LOCALE_COOKIE)) ??
    offered(readCookie(cookie, VISIT_LOCALE_COOKIE)) ??
    acceptedLocale(accepted)
  );
}

/** The language of ours that an address names: `mr`, and `MR` and `mr-IN` as people write it; null without one. */
export function namedLanguage(search: URLSearchParams): Locale | null {
  return offered(search.get(LANGUAGE_PARAMETER)?.toLowerCase().split(/[-_]/, 1)[0] ?? null);
}

/**
 * The Set-Cookie line by which the language of an address holds for the rest of the visit, whatever documents follow: a
 * checkout, a reload. Null where the address names none, where one was chosen on the device, and where it holds already.
 */
export function visitLanguageCookie(
  { search, cookie }: Pick<LanguageParts, 'search' | 'cookie'>,
  secure: boolean,
): string | null {
  const named = namedLanguage(search);
  const isChosen = offered(readCookie(cookie, LOCALE_COOKIE)) !== null;
  if (named === null || isChosen || readCookie(cookie, VISIT_LOCALE_COOKIE) === named) return null;
  return `${VISIT_LOCALE_COOKIE}=${named}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Anybody may write an address or a cookie: nothing else passes. */
function offered(language: string | null): Locale | null {
  return LOCALES.find((one) => one === language) ?? null;
}
