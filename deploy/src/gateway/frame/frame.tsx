import { formatText } from 'shared-contracts/i18n';
import { phrases } from 'shared-contracts/phrases';
import { routes } from 'shared-contracts/routes';
import { AppFrame, Logo, TopBar } from 'shared-contracts/ui/core';
import { gatewayTexts } from '../gateway-texts.ts';
import { FrameContent } from './frame-content.tsx';
import type { FrameKind, FrameTab } from './frame-kind.ts';
import { FrameTabs } from './frame-tabs.tsx';

/** What the frame of a page depends on; nothing in it is anybody's data. */
export interface FrameProps {
  readonly kind: FrameKind;
  readonly tab: FrameTab | null;
  readonly productName: string;
  readonly member: boolean;
}

/**
 * The page before any script runs: the bars with their real links, and grey shapes where the content
 * will stand. Drawn with the design system's own components, so that React's first render moves nothing.
 */
export function Frame({ kind, tab, productName, member }: FrameProps) {
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
      bottomBar={<FrameTabs member={member} current={tab} />}
    >
      <FrameContent kind={kind} />
    </AppFrame>
  );
}
