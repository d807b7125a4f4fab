import { lazyPage, type LazyPage } from 'shared-contracts/remote';
import type { RouteName } from 'shared-contracts/routes';

/** The shell's own pages; each is fetched with its first visit, so that the first screen stays light. */
const pages: Partial<Record<RouteName, LazyPage>> = {
  login: lazyPage(() => import('./login/login-page.tsx').then((m) => m.LoginPage)),
  logout: lazyPage(() => import('./logout-page.tsx').then((m) => m.LogoutPage)),
  signup: lazyPage(() => import('./signup/signup-page.tsx').then((m) => m.SignupPage)),
  resetPassword: lazyPage(() =>
    import('./reset-password/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  ),
  settings: lazyPage(() => import('./settings/settings-page.tsx').then((m) => m.SettingsPage)),
};

/** What any address outside of the route table shows. */
export const notFoundPage = lazyPage(() =>
  import('./not-found-page.tsx').then((m) => m.NotFoundPage),
);

/** The shell's page of a route; null where a remote owns it. */
export function shellPageOf(name: RouteName): LazyPage | null {
  return pages[name] ?? null;
}
