import { ignore } from 'shared-contracts/behaviour/ignore';
import { chooseLanguage } from 'shared-contracts/calls/account';
import type { Send } from 'shared-contracts/calls/client';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { LANGUAGE_PARAMETER } from 'shared-contracts/platform/page-data';
import type { QueryClient } from 'shared-contracts/query';
import type { Navigation } from '../navigation/navigation.ts';
import type { PageSession } from '../session/page-session.ts';
import type { DeviceChoices } from './device-choices.ts';

interface Page {
  readonly device: DeviceChoices;
  readonly navigation: Navigation;
  readonly queries: QueryClient;
  readonly send: Send;
  readonly session: PageSession;
}

/**
 * Sets the language of the site: for this device, and for the signed-in account. The page keeps its state. Rejects
 * where the account cannot be changed.
 */
export async function chooseLocale(page: Page, locale: Locale): Promise<void> {
  speak(page, locale);
  if (page.session.current() === null) return;
  await page.send(chooseLanguage, { body: { language: locale } });
}

/**
 * The language of the signed-in account: one chosen on another device holds here from now on, but for a page whose
 * address names one. Null where they chose none: then what was chosen on this device becomes the account's, so that
 * mails and receipts come in it too.
 */
export function followAccount(page: Page, ofAccount: Locale | null): void {
  const { locale } = page.device.current();
  if (ofAccount === null) {
    if (!page.device.hasChosenLocale()) return;
    page
      .send(chooseLanguage, { body: { language: locale } })
      .catch(ignore('the account is told at the next connection'));
    return;
  }
  if (ofAccount === locale) return;
  if (!namesLanguage(page)) speak(page, ofAccount);
}

function namesLanguage({ navigation }: Page): boolean {
  return parametersOf(navigation.current()).has(LANGUAGE_PARAMETER);
}

/** Goes on in another language: on the page, on the device, and in the address where that names one. */
function speak(page: Page, locale: Locale): void {
  const { device, navigation, queries } = page;
  device.choose({ locale });
  if (namesLanguage(page)) {
    const address = navigation.current();
    const parameters = parametersOf(address);
    parameters.set(LANGUAGE_PARAMETER, locale);
    const renamed = address.replace(/\?[^#]*/, `?${parameters.toString()}`);
    navigation.go(renamed, { replace: true });
  }
  // Texts of the server are fetched in the new language: at once where they are shown, else when they are.
  queries.removeQueries({ type: 'inactive' });
  void queries.invalidateQueries();
}

/** Of an address of the site: path, query and fragment. */
function parametersOf(address: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '');
}
