import { useEffect, type ComponentType } from 'react';
import { ignore } from 'shared-contracts/behaviour/ignore';
import { getAccount } from 'shared-contracts/calls/auth';
import { isApiError } from 'shared-contracts/calls/client';
import { useHost, useTexts } from 'shared-contracts/host';
import { pageNames } from 'shared-contracts/locales/en/pages';
import { matchRoute, routes } from 'shared-contracts/platform/routes';
import { createLateSlice } from 'shared-contracts/platform/store/late-slice';
import { useQuery, type QueryClient } from 'shared-contracts/query';
import { useLocation } from 'shared-contracts/router';
import {
  type Elements,
  Anchor,
  BottomBar,
  BottomBarItem,
  IconProfiles,
  Logo,
  MenuItem,
  TopBar,
  IconBook,
  IconPhone,
  IconSealCheck,
} from 'shared-contracts/ui/core';
import { icon, type IconProps } from 'shared-contracts/ui/icon';
import { useAppServices } from '../app-services-context.tsx';
import { deskTexts } from '../locales/en/desk.ts';
import { hrefOf, type DeskEntry, deskEntries } from './desk-entries.ts';
import './desk.css';

/** The top bar of the desk: whose site it is, the way back to it, and the account menu that it is given. */
export function DeskTop({ children }: { children?: Elements }) {
  const t = useTexts(deskTexts);
  const { config } = useHost();
  return (
    <TopBar
      logo={
        <div className="shell-desk-name">
          <Anchor
            href={routes.profiles.href()}
            aria-label={t('desk.toProfiles', { product: config.productName })}
          >
            <Logo name={config.productName} />
          </Anchor>
          <span>{t('desk.name')}</span>
        </div>
      }
    >
      <Anchor
        className="shell-desk-back"
        href={routes.profiles.href()}
        title={t('desk.toSite')}
        aria-label={t('desk.toSite')}
      >
        <IconProfiles />
        <span>{t('desk.toSite')}</span>
      </Anchor>
      {children}
    </TopBar>
  );
}

/** The rail of the desk, a bar below on a phone: the pages that the account's duties allow. */
export function DeskRail() {
  const t = useTexts(deskTexts);
  const here = matchRoute(useLocation().pathname)?.route.name;
  const entries = useDeskEntries();
  useDeskRefusal();
  const count = entries.length;
  // On the narrowest phone the rail scrolls, and shows where one is.
  useEffect(() => {
    const open = document.querySelector('nav > a[aria-current="page"]');
    open?.scrollIntoView?.({ inline: 'nearest', block: 'nearest', behavior: 'instant' });
  }, [here, count]);
  return (
    <BottomBar label={t('desk.name')}>
      {entries.map((entry) => {
        const Icon = deskIcons[entry.name];
        return (
          <BottomBarItem
            key={entry.name}
            href={hrefOf(entry)}
            icon={<Icon />}
            label={t(`desk.${entry.name}`)}
            title={t(`desk.${entry.name}`)}
            current={entry.name === here}
          />
        );
      })}
    </BottomBar>
  );
}

/** The same pages in the account menu, which leads to the desk from everywhere; by the names that they have there. */
export function DeskMenuItems() {
  const pageName = useTexts(pageNames);
  return useDeskEntries().map((entry) => (
    <MenuItem key={entry.name} href={hrefOf(entry)}>
      {pageName(entry.name)}
    </MenuItem>
  ));
}

/** The icon of each entry of the rail. */
const deskIcons: Readonly<Record<DeskEntry['name'], ComponentType<IconProps>>> = {
  calllogs: IconPhone,
  reviews: IconSealCheck,
  reports: icon('M5.5 21V4M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0'),
  leads: icon('M4 10v4l3 .5L17.5 19V5L7 9.5zM8 14.5V19h3v-3M20.5 10.5v3'),
  attention: icon('M7 4h10M7 8.5h10M7 4h3a4.5 4.5 0 0 1 0 9H7l7.5 7.5'),
  week: icon('M4 20.5h16M6.5 20V12M12 20V5M17.5 20v-5.5'),
  audit: IconBook,
};

/** The pages of the desk that the account's duties allow; none until they are known, all where that cannot be. */
function useDeskEntries(): readonly DeskEntry[] {
  const { query } = useHost();
  const account = useQuery(query(getAccount, {}));
  if (account.isPending) return [];
  return deskEntries(account.data?.data.duties);
}

const deskRefusal = createLateSlice({ name: 'deskRefusal', initialState: { path: null } });

/** How the server refuses a call that does not exist for the caller; what a call itself does not find has other codes. */
const UNKNOWN_CALL = 'route.unknown';

/**
 * Asks what the account is charged with whenever the server knows no such call for it. Where the page that stands is not
 * among its duties any more, it ends like an address that does not exist, and what was read there is forgotten.
 */
function useDeskRefusal(): void {
  const { store, queries, navigation } = useAppServices();
  const { query } = useHost();
  useEffect(() => {
    store.inject(deskRefusal);
    return watchErrors(queries, (error) => {
      if (!isApiError(error) || error.code !== UNKNOWN_CALL) return;
      const path = pathOf(navigation.current());
      queries
        .fetchQuery({ ...query(getAccount, {}), staleTime: 0 })
        .then(({ data: { duties = [] } }) => {
          const allowed = deskEntries(duties).map(({ name }): string => name);
          const isAllowed = allowed.includes(matchRoute(path)?.route.name ?? '');
          if (isAllowed || pathOf(navigation.current()) !== path) return;
          store.dispatch(deskRefusal.changed({ path }));
          queries.clear();
        })
        .catch(ignore('the page says itself that its call was refused'));
    });
  }, [store, queries, navigation, query]);
}

/** Calls back with every failure of a query or a mutation, until the returned function is called. */
function watchErrors(queries: QueryClient, onError: (error: unknown) => void): () => void {
  const stops = [queries.getQueryCache(), queries.getMutationCache()].map((cache) =>
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}
