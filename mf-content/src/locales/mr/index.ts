// Written by `npm run locales -w shared-contracts` from the files beside it.
import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { texts } from './content.ts';

export const translations: UnitTranslations = {
  'mf-content': async () => texts,
  'mf-content-publish-ad': async () => (await import(/* webpackChunkName: "texts-publish-ad-mr" */ './publish-ad.ts')).publishAdTexts,
};
