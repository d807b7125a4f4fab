import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { mainTabs, tabOf } from 'shared-contracts/main-tabs';
import { phrases } from 'shared-contracts/phrases';
import { useLocation } from 'shared-contracts/router';
import { matchRoute, routes } from 'shared-contracts/routes';
import { countsSlice } from 'shared-contracts/store/counts';
import {
  Badge,
  BottomBar,
  BottomBarItem,
  IconBookmark,
  IconChat,
  IconHeart,
  IconProfiles,
} from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

const ICONS = {
  profiles: IconProfiles,
  saved: IconBookmark,
  interests: IconHeart,
  chats: IconChat,
};

/** The tabs of the contract's table (its comment says why four); for a visitor every one of them is 'Join now'. */
export function MainTabs() {
  const t = useTexts(texts);
  const p = useTexts(phrases);
  const { joinNow } = useHost();
  const isVisitor = useSession() === null;
  const unread = useSelector(countsSlice.selectors.selectUnreadChats);
  const here = tabOf(matchRoute(useLocation().pathname)?.route.name ?? null);
  const join = (event: MouseEvent) => {
    // A click with a modifier opens /signup in another tab; leave that to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    joinNow();
  };
  return (
    <BottomBar label={t('frame.tabs')}>
      {mainTabs.map((tab) => {
        const Icon = ICONS[tab.name];
        return (
          <BottomBarItem
            key={tab.name}
            label={p(tab.label)}
            icon={<Icon />}
            href={isVisitor ? routes.signup.href() : tab.href}
            onClick={isVisitor ? join : undefined}
            current={!isVisitor && tab === here}
            badge={
              tab.name === 'chats' ? (
                <Badge count={unread} label={t('frame.unread', { count: unread })} />
              ) : null
            }
          />
        );
      })}
    </BottomBar>
  );
}
