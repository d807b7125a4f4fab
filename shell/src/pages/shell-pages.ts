import type { ComponentType } from 'react';
import { lazyCode, type LazyCode } from 'shared-contracts/behaviour/lazy-code';
import type { RouteName } from 'shared-contracts/platform/routes';

/** The shell's own pages; each is fetched with its first visit, so that the first screen stays light. */
const pages: Partial<Record<RouteName, LazyCode<ComponentType>>> = {
  login: lazyCode<ComponentType>(() => import('./login/login-page.tsx').then((m) => m.LoginPage)),
  logout: lazyCode<ComponentType>(() => import('./logout-page.tsx').then((m) => m.LogoutPage)),
  signup: lazyCode<ComponentType>(() =>
    import('./signup/signup-page.tsx').then((m) => m.SignupPage),
  ),
  resetPassword: lazyCode<ComponentType>(() =>
    import('./reset-password/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  ),
  deleteAccount: lazyCode<ComponentType>(() =>
    import('./delete-account/delete-account-page.tsx').then((m) => m.DeleteAccountPage),
  ),
  settings: lazyCode<ComponentType>(() =>
    import('./settings/settings-page.tsx').then((m) => m.SettingsPage),
  ),
  settingsPart: lazyCode<ComponentType>(() =>
    import('./settings/settings-part-page.tsx').then((m) => m.SettingsPartPage),
  ),
};

/** What any address outside of the route table shows. */
export const notFoundPage = lazyCode<ComponentType>(() =>
  import('./not-found-page.tsx').then((m) => m.NotFoundPage),
);

/** The shell's page of a route; null where a remote owns it. */
export function shellPageOf(name: RouteName): LazyCode<ComponentType> | null {
  return pages[name] ?? null;
}
