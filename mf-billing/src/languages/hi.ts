import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { hindi as texts } from '../texts.hi.ts';

/** What this remote says in Hindi; the keys are the namespaces. */
export const translations: UnitTranslations = {
  'mf-billing': async () => texts,
  'mf-billing.buyer': async () =>
    (await import(/* webpackChunkName: "texts-buyer-hi" */ '../checkout/buyer/buyer-texts.hi.ts'))
      .hindi,
};
