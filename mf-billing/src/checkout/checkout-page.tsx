import { getAccount } from 'shared-contracts/calls/auth';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { CHECKOUT_PARAMETERS } from 'shared-contracts/platform/checkout-document';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import { BackButton, ButtonLink, EmptyState, Page, PageHeader } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/billing.ts';
import { CheckoutView } from './checkout-view.tsx';
import { Preparing } from './preparing.tsx';
import { purchaseOf } from './purchase.ts';
import './checkout.css';

/** /subscription?buy=… or ?order=…: a member's own purchase, in a document of its own (decision 122). */
export function CheckoutPage() {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const plansHref = routes.subscription.href();
  return (
    <Page width="form">
      <PageHeader
        title={t('checkout.title')}
        back={<BackButton label={phrase('action.back')} href={plansHref} />}
      />
      <OwnCheckout plansHref={plansHref} />
    </Page>
  );
}

function OwnCheckout({ plansHref }: { plansHref: string }) {
  const t = useTexts(texts);
  const { config, query } = useHost();
  const [search] = useSearchParams();
  const isSignedIn = useSession() !== null;
  const purchase = purchaseOf(search.get(CHECKOUT_PARAMETERS.buy));
  const orderId = search.get(CHECKOUT_PARAMETERS.order);
  const account = useQuery({ ...query(getAccount, {}), enabled: isSignedIn });
  const plans = <ButtonLink href={plansHref}>{t('outcome.plans')}</ButtonLink>;
  if (!isSignedIn) {
    const login = routes.login.href({ return: window.location.pathname + window.location.search });
    return (
      <EmptyState
        title={t('checkout.signIn')}
        action={
          <ButtonLink variant="primary" href={login}>
            {t('outcome.signIn')}
          </ButtonLink>
        }
      >
        {t('checkout.signInText')}
      </EmptyState>
    );
  }
  if (config.checkoutScript === undefined) {
    return (
      <EmptyState title={t('checkout.closed')} action={plans}>
        {t('checkout.closedText')}
      </EmptyState>
    );
  }
  if (purchase === null && orderId === null) {
    return (
      <EmptyState title={t('checkout.noSuchPlan')} action={plans}>
        {t('checkout.noSuchPlanText')}
      </EmptyState>
    );
  }
  // The address beautifies the popup; a checkout goes on without it.
  if (account.isPending) return <Preparing />;
  return (
    <CheckoutView
      purchase={purchase}
      orderId={orderId}
      plansHref={plansHref}
      email={null}
      prefillEmail={account.data?.data.email ?? null}
      returned={search.get(CHECKOUT_PARAMETERS.returned)}
      script={config.checkoutScript}
    />
  );
}
