// Written by `npm run locales -w shared-contracts` from the files beside it.
import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { texts } from './billing.ts';

export const translations: UnitTranslations = {
  'mf-billing': async () => texts,
  'mf-billing.buyer': async () => (await import(/* webpackChunkName: "texts-buyer-mr" */ './buyer.ts')).buyerTexts,
};
