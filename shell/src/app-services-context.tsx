import { createContext, use } from 'react';
import type { AppServices } from './create-app-services.ts';

/** The app's own services; only the shell's parts see it, remotes see the host. */
export const AppServicesContext = createContext<AppServices | null>(null);

/** What `createAppServices` made. Throws outside of the app. */
export function useAppServices(): AppServices {
  const page = use(AppServicesContext);
  if (page === null) throw new Error('useAppServices: no app above this component');
  return page;
}
