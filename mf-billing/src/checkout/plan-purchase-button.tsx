import { PLANS, type PlanDuration } from 'shared-contracts/domain/plan';
import { groupIndian } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { ButtonLink } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/billing.ts';
import { checkoutHref } from './purchase.ts';

/** The inputs of section 3, by name. */
interface PlanPurchaseButtonProps {
  /** Place among the buttons of the page, from 0: the first is the primary one. */
  readonly index: number;
  readonly planName: string;
  readonly duration: PlanDuration;
  readonly cost_in_rupee: number;
  readonly cost_in_paise: number;
  /** A membership for an e-mail address; the payer need not be signed in. */
  readonly isMembership: boolean;
  /** True for the plan that already runs: a quiet link, never the loudest button. */
  readonly isRenewal?: boolean;
  /** Whose membership it is; null outside of the membership mode. */
  readonly email: string | null;
}

/** Shows duration and price in rupees (section 2), and opens the checkout in a document of its own. */
export function PlanPurchaseButton(props: PlanPurchaseButtonProps) {
  const { index, planName, duration, cost_in_rupee, cost_in_paise, isMembership, email } = props;
  const first = index === 0 ? 'primary' : 'secondary';
  const t = useTexts(texts);
  const plan = PLANS.find(({ name }) => name === planName) ?? null;
  const purchase = plan === null ? null : { plan, duration };
  const isFor = isMembership && email !== null ? { email } : {};
  return (
    <ButtonLink
      variant={props.isRenewal === true ? 'quiet' : first}
      block
      href={checkoutHref({ purchase, ...isFor })}
      data-paise={cost_in_paise}
    >
      {t(props.isRenewal === true ? `card.buy.${duration}` : `card.get.${duration}`, {
        plan: planName,
        price: `₹${groupIndian(cost_in_rupee)}`,
      })}
    </ButtonLink>
  );
}
