import { hindi as failure } from '../../behaviour/failure-texts.hi.ts';
import { hindi as pages } from '../../platform/page-names.hi.ts';
import type { UnitTranslations } from '../i18n.ts';
import { hindi as phrases } from '../phrases.hi.ts';

/**
 * What the contracts say in Hindi; the keys are the namespaces. The files of what comes late are few: the hash of each
 * stands in the first script, and readers of English pay for it as well.
 */
export const translations: UnitTranslations = {
  // The first script of the shell or of a remote declares these.
  phrases: async () => phrases,
  pages: async () => pages,
  failure: async () => failure,
  messages: async () =>
    (await import(/* webpackChunkName: "texts-late-hi" */ '../messages.hi.ts')).hindi,
  ads: async () =>
    (await import(/* webpackChunkName: "texts-late-hi" */ '../../ads/ad-texts.hi.ts')).hindi,
  drafts: async () =>
    (await import(/* webpackChunkName: "texts-late-hi" */ '../../forms/drafts/draft-texts.hi.ts'))
      .hindi,
};
