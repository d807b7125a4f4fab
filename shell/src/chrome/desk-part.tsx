import type { ReactNode } from 'react';
import { LazyPart, lazyCode } from 'shared-contracts/behaviour/lazy-code';
import type { Elements } from 'shared-contracts/ui/core';

/** The frame of the desk; only staff fetch it. */
const deskCode = lazyCode(() => import('../desk/desk-frame.tsx'));

interface DeskPartProps {
  readonly part: 'DeskTop' | 'DeskRail' | 'DeskMenuItems';
  /** Stands there while its code is on its way, and where it does not come; default nothing. */
  readonly instead?: ReactNode;
  /** What the part holds. */
  readonly children?: Elements;
}

/** One part of the frame around the desk. */
export function DeskPart({ part, instead, children }: DeskPartProps) {
  return (
    <LazyPart code={deskCode} waiting={instead} failed={() => instead}>
      {({ [part]: Part }) => <Part>{children}</Part>}
    </LazyPart>
  );
}
