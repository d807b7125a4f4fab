import { formatText } from 'shared-contracts/i18n/i18n';
import { phrases } from 'shared-contracts/i18n/phrases';
import type { MainTab } from 'shared-contracts/platform/main-tabs';
import { routes } from 'shared-contracts/platform/routes';
import type { WaitingShape } from 'shared-contracts/platform/waiting-shape';
import { AppFrame, BottomBar, Logo, TopBar, WaitingPage } from 'shared-contracts/ui/core';
import { gatewayTexts } from '../gateway-texts.ts';
import { FrameTabs } from './frame-tabs.tsx';

/** What the frame of a page depends on; nothing in it is anybody's data. */
export interface FrameProps {
  readonly shape: WaitingShape;
  readonly tab: MainTab['name'] | null;
  readonly productName: string;
  readonly member: boolean;
  /** A page of the staff desk: its rail is drawn by who is staff, and nobody else has one there. */
  readonly desk?: boolean;
}

/**
 * The page before any script runs: the bars with their real links, and grey shapes where the content
 * will stand. Drawn with the design system's own components, so that React's first render moves nothing.
 */
export function Frame({ shape, tab, productName, member, desk = false }: FrameProps) {
  return (
    <AppFrame
      skipLabel={gatewayTexts.en['frame.skip']}
      topBar={
        <TopBar
          logo={
            <a
              href={routes.profiles.href()}
              aria-label={formatText(gatewayTexts.en['frame.toProfiles'], { product: productName })}
            >
              <Logo name={productName} />
            </a>
          }
        >
          {!member && (
            <>
              <a href={routes.blogs.href()}>{phrases.en['nav.blogs']}</a>
              <a href={routes.login.href()}>{phrases.en['nav.login']}</a>
            </>
          )}
        </TopBar>
      }
      bottomBar={
        desk ? (
          <BottomBar label={gatewayTexts.en['frame.tabs']}>{null}</BottomBar>
        ) : (
          <FrameTabs member={member} current={tab} />
        )
      }
    >
      <WaitingPage shape={shape} label={gatewayTexts.en['frame.loading']} />
    </AppFrame>
  );
}
