import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'shared-contracts/router';
import { useAppServices } from '../app-services-context.tsx';

/** Attaches the router above to the page's navigation. */
export function NavigationPort() {
  const { navigation } = useAppServices();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(
    () =>
      navigation.attach({
        current: () => pathname + search + hash,
        go: (to, options) => void navigate(to, options),
      }),
    [navigation, navigate, pathname, search, hash],
  );
  return null;
}
