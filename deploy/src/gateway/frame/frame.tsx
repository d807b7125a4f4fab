import { phrases } from 'shared-contracts/phrases';
import { routes } from 'shared-contracts/routes';
import {
  AppFrame,
  BottomBar,
  BottomBarItem,
  ButtonLink,
  IconBookmark,
  IconChat,
  IconProfiles,
  Logo,
  TopBar,
} from 'shared-contracts/ui/core';
import { gatewayTexts } from '../gateway-texts.ts';
import type { FrameKind } from './frame-kind.ts';
import { FrameContent } from './frame-content.tsx';

/** What the frame of a page depends on; nothing in it is anybody's data. */
export interface FrameProps {
  readonly kind: FrameKind;
  readonly productName: string;
  readonly member: boolean;
}

/**
 * The page before any script runs: the bars with their real links, and grey shapes where the content
 * will stand. Drawn with the design system's own components, so that React's first render moves nothing.
 */
export function Frame({ kind, productName, member }: FrameProps) {
  const phrase = phrases.en;
  return (
    <AppFrame
      skipLabel={gatewayTexts.en['frame.skip']}
      topBar={
        <TopBar
          logo={
            <a href={routes.profiles.href()}>
              <Logo name={productName} />
            </a>
          }
        >
          {!member && (
            <>
              <ButtonLink variant="quiet" href={routes.blogs.href()}>
                {phrase['nav.blogs']}
              </ButtonLink>
              <ButtonLink variant="quiet" href={routes.login.href()}>
                {phrase['nav.login']}
              </ButtonLink>
            </>
          )}
        </TopBar>
      }
      bottomBar={
        <BottomBar label={gatewayTexts.en['frame.tabs']}>
          <BottomBarItem
            href={routes.profiles.href()}
            icon={<IconProfiles />}
            label={phrase['tab.profiles']}
          />
          <BottomBarItem
            href={routes.savedProfiles.href()}
            icon={<IconBookmark />}
            label={phrase['tab.saved']}
          />
          <BottomBarItem
            href={routes.chats.href()}
            icon={<IconChat />}
            label={phrase['tab.chats']}
          />
        </BottomBar>
      }
    >
      <FrameContent kind={kind} />
    </AppFrame>
  );
}
