import { useEffect, useState } from 'react';
import { ignore } from 'shared-contracts/behaviour/ignore';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { getAccount } from 'shared-contracts/calls/auth';
import { Email } from 'shared-contracts/calls/schemas';
import { pricePaise, PLANS } from 'shared-contracts/domain/plan';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { CHECKOUT_PARAMETERS } from 'shared-contracts/platform/checkout-document';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import { BackButton, ButtonLink, EmptyState, Page, PageHeader } from 'shared-contracts/ui/core';
import { takeEmail } from '../checkout/callback-address.ts';
import { loadCheckoutScript } from '../checkout/checkout-script.ts';
import { CheckoutView } from '../checkout/checkout-view.tsx';
import '../checkout/checkout.css';
import { Preparing } from '../checkout/preparing.tsx';
import { checkoutHref, purchaseOf } from '../checkout/purchase.ts';
import { texts } from '../locales/en/billing.ts';
import { DurationSwitch } from '../offers/duration-switch.tsx';
import '../offers/offers.css';
import { PerkTable } from '../offers/perk-table.tsx';
import { PlanCard } from '../offers/plan-card.tsx';
import { useDuration } from '../offers/use-duration.ts';

/** /member?email=…: a membership paid for an address, signed in or not (section 2). */
export function MemberPage() {
  const [search] = useSearchParams();
  const email = Email.safeParse(search.get(CHECKOUT_PARAMETERS.email) ?? '');
  if (email.success) return <Membership email={email.data} />;
  const orderId = search.get(CHECKOUT_PARAMETERS.order);
  return orderId === null ? <InvalidLink /> : <SentBack orderId={orderId} />;
}

/** The provider's page has sent this tab back without a payment: whose membership it was is known here alone. */
function SentBack({ orderId }: { orderId: string }) {
  const [search] = useSearchParams();
  const [isUnknown, setUnknown] = useState(false);
  const purchase = purchaseOf(search.get(CHECKOUT_PARAMETERS.buy));
  const returned = search.get(CHECKOUT_PARAMETERS.returned) ?? undefined;
  useEffect(() => {
    const email = takeEmail(orderId);
    if (email === null) setUnknown(true);
    else window.location.replace(checkoutHref({ purchase, orderId, email, returned }));
  }, [orderId, purchase, returned]);
  return isUnknown ? (
    <InvalidLink />
  ) : (
    <Page width="form">
      <Preparing />
    </Page>
  );
}

function InvalidLink() {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const { notify } = useHost();
  useEffect(() => notify('memberLink.invalid'), [notify]);
  return (
    <Page>
      <EmptyState
        title={phrase('memberLink.title')}
        level={1}
        action={<ButtonLink href={routes.subscription.href()}>{t('outcome.plans')}</ButtonLink>}
      >
        {phrase('memberLink.text')}
      </EmptyState>
    </Page>
  );
}

function Membership({ email }: { email: string }) {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const { config, query } = useHost();
  const [search] = useSearchParams();
  const isSignedIn = useSession() !== null;
  const account = useQuery({ ...query(getAccount, {}), enabled: isSignedIn });
  const script = config.checkoutScript;
  useEffect(() => {
    if (script === undefined) return;
    loadCheckoutScript(document, script).catch(ignore('said, with Retry, where one pays'));
  }, [script]);
  const purchase = purchaseOf(search.get(CHECKOUT_PARAMETERS.buy));
  const orderId = search.get(CHECKOUT_PARAMETERS.order);
  const isChosen = purchase !== null || orderId !== null;
  const plansHref = routes.member.href({ [CHECKOUT_PARAMETERS.email]: email });
  const back = useBack(routes.home.href());
  const isOwn = account.data?.data.email === email;
  return (
    <Page width={isChosen ? 'form' : 'wide'}>
      <PageHeader
        title={t('member.title')}
        // Where it is paid for another person, the summary shows that.
        text={
          (!isChosen || isOwn) && (
            <span className="bl-summary__email">{t('summary.for', { email })}</span>
          )
        }
        back={
          <BackButton
            label={phrase('action.back')}
            {...(isChosen ? { href: plansHref } : { href: routes.home.href(), onBack: back })}
          />
        }
      />
      {script === undefined ? (
        <EmptyState title={t('checkout.closed')}>{t('checkout.closedText')}</EmptyState>
      ) : isChosen ? (
        // Whose address it is decides between the calls of a member and those by e-mail.
        isSignedIn && account.isPending ? (
          <Preparing />
        ) : (
          <CheckoutView
            purchase={purchase}
            orderId={orderId}
            plansHref={plansHref}
            script={script}
            email={isOwn ? null : email}
            prefillEmail={email}
            returned={search.get(CHECKOUT_PARAMETERS.returned)}
          />
        )
      ) : (
        <MembershipPlans email={email} />
      )}
    </Page>
  );
}

function MembershipPlans({ email }: { email: string }) {
  const t = useTexts(texts);
  const [duration, setDuration] = useDuration();
  return (
    <>
      <div className="bl-head">
        <DurationSwitch value={duration} onChange={setDuration} />
        <p>{t('summary.owner')}</p>
      </div>
      <div className="bl-cards">
        {PLANS.filter((plan) => pricePaise(plan, 'month') > 0).map((plan, index) => (
          <PlanCard
            key={plan.code}
            plan={plan}
            duration={duration}
            index={index}
            email={email}
            standing="offered"
          />
        ))}
      </div>
      <PerkTable mine={null} />
    </>
  );
}
