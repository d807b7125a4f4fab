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
  if (kind === 'cards' || kind === 'posts') {
    return (
      <Page>
        <SkeletonCards label={label} />
      </Page>
    );
  }
  if (kind === 'profile') {
    return (
      <Page>
        <SkeletonProfile label={label} />
      </Page>
    );
  }
  return (
    <Page width={kind === 'form' ? 'form' : 'text'}>
      <Skeleton label={label}>
        <SkeletonText lines={kind === 'article' ? 12 : 5} />
      </Skeleton>
    </Page>
  );
}
