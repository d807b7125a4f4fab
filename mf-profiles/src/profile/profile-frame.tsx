import type { ReactNode } from 'react';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { BackButton, Columns, Page } from 'shared-contracts/ui/core';

/** Props of the frame: what stands beside, what scrolls. */
export interface ProfileFrameProps {
  /** Photos and actions: they stay in view from 900 px. */
  readonly side: ReactNode;
  /** A word above everything. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** Back, photos and actions at the side, the words beside them. */
export function ProfileFrame({ side, banner, children }: ProfileFrameProps) {
  return (
    <Page>
      <BackToList />
      <div className="pf-profile">
        {banner}
        <Columns kind="profile" side={side}>
          {children}
        </Columns>
      </div>
    </Page>
  );
}

/** Back to where one came from, else to the listing. */
export function BackToList() {
  const phrase = useTexts(phrases);
  return (
    <BackButton
      label={phrase('action.back')}
      href={routes.profiles.href()}
      onBack={useBack(routes.profiles.href())}
    />
  );
}
