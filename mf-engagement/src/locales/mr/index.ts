// Written by `npm run locales -w shared-contracts` from the files beside it.
import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { actionTexts, matchTexts, safetyTexts, texts } from './engagement.ts';

export const translations: UnitTranslations = {
  'match': async () => matchTexts,
  'mf-engagement': async () => texts,
  'mf-engagement.actions': async () => actionTexts,
  'mf-engagement.chat': async () => (await import(/* webpackChunkName: "texts-chat-mr" */ './chat.ts')).chatTexts,
  'mf-engagement.safety': async () => safetyTexts,
};
