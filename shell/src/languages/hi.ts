import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { hindi as texts } from '../texts.hi.ts';

/**
 * What the shell says in Hindi; the keys are the namespaces. The files of what comes late are few: the hash of each
 * stands in the first script, and readers of English pay for it as well.
 */
export const translations: UnitTranslations = {
  // The first script of the shell declares these: by themselves they would be a request each before the first draw.
  shell: async () => texts,
  'shell-ads': async () =>
    (await import(/* webpackChunkName: "texts-late-hi" */ '../ads/ad-texts.hi.ts')).hindi,
  'shell.delete-account': async () =>
    (
      await import(
        /* webpackChunkName: "texts-account-hi" */ '../pages/delete-account/delete-texts.hi.ts'
      )
    ).hindi,
  'shell.login': async () =>
    (await import(/* webpackChunkName: "texts-joining-hi" */ '../pages/login/login-texts.hi.ts'))
      .hindi,
  'shell.pages': async () =>
    (await import(/* webpackChunkName: "texts-joining-hi" */ '../pages/texts.hi.ts')).hindi,
  'shell.password': async () =>
    (await import(/* webpackChunkName: "texts-joining-hi" */ '../password/password-texts.hi.ts'))
      .hindi,
  'shell.resetPassword': async () =>
    (
      await import(
        /* webpackChunkName: "texts-joining-hi" */ '../pages/reset-password/reset-texts.hi.ts'
      )
    ).hindi,
  'shell.settings': async () =>
    (
      await import(
        /* webpackChunkName: "texts-account-hi" */ '../pages/settings/settings-texts.hi.ts'
      )
    ).hindi,
  'shell.signup': async () =>
    (await import(/* webpackChunkName: "texts-joining-hi" */ '../pages/signup/signup-texts.hi.ts'))
      .hindi,
};
