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
export async function chooseLocale(services: Page, locale: Locale): Promise<void> {
  speak(services, locale);
  if (services.session.current() === null) return;
  await services.send(chooseLanguage, { body: { language: locale } });
}

/**
 * The language of the signed-in account: one chosen on another device holds here from now on, but for a page whose
 * address names one. Null where they chose none: then what was chosen on this device becomes the account's, so that
 * mails and receipts come in it too.
 */
export function followAccount(services: Page, ofAccount: Locale | null): void {
  const { locale } = services.device.current();
  if (ofAccount === null) {
    if (!services.device.hasChosenLocale()) return;
    services
      .send(chooseLanguage, { body: { language: locale } })
      .catch(ignore('the account is told at the next connection'));
    return;
  }
  if (ofAccount === locale) return;
  if (!namesLanguage(services)) speak(services, ofAccount);
}

function namesLanguage({ navigation }: Page): boolean {
  return parametersOf(navigation.current()).has(LANGUAGE_PARAMETER);
}

/** Goes on in another language: on the page, on the device, and in the address where that names one. */
function speak(services: Page, locale: Locale): void {
  const { device, navigation, queries } = services;
  device.choose({ locale });
  if (namesLanguage(services)) {
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
