import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { HostProvider } from 'shared-contracts/host';
import { QueryClientProvider } from 'shared-contracts/query';
import { useLocation } from 'shared-contracts/router';
import { AnchorProvider } from 'shared-contracts/ui/core';
import { AppServicesContext } from './app-services-context.tsx';
import { Chrome } from './chrome/chrome.tsx';
import type { AppServices } from './create-app-services.ts';
import { localeOn } from './device/locale-on.ts';
import { createHost } from './host/create-host.tsx';
import { useTextOverrides } from './host/use-text-overrides.ts';
import { CheckoutBoundary } from './navigation/checkout-boundary.tsx';
import { NavigationPort } from './navigation/navigation-port.tsx';
import { RouterAnchor } from './navigation/router-anchor.tsx';
import { RemotesContext, UnitCallsContext } from './remotes/remotes-context.tsx';

/** Made once: state of the app renders only its readers. */
const site = (
  <AnchorProvider component={RouterAnchor}>
    <NavigationPort />
    <CheckoutBoundary>
      <Chrome />
    </CheckoutBoundary>
  </AnchorProvider>
);

/** The whole site on one page; stands inside a router, and depends on nothing but what it is given. */
export function App({ page }: { page: AppServices }) {
  const overrides = useTextOverrides(page);
  const { subscribe, current } = page.device;
  const chosen = useSyncExternalStore(subscribe, current, current);
  const { pathname } = useLocation();
  // What stands goes on in its language until the other one's texts are there.
  const locale = useDeferredValue(
    page.data.config.previewLanguage ?? localeOn(pathname, chosen.locale),
  );
  const host = useMemo(() => createHost(page, overrides, locale), [page, overrides, locale]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => page.session.watch(window), [page]);
  useEffect(() => {
    const { shellBuild } = page.data;
    if (shellBuild !== undefined) page.outcomes.ready('shell', shellBuild, performance.now());
  }, [page]);
  return (
    <AppServicesContext value={page}>
      <Provider store={page.store}>
        <QueryClientProvider client={page.queries}>
          <RemotesContext value={page.remotes}>
            <UnitCallsContext value={page.callsOf}>
              <HostProvider host={host}>{site}</HostProvider>
            </UnitCallsContext>
          </RemotesContext>
        </QueryClientProvider>
      </Provider>
    </AppServicesContext>
  );
}
