import { mainTabs, type MainTab } from 'shared-contracts/platform/main-tabs';
import { routes } from 'shared-contracts/platform/routes';
import {
  BottomBar,
  BottomBarItem,
  IconBookmark,
  IconChat,
  IconHeart,
  IconProfiles,
} from 'shared-contracts/ui/core';
import type { PageTexts } from '../page-texts.ts';

const ICONS = {
  profiles: IconProfiles,
  saved: IconBookmark,
  interests: IconHeart,
  chats: IconChat,
};

/** The bottom bar; a visitor's tabs lead to /signup (section 2), also before any script runs. */
export function FrameTabs({
  member,
  current,
  texts,
}: {
  member: boolean;
  current: MainTab['name'] | null;
  texts: PageTexts;
}) {
  return (
    <BottomBar label={texts.gateway('frame.tabs')}>
      {mainTabs.map(({ name, label, href }) => {
        const Icon = ICONS[name];
        return (
          <BottomBarItem
            key={name}
            href={member ? href : routes.signup.href()}
            icon={<Icon />}
            label={texts.phrase(label)}
            current={member && name === current}
          />
        );
      })}
    </BottomBar>
  );
}
