// Written by `npm run locales -w shared-contracts` from the files beside it.
import type { UnitTranslations } from '../../i18n/i18n.ts';
import { pageNames } from './pages.ts';
import { failureTexts, phrases } from './phrases.ts';

export const translations: UnitTranslations = {
  'ads': async () => (await import(/* webpackChunkName: "texts-late-hi" */ './ads.ts')).adTexts,
  'drafts': async () => (await import(/* webpackChunkName: "texts-late-hi" */ './drafts.ts')).draftTexts,
  'failure': async () => failureTexts,
  'messages': async () => (await import(/* webpackChunkName: "texts-late-hi" */ './messages.ts')).messageTexts,
  'pages': async () => pageNames,
  'phrases': async () => phrases,
};
