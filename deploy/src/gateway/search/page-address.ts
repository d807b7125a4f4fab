import { LOCALES, type Locale } from 'shared-contracts/i18n/i18n';
import { LANGUAGE_PARAMETER } from 'shared-contracts/platform/page-data';
import type { NamedRoute } from 'shared-contracts/platform/routes';
import { isSearched } from '../declared-units.ts';
import { namedLanguage } from '../page-language.ts';
import { isSearchedPage } from './search-routes.ts';

/** One address of a page: `null` names no language. */
export type AddressLanguage = Locale | null;

/** The language that an address names, of a page that has one address in each. */
export function addressLanguage(
  route: NamedRoute | null,
  search: URLSearchParams,
): AddressLanguage {
  if (route === null) return null;
  const { name, declared } = route;
  if (declared === undefined ? !isSearchedPage(name) : !isSearched(declared)) return null;
  return namedLanguage(search);
}

/** Where a page stands, from the scheme on; `origin` without a slash at its end. */
export function pageAddress(origin: string, path: string, language: AddressLanguage): string {
  return origin + path + (language === null ? '' : `?${LANGUAGE_PARAMETER}=${language}`);
}

/** All addresses of a page, each with the language that it is for as `hreflang` names it. */
export function alternateAddresses(
  origin: string,
  path: string,
): readonly { readonly hreflang: string; readonly href: string }[] {
  return [
    ...LOCALES.map((language) => ({
      hreflang: language,
      href: pageAddress(origin, path, language),
    })),
    { hreflang: 'x-default', href: pageAddress(origin, path, null) },
  ];
}
