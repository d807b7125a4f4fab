import { phrases } from 'shared-contracts/phrases';
import { routes } from 'shared-contracts/routes';
import {
  BottomBar,
  BottomBarItem,
  IconBookmark,
  IconChat,
  IconProfiles,
} from 'shared-contracts/ui/core';
import { gatewayTexts } from '../gateway-texts.ts';
import type { FrameTab } from './frame-kind.ts';

const TABS = [
  {
    tab: 'profiles',
    label: phrases.en['tab.profiles'],
    route: routes.profiles,
    Icon: IconProfiles,
  },
  {
    tab: 'saved',
    label: phrases.en['tab.saved'],
    route: routes.savedProfiles,
    Icon: IconBookmark,
  },
  { tab: 'chats', label: phrases.en['tab.chats'], route: routes.chats, Icon: IconChat },
] as const;

/** The bottom bar; a visitor's tabs lead to /signup (section 2), also before any script runs. */
export function FrameTabs({ member, current }: { member: boolean; current: FrameTab | null }) {
  return (
    <BottomBar label={gatewayTexts.en['frame.tabs']}>
      {TABS.map(({ tab, label, route, Icon }) => (
        <BottomBarItem
          key={tab}
          href={member ? route.href() : routes.signup.href()}
          icon={<Icon />}
          label={label}
          current={member && tab === current}
        />
      ))}
    </BottomBar>
  );
}
