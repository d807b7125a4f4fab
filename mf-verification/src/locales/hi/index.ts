// Written by `npm run locales -w shared-contracts` from the files beside it.
import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { relationTexts, texts } from './verification.ts';

export const translations: UnitTranslations = {
  'mf-verification': async () => texts,
  'mf-verification-documents': async () => (await import(/* webpackChunkName: "texts-documents-hi" */ './documents.ts')).documentTexts,
  'mf-verification.cropping': async () => (await import(/* webpackChunkName: "texts-photos-hi" */ './photos.ts')).croppingTexts,
  'mf-verification.import': async () => (await import(/* webpackChunkName: "texts-import-hi" */ './import.ts')).importTexts,
  'mf-verification.photos': async () => (await import(/* webpackChunkName: "texts-photos-hi" */ './photos.ts')).photoTexts,
  'mf-verification.video-intro': async () => (await import(/* webpackChunkName: "texts-video-intro-hi" */ './video-intro.ts')).introTexts,
  'relations': async () => relationTexts,
};
