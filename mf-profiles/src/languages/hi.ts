import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { hindi as texts } from '../texts.hi.ts';

/**
 * What this remote says in Hindi; the keys are the namespaces. The files of what comes late are few: the
 * hash of each stands in the first script, and readers of English pay for it as well.
 */
export const translations: UnitTranslations = {
  'mf-profiles': async () => texts,
  'mf-profiles.assistant': async () =>
    (await import(/* webpackChunkName: "texts-editing-hi" */ '../assistant/assistant-texts.hi.ts'))
      .hindi,
  'mf-profiles.contacts': async () =>
    (
      await import(
        /* webpackChunkName: "texts-profile-hi" */ '../profile/contacts/contact-texts.hi.ts'
      )
    ).hindi,
  'mf-profiles.editing': async () =>
    (await import(/* webpackChunkName: "texts-editing-hi" */ '../editing/editing-texts.hi.ts'))
      .hindi,
  'mf-profiles.filters': async () =>
    (
      await import(
        /* webpackChunkName: "texts-listing-hi" */ '../listing/filters/filter-texts.hi.ts'
      )
    ).hindi,
  'mf-profiles.first': async () =>
    (
      await import(
        /* webpackChunkName: "texts-editing-hi" */ '../editing/first-profile/first-texts.hi.ts'
      )
    ).hindi,
  'mf-profiles.gun-milan': async () =>
    (
      await import(
        /* webpackChunkName: "texts-profile-hi" */ '../profile/gun-milan/gun-milan-texts.hi.ts'
      )
    ).hindi,
  'mf-profiles.looks': async () =>
    (
      await import(
        /* webpackChunkName: "texts-profile-hi" */ '../profile/viewers/viewer-texts.hi.ts'
      )
    ).hindi,
  'mf-profiles.moderation': async () =>
    (await import(/* webpackChunkName: "texts-listing-hi" */ '../people/moderation-texts.hi.ts'))
      .hindi,
  'mf-profiles.profile': async () =>
    (await import(/* webpackChunkName: "texts-profile-hi" */ '../profile/profile-texts.hi.ts'))
      .hindi,
  'mf-profiles.saved': async () =>
    (await import(/* webpackChunkName: "texts-listing-hi" */ '../listing/saved-texts.hi.ts')).hindi,
  'mf-profiles.wishes': async () =>
    (
      await import(
        /* webpackChunkName: "texts-profile-hi" */ '../profile/partner-preferences/preference-texts.hi.ts'
      )
    ).hindi,
  match: async () =>
    (
      await import(
        /* webpackChunkName: "texts-profile-hi" */ 'shared-contracts/behaviour/match/match-texts.hi'
      )
    ).hindi,
  relations: async () =>
    (
      await import(
        /* webpackChunkName: "texts-profile-hi" */ 'shared-contracts/domain/relation-texts.hi'
      )
    ).hindi,
};
