import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { marathi as texts } from '../texts.mr.ts';

/**
 * What the shell says in Marathi; the keys are the namespaces. The files of what comes late are few: the hash of each
 * stands in the first script, and readers of English pay for it as well.
 */
export const translations: UnitTranslations = {
  // The first script of the shell declares these: by themselves they would be a request each before the first draw.
  shell: async () => texts,
  'shell-ads': async () =>
    (await import(/* webpackChunkName: "texts-late-mr" */ '../ads/ad-texts.mr.ts')).marathi,
  'shell.delete-account': async () =>
    (
      await import(
        /* webpackChunkName: "texts-account-mr" */ '../pages/delete-account/delete-texts.mr.ts'
      )
    ).marathi,
  'shell.login': async () =>
    (await import(/* webpackChunkName: "texts-joining-mr" */ '../pages/login/login-texts.mr.ts'))
      .marathi,
  'shell.pages': async () =>
    (await import(/* webpackChunkName: "texts-joining-mr" */ '../pages/texts.mr.ts')).marathi,
  'shell.password': async () =>
    (await import(/* webpackChunkName: "texts-joining-mr" */ '../password/password-texts.mr.ts'))
      .marathi,
  'shell.resetPassword': async () =>
    (
      await import(
        /* webpackChunkName: "texts-joining-mr" */ '../pages/reset-password/reset-texts.mr.ts'
      )
    ).marathi,
  'shell.settings': async () =>
    (
      await import(
        /* webpackChunkName: "texts-account-mr" */ '../pages/settings/settings-texts.mr.ts'
      )
    ).marathi,
  'shell.signup': async () =>
    (await import(/* webpackChunkName: "texts-joining-mr" */ '../pages/signup/signup-texts.mr.ts'))
      .marathi,
};
