import { marathi as failure } from '../../behaviour/failure-texts.mr.ts';
import { marathi as pages } from '../../platform/page-names.mr.ts';
import type { UnitTranslations } from '../i18n.ts';
import { marathi as phrases } from '../phrases.mr.ts';

/**
 * What the contracts say in Marathi; the keys are the namespaces. The files of what comes late are few: the hash of each
 * stands in the first script, and readers of English pay for it as well.
 */
export const translations: UnitTranslations = {
  // The first script of the shell or of a remote declares these.
  phrases: async () => phrases,
  pages: async () => pages,
  failure: async () => failure,
  messages: async () =>
    (await import(/* webpackChunkName: "texts-late-mr" */ '../messages.mr.ts')).marathi,
  ads: async () =>
    (await import(/* webpackChunkName: "texts-late-mr" */ '../../ads/ad-texts.mr.ts')).marathi,
  drafts: async () =>
    (await import(/* webpackChunkName: "texts-late-mr" */ '../../forms/drafts/draft-texts.mr.ts'))
      .marathi,
};
