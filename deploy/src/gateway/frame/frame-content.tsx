import {
  Page,
  Skeleton,
  SkeletonCards,
  SkeletonProfile,
  SkeletonText,
} from 'shared-contracts/ui/core';
import { gatewayTexts } from '../gateway-texts.ts';
import type { FrameKind } from './frame-kind.ts';

/** Grey shapes in the form of what comes. */
export function FrameContent({ kind }: { kind: FrameKind }) {
  const label = gatewayTexts.en['frame.loading'];
  if (kind === 'form') {
    return (
      <Page width="form">
        <Skeleton label={label}>
          <SkeletonText lines={6} />
        </Skeleton>
      </Page>
    );
  }
  return (
    <Page>
      {kind === 'profile' ? <SkeletonProfile label={label} /> : <SkeletonCards label={label} />}
    </Page>
  );
}
