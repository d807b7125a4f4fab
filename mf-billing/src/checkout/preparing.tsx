import { useTexts } from 'shared-contracts/host';
import { Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/billing.ts';

/** Stands where a purchase comes: its order, or whose it is, is being asked for. */
export function Preparing() {
  const t = useTexts(texts);
  return (
    <Skeleton label={t('checkout.preparing')}>
      <SkeletonText lines={3} />
    </Skeleton>
  );
}
