// Written by `npm run locales -w shared-contracts` from the files beside it.
import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { agreementTexts, texts } from './listing.ts';

export const translations: UnitTranslations = {
  'agreements': async () => agreementTexts,
  'match': async () => (await import(/* webpackChunkName: "texts-profile-hi" */ './profile.ts')).matchTexts,
  'mf-profiles': async () => texts,
  'mf-profiles.assistant': async () => (await import(/* webpackChunkName: "texts-profile-hi" */ './assistant.ts')).assistantTexts,
  'mf-profiles.contacts': async () => (await import(/* webpackChunkName: "texts-profile-hi" */ './profile.ts')).contactTexts,
  'mf-profiles.editing': async () => (await import(/* webpackChunkName: "texts-editing-hi" */ './editing.ts')).editingTexts,
  'mf-profiles.filters': async () => (await import(/* webpackChunkName: "texts-filters-hi" */ './filters.ts')).filterTexts,
  'mf-profiles.first': async () => (await import(/* webpackChunkName: "texts-editing-hi" */ './editing.ts')).firstTexts,
  'mf-profiles.gun-milan': async () => (await import(/* webpackChunkName: "texts-profile-hi" */ './profile.ts')).gunMilanTexts,
  'mf-profiles.looks': async () => (await import(/* webpackChunkName: "texts-profile-hi" */ './profile.ts')).viewerTexts,
  'mf-profiles.moderation': async () => (await import(/* webpackChunkName: "texts-editing-hi" */ './editing.ts')).moderationTexts,
  'mf-profiles.profile': async () => (await import(/* webpackChunkName: "texts-profile-hi" */ './profile.ts')).profileTexts,
  'mf-profiles.saved': async () => (await import(/* webpackChunkName: "texts-filters-hi" */ './saved.ts')).savedTexts,
  'mf-profiles.wishes': async () => (await import(/* webpackChunkName: "texts-profile-hi" */ './profile.ts')).preferenceTexts,
  'relations': async () => (await import(/* webpackChunkName: "texts-profile-hi" */ './profile.ts')).relationTexts,
};
