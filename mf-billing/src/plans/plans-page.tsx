import { LazyPart, lazyCode } from 'shared-contracts/behaviour/lazy-code';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { pricePaise, PLANS, type Plan } from 'shared-contracts/domain/plan';
import { useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { isCheckoutAddress } from 'shared-contracts/platform/checkout-document';
import { useLocation } from 'shared-contracts/router';
import { BackButton, Page, PageHeader, WaitingPage } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/billing.ts';
import { DurationSwitch } from '../offers/duration-switch.tsx';
import { PerkTable } from '../offers/perk-table.tsx';
import { PlanCard } from '../offers/plan-card.tsx';
import { planStanding, type PlanStanding } from '../offers/plan-standing.ts';
import { useDuration } from '../offers/use-duration.ts';
import { CurrentPlan } from './current-plan.tsx';
import { PriceNotes } from './price-notes.tsx';
import { UnderWay, useUnderWay } from './under-way.tsx';
import { usePlansBack } from './use-plans-back.ts';
import '../offers/offers.css';

const checkout = lazyCode(async () => (await import('../checkout/checkout-page.tsx')).CheckoutPage);

/** /subscription: the plans of section 9, for members and visitors; with something to buy, the checkout (decision 122). */
export function PlansPage() {
  const t = useTexts(texts);
  const { pathname, search } = useLocation();
  if (!isCheckoutAddress(pathname, new URLSearchParams(search))) return <Plans />;
  return (
    <LazyPart
      code={checkout}
      waiting={<WaitingPage shape="form" label={t('checkout.preparing')} />}
      failed={(error, onRetry) => (
        <LoadFailed
          title={t('checkout.title')}
          error={error}
          onRetry={onRetry}
          retrying={false}
          level={1}
        />
      )}
    >
      {(CheckoutPage) => <CheckoutPage />}
    </LazyPart>
  );
}

function Plans() {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const mine = useSession()?.myplan ?? null;
  const [duration, setDuration] = useDuration();
  const underWay = useUnderWay();
  const back = usePlansBack();
  const offers = PLANS.map((plan) => ({ plan, standing: planStanding(plan.code, mine) }));
  // What is sold first, on a phone too; what costs nothing or is part of one's plan last.
  const sold = offers.filter(({ plan, standing }) => isSold(plan, standing));
  const rest = offers.filter(({ plan, standing }) => !isSold(plan, standing)).reverse();
  const firstNew = Math.max(
    0,
    sold.findIndex(({ standing }) => standing === 'offered'),
  );
  return (
    <Page>
      <PageHeader
        title={t('plans.title')}
        text={t('plans.intro')}
        back={<BackButton label={phrase('action.back')} {...back} />}
      />
      <div className="bl-head">
        <DurationSwitch value={duration} onChange={setDuration} />
        {mine === null ? <p>{t('plans.joinFirst')}</p> : <CurrentPlan mine={mine} />}
      </div>
      {underWay !== null && <UnderWay order={underWay} />}
      <div className="bl-cards">
        {[...sold, ...rest].map(({ plan, standing }, index) => (
          <PlanCard
            key={plan.code}
            plan={plan}
            duration={duration}
            index={index - firstNew}
            standing={standing}
            email={null}
            isHeld={underWay !== null}
          />
        ))}
      </div>
      <div className="bl-below">
        <PerkTable mine={mine} />
        <PriceNotes />
      </div>
    </Page>
  );
}

function isSold(plan: Plan, standing: PlanStanding): boolean {
  return pricePaise(plan, 'month') > 0 && standing !== 'included';
}
