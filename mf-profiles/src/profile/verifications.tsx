import { usePlansHref } from 'shared-contracts/behaviour/use-plans-href';
import type { Badges } from 'shared-contracts/calls/profiles';
import { provenOf, SEALS } from 'shared-contracts/domain/seals';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Anchor, IconLock } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';
import { listWords } from '../people/list-words.ts';
import { Seals } from '../people/seals.tsx';

/**
 * The seals that the viewer's plan shows, or the way to see them on the free plan (section 6, 'Badges'), as one quiet
 * line. One's own show on every plan. The reply knows the plan that is in force: a plan may end, or begin, after the
 * sign-in.
 */
export function Verifications({ badges, own }: { badges: Badges; own: boolean }) {
  const phrase = useTexts(phrases);
  const plansHref = usePlansHref();
  const onFreePlan = Object.keys(badges).length === 0;
  if (onFreePlan && !own) {
    return (
      <Anchor className="pf-seals pf-seals--locked" href={plansHref}>
        <IconLock />
        <span>{phrase('badges.upgrade')}</span>
      </Anchor>
    );
  }
  return <Proven badges={badges} />;
}

/** Small seals, whose words those who listen get one by one, and what they stand for in one sentence. */
function Proven({ badges }: { badges: Badges }) {
  const t = useTexts(profileTexts);
  const { locale } = useHost();
  const proven = provenOf(badges).map((one) => t(`seal.${SEALS[one]}`));
  if (proven.length === 0) return null;
  const list = listWords(proven, locale);
  return (
    <p className="pf-seals">
      <Seals badges={badges} compact />
      <span aria-hidden="true">{t('seal.verified', { list })}</span>
    </p>
  );
}
