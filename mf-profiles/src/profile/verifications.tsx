import { usePlansHref } from 'shared-contracts/behaviour/use-plans-href';
import type { Badges } from 'shared-contracts/calls/profiles';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { Anchor, IconLock } from 'shared-contracts/ui/core';
import { Seals } from '../people/seals.tsx';

/**
 * The seals that the viewer's plan shows, or the way to see them on the free plan (section 6, 'Badges'). One's own
 * show on every plan. The reply knows the plan that is in force: a plan may end, or begin, after the sign-in.
 */
export function Verifications({ badges, own }: { badges: Badges; own: boolean }) {
  const phrase = useTexts(phrases);
  const plansHref = usePlansHref();
  const onFreePlan = Object.keys(badges).length === 0;
  if (onFreePlan && !own) {
    return (
      <Anchor className="pf-upgrade" href={plansHref}>
        <IconLock />
        {phrase('badges.upgrade')}
      </Anchor>
    );
  }
  return (
    <div className="pf-seals">
      <Seals badges={badges} />
    </div>
  );
}
