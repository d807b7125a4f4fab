// Written by `npm run locales -w shared-contracts` from the files beside it.
import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { texts } from './shell.ts';

export const translations: UnitTranslations = {
  'agreements': async () => (await import(/* webpackChunkName: "texts-account-hi" */ './account.ts')).agreementTexts,
  'shell': async () => texts,
  'shell-ads': async () => (await import(/* webpackChunkName: "texts-late-hi" */ './ads.ts')).lockTexts,
  'shell.delete-account': async () => (await import(/* webpackChunkName: "texts-account-hi" */ './account.ts')).deleteTexts,
  'shell.login': async () => (await import(/* webpackChunkName: "texts-joining-hi" */ './login.ts')).loginTexts,
  'shell.pages': async () => (await import(/* webpackChunkName: "texts-joining-hi" */ './pages.ts')).pageTexts,
  'shell.password': async () => (await import(/* webpackChunkName: "texts-joining-hi" */ './pages.ts')).passwordTexts,
  'shell.resetPassword': async () => (await import(/* webpackChunkName: "texts-joining-hi" */ './login.ts')).resetTexts,
  'shell.settings': async () => (await import(/* webpackChunkName: "texts-account-hi" */ './account.ts')).settingsTexts,
  'shell.signup': async () => (await import(/* webpackChunkName: "texts-joining-hi" */ './signup.ts')).signupTexts,
};
