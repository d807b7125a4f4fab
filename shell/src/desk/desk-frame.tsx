import { useEffect } from 'react';
import { useHost, useTexts } from 'shared-contracts/host';
import { pageNames } from 'shared-contracts/locales/en/pages';
import { matchRoute, routes } from 'shared-contracts/platform/routes';
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
} from 'shared-contracts/ui/core';
import { deskTexts } from '../locales/en/desk.ts';
import { hrefOf } from './desk-entries.ts';
import { deskIcons } from './desk-icons.tsx';
import { useDeskEntries } from './use-desk-entries.ts';
import { useDeskRefusal } from './use-desk-refusal.ts';
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
