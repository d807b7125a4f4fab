import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { marathi as texts } from '../texts.mr.ts';

/** What this remote says in Marathi; the keys are the namespaces. */
export const translations: UnitTranslations = {
  'mf-billing': async () => texts,
  'mf-billing.buyer': async () =>
    (await import(/* webpackChunkName: "texts-buyer-mr" */ '../checkout/buyer/buyer-texts.mr.ts'))
      .marathi,
};
