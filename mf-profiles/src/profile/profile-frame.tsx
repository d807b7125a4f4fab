import { useRef, type ReactNode } from 'react';
import { type Elements, Columns, Page } from 'shared-contracts/ui/core';
import { BackToList } from '../people/back-to-list.tsx';
import { ShareProfile } from './share-profile.tsx';
import { useReadingPlace } from './use-reading-place.ts';

interface ProfileFrameProps {
  /** Photos and actions: they stay in view from 900 px. */
  readonly side: ReactNode;
  /** A word above everything. */
  readonly banner?: Elements;
  /** The person of the shared address; absent where there is no one to show. */
  readonly share?: { readonly id: string; readonly name: string };
  /** Whether the reader may act: on a phone the action bar then takes the place of the main tabs (look.md). */
  readonly acts?: boolean;
  /** Follows the profile in its whole width; the bar and the assistant's pill end above it. */
  readonly below?: Elements;
  readonly children: ReactNode;
}

/** Back, photos and actions at the side, the words beside them. */
export function ProfileFrame(props: ProfileFrameProps) {
  const { side, banner, share, acts = false, below, children } = props;
  const [top, end, screen] = [useRef(null), useRef(null), useRef(null)];
  useReadingPlace({ top, end, screen });
  return (
    <Page>
      <div ref={screen} className={acts ? 'pf-screen pf-screen--acts' : 'pf-screen'}>
        <div ref={top} className="pf-screen__top">
          <BackToList />
          {share && <ShareProfile {...share} />}
        </div>
        <div className="pf-profile">
          {banner}
          <Columns kind="profile" side={side}>
            {children}
          </Columns>
        </div>
        <div ref={end} className="pf-screen__end" />
      </div>
      {below && <div className="pf-below">{below}</div>}
    </Page>
  );
}
