import { marathi as relations } from 'shared-contracts/domain/relation-texts.mr';
import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { marathi as texts } from '../texts.mr.ts';

/** What this remote says in Marathi; the keys are the namespaces. */
export const translations: UnitTranslations = {
  // Its card stands on /settings, beside what other units say there.
  'mf-verification': async () => texts,
  // Too few for a file of their own.
  relations: async () => relations,
  'mf-verification.import': async () =>
    (await import('../contacts/import/import-texts.mr.ts')).marathi,
  'mf-verification.cropping': async () =>
    (await import('../cropping/cropping-texts.mr.ts')).marathi,
  'mf-verification-documents': async () =>
    (await import('../documents/document-texts.mr.ts')).marathi,
  'mf-verification.photos': async () => (await import('../photos/photo-texts.mr.ts')).marathi,
  'mf-verification.video-intro': async () =>
    (await import('../video-intro/intro-texts.mr.ts')).marathi,
};
