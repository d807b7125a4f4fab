import type { ReactNode } from 'react';
import { pricePaise, type Plan, type PlanDuration } from 'shared-contracts/domain/plan';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink } from 'shared-contracts/ui/core';
import { PlanPurchaseButton } from '../checkout/plan-purchase-button.tsx';
import { texts } from '../locales/en/billing.ts';
import type { PlanStanding } from './plan-standing.ts';

export interface PlanChoiceProps {
  readonly plan: Plan;
  readonly duration: PlanDuration;
  readonly standing: PlanStanding;
  /** Place among the plans that are sold, from 0 at the first one that the reader does not have. */
  readonly index: number;
  /** Whose membership it is where it is bought by e-mail; null for one's own plan. */
  readonly email: string | null;
  /** True while another payment may be under way: nothing is sold beside it. */
  readonly isHeld?: boolean;
}

/** The plan purchase button with duration and price in rupees (section 2), or why there is none. */
export function PlanChoice({ plan, duration, standing, index, email, isHeld }: PlanChoiceProps) {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const paise = pricePaise(plan, duration);
  if (standing === 'included') return <p className="sp-muted">{t('card.included')}</p>;
  if (standing === 'join') {
    const words = t(`card.get.${duration}`, { plan: plan.name, price: rupees(paise) });
    return paise === 0 ? (
      <JoinLink variant="primary">{phrase('tab.joinNow')}</JoinLink>
    ) : (
      <JoinLink variant="secondary">{words}</JoinLink>
    );
  }
  const isSold = paise > 0 && isHeld !== true;
  return (
    <>
      {standing === 'current' && isSold && <p className="sp-muted">{t('card.extend')}</p>}
      {isSold && (
        <PlanPurchaseButton
          index={index}
          duration={duration}
          email={email}
          planName={plan.name}
          cost_in_rupee={paise / 100}
          cost_in_paise={paise}
          isMembership={email !== null}
          isRenewal={standing === 'current'}
        />
      )}
    </>
  );
}

/** A visitor's way: a real link that works before any script, and the shell's 'Join now' after. */
function JoinLink(props: { variant: 'primary' | 'secondary'; children: ReactNode }) {
  const { joinNow } = useHost();
  return (
    <ButtonLink
      variant={props.variant}
      block
      href={routes.signup.href()}
      onClick={(event) => {
        event.preventDefault();
        joinNow();
      }}
    >
      {props.children}
    </ButtonLink>
  );
}
