import { useSyncExternalStore } from 'react';
import { errorKey } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { useAppServices } from '../app-services-context.tsx';

/** The language that is chosen on this page, and the way to choose another one, which is fetched when it is gone. */
export function useLocaleChoice(): { locale: Locale; choose: (locale: Locale) => void } {
  const services = useAppServices();
  const { subscribe, current } = services.device;
  const { locale } = useSyncExternalStore(subscribe, current, current);
  const choose = async (next: Locale): Promise<void> => {
    try {
      const { chooseLocale } = await import('./choose-locale.ts');
      await chooseLocale(services, next);
    } catch (error) {
      services.notices.show(errorKey(error));
    }
  };
  return { locale, choose: (next) => void choose(next) };
}
