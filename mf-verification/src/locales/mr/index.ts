// Written by `npm run locales -w shared-contracts` from the files beside it.
import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { relationTexts, texts } from './verification.ts';

export const translations: UnitTranslations = {
  'mf-verification': async () => texts,
  'mf-verification-documents': async () => (await import(/* webpackChunkName: "texts-documents-mr" */ './documents.ts')).documentTexts,
  'mf-verification.cropping': async () => (await import(/* webpackChunkName: "texts-photos-mr" */ './photos.ts')).croppingTexts,
  'mf-verification.import': async () => (await import(/* webpackChunkName: "texts-import-mr" */ './import.ts')).importTexts,
  'mf-verification.photos': async () => (await import(/* webpackChunkName: "texts-photos-mr" */ './photos.ts')).photoTexts,
  'mf-verification.video-intro': async () => (await import(/* webpackChunkName: "texts-video-intro-mr" */ './video-intro.ts')).introTexts,
  'relations': async () => relationTexts,
};
