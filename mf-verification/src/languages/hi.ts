import { hindi as relations } from 'shared-contracts/domain/relation-texts.hi';
import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { hindi as texts } from '../texts.hi.ts';

/** What this remote says in Hindi; the keys are the namespaces. */
export const translations: UnitTranslations = {
  // Its card stands on /settings, beside what other units say there.
  'mf-verification': async () => texts,
  // Too few for a file of their own.
  relations: async () => relations,
  'mf-verification.import': async () =>
    (await import('../contacts/import/import-texts.hi.ts')).hindi,
  'mf-verification.cropping': async () => (await import('../cropping/cropping-texts.hi.ts')).hindi,
  'mf-verification-documents': async () =>
    (await import('../documents/document-texts.hi.ts')).hindi,
  'mf-verification.photos': async () => (await import('../photos/photo-texts.hi.ts')).hindi,
  'mf-verification.video-intro': async () =>
    (await import('../video-intro/intro-texts.hi.ts')).hindi,
};
