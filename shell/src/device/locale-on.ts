import type { Locale } from 'shared-contracts/i18n/i18n';
import { matchRoute } from 'shared-contracts/platform/routes';

/** The language of the page at an address of the site: the chosen one, English on the desk. */
export function localeOn(address: string, chosen: Locale): Locale {
  if (chosen === 'en') return chosen;
  const [pathname = ''] = address.split(/[?#]/);
  return matchRoute(pathname)?.route.access === 'staff' ? 'en' : chosen;
}
