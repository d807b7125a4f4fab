import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/phrases';
import { useLocation } from 'shared-contracts/router';
import { matchRoute, routes, type RouteName } from 'shared-contracts/routes';
import { countsSlice } from 'shared-contracts/store/counts';
import {
  Badge,
  BottomBar,
  BottomBarItem,
  IconBookmark,
  IconChat,
  IconProfiles,
} from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

const TABS = [
  {
    label: 'tab.profiles',
    href: routes.profiles.href(),
    Icon: IconProfiles,
    marks: ['home', 'profiles', 'filteredProfiles', 'featured', 'profile'],
  },
  {
    label: 'tab.saved',
    href: routes.savedProfiles.href(),
    Icon: IconBookmark,
    marks: ['savedProfiles'],
  },
  {
    label: 'tab.chats',
    href: routes.chats.href(),
    Icon: IconChat,
    marks: ['chats', 'chat', 'interests'],
  },
] as const satisfies { marks: readonly RouteName[]; [part: string]: unknown }[];

/** Profiles, Saved, Chats (section 2); for a visitor every one of them is 'Join now'. */
export function MainTabs() {
  const t = useTexts(texts);
  const p = useTexts(phrases);
  const { joinNow } = useHost();
  const isVisitor = useSession() === null;
  const unread = useSelector(countsSlice.selectors.selectUnreadChats);
  const here = matchRoute(useLocation().pathname)?.route.name;
  const join = (event: MouseEvent) => {
    // A click with a modifier opens /signup in another tab; leave that to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    joinNow();
  };
  return (
    <BottomBar label={t('frame.tabs')}>
      {TABS.map(({ label, href, Icon, marks }) => (
        <BottomBarItem
          key={label}
          label={p(label)}
          icon={<Icon />}
          href={isVisitor ? routes.signup.href() : href}
          onClick={isVisitor ? join : undefined}
          current={!isVisitor && marks.some((name) => name === here)}
          badge={
            label === 'tab.chats' ? (
              <Badge count={unread} label={t('frame.unread', { count: unread })} />
            ) : null
          }
        />
      ))}
    </BottomBar>
  );
}
