import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { opensElsewhere } from 'shared-contracts/behaviour/opens-elsewhere';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { mainTabs, tabOf, type MainTab } from 'shared-contracts/platform/main-tabs';
import { matchRoute, routes } from 'shared-contracts/platform/routes';
import { selectLate } from 'shared-contracts/platform/store/late-state';
import { useLocation } from 'shared-contracts/router';
import {
  Badge,
  BottomBar,
  BottomBarItem,
  IconBookmark,
  IconChat,
  IconHeart,
  IconProfiles,
} from 'shared-contracts/ui/core';
import { texts } from '../locales/en/shell.ts';

const selectCounts = selectLate('counts');

const ICONS = {
  profiles: IconProfiles,
  saved: IconBookmark,
  interests: IconHeart,
  chats: IconChat,
};

type Waiting = Partial<
  Record<MainTab['name'], readonly [count: number, label: 'frame.unread' | 'frame.waiting']>
>;

/** The tabs of the contract's table (its comment says why four); for a visitor every one of them is 'Join now'. */
export function MainTabs() {
  const t = useTexts(texts);
  const p = useTexts(phrases);
  const { joinNow } = useHost();
  const isVisitor = useSession() === null;
  const counts = useSelector(selectCounts);
  /** What waits, and how that is said. */
  const waiting: Waiting = {
    chats: [counts?.unreadChats ?? 0, 'frame.unread'],
    interests: [counts?.waitingInterests ?? 0, 'frame.waiting'],
  };
  const here = tabOf(matchRoute(useLocation().pathname)?.route.name ?? null);
  const join = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    joinNow();
  };
  return (
    <BottomBar label={t('frame.tabs')}>
      {mainTabs.map((tab) => {
        const Icon = ICONS[tab.name];
        const [count, label] = waiting[tab.name] ?? [];
        return (
          <BottomBarItem
            key={tab.name}
            label={p(tab.label)}
            icon={<Icon />}
            href={isVisitor ? routes.signup.href() : tab.href}
            onClick={isVisitor ? join : undefined}
            current={!isVisitor && tab === here}
            badge={
              count === undefined || label === undefined ? null : (
                <Badge count={count} label={t(label, { count })} />
              )
            }
          />
        );
      })}
    </BottomBar>
  );
}
