import type { Locale } from 'shared-contracts/i18n/i18n';
import { LANGUAGE_PARAMETER } from 'shared-contracts/platform/page-data';

/**
 * The address of a page of the site (`href`, from `/` on) as a mail in this language names it: its reader may be signed in
 * nowhere, on a device that prefers another. English, which mails come in where nobody chose, is left to the device.
 */
export function mailLink(siteOrigin: string, href: string, language: Locale): string {
  const url = new URL(href, siteOrigin);
  if (language !== 'en') url.searchParams.set(LANGUAGE_PARAMETER, language);
  return url.href;
}
