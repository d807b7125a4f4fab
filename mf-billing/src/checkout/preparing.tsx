import { useTexts } from 'shared-contracts/host';
import { Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/billing.ts';

/** Shown while the order of a purchase, or its owner, is fetched. */
export function Preparing() {
  const t = useTexts(texts);
  return (
    <Skeleton label={t('checkout.preparing')}>
      <SkeletonText lines={3} />
    </Skeleton>
  );
}
