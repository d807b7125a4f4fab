import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { marathi as texts } from '../texts.mr.ts';

/**
 * What this remote says in Marathi; the keys are the namespaces. The files of what comes late are few: the
 * hash of each stands in the first script, and readers of English pay for it as well.
 */
export const translations: UnitTranslations = {
  'mf-profiles': async () => texts,
  'mf-profiles.assistant': async () =>
    (await import(/* webpackChunkName: "texts-editing-mr" */ '../assistant/assistant-texts.mr.ts'))
      .marathi,
  'mf-profiles.contacts': async () =>
    (
      await import(
        /* webpackChunkName: "texts-profile-mr" */ '../profile/contacts/contact-texts.mr.ts'
      )
    ).marathi,
  'mf-profiles.editing': async () =>
    (await import(/* webpackChunkName: "texts-editing-mr" */ '../editing/editing-texts.mr.ts'))
      .marathi,
  'mf-profiles.filters': async () =>
    (
      await import(
        /* webpackChunkName: "texts-listing-mr" */ '../listing/filters/filter-texts.mr.ts'
      )
    ).marathi,
  'mf-profiles.first': async () =>
    (
      await import(
        /* webpackChunkName: "texts-editing-mr" */ '../editing/first-profile/first-texts.mr.ts'
      )
    ).marathi,
  'mf-profiles.gun-milan': async () =>
    (
      await import(
        /* webpackChunkName: "texts-profile-mr" */ '../profile/gun-milan/gun-milan-texts.mr.ts'
      )
    ).marathi,
  'mf-profiles.looks': async () =>
    (
      await import(
        /* webpackChunkName: "texts-profile-mr" */ '../profile/viewers/viewer-texts.mr.ts'
      )
    ).marathi,
  'mf-profiles.moderation': async () =>
    (await import(/* webpackChunkName: "texts-listing-mr" */ '../people/moderation-texts.mr.ts'))
      .marathi,
  'mf-profiles.profile': async () =>
    (await import(/* webpackChunkName: "texts-profile-mr" */ '../profile/profile-texts.mr.ts'))
      .marathi,
  'mf-profiles.saved': async () =>
    (await import(/* webpackChunkName: "texts-listing-mr" */ '../listing/saved-texts.mr.ts'))
      .marathi,
  'mf-profiles.wishes': async () =>
    (
      await import(
        /* webpackChunkName: "texts-profile-mr" */ '../profile/partner-preferences/preference-texts.mr.ts'
      )
    ).marathi,
  match: async () =>
    (
      await import(
        /* webpackChunkName: "texts-profile-mr" */ 'shared-contracts/behaviour/match/match-texts.mr'
      )
    ).marathi,
  relations: async () =>
    (
      await import(
        /* webpackChunkName: "texts-profile-mr" */ 'shared-contracts/domain/relation-texts.mr'
      )
    ).marathi,
};
