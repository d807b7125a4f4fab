import { useEffect } from 'react';
import { useTexts } from 'shared-contracts/host';
import { NOTICE_MS } from 'shared-contracts/i18n/notice';
import { routes } from 'shared-contracts/platform/routes';
import { Button, ButtonLink, EmptyState, Spinner } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/billing.ts';
import type { CheckoutState } from './checkout-state.ts';
import { EffectSentence } from './purchase-summary.tsx';
import { useDayText } from './use-day-text.ts';

/** `email` for a membership by e-mail. */
interface CheckoutOutcomeProps {
  readonly state: CheckoutState;
  readonly email: string | null;
  readonly plansHref: string;
  readonly onLook: () => void;
}

/** Says what became of an order in plain words; there is no button to pay beside it. */
export function CheckoutOutcome(props: CheckoutOutcomeProps) {
  const { state, email, plansHref, onLook } = props;
  const t = useTexts(texts);
  const dayText = useDayText();
  const { step, isCaptureFailed, isTired, endsAt, purchase } = state;
  const plans = <ButtonLink href={plansHref}>{t('outcome.plans')}</ButtonLink>;
  if (step === 'capturing' || step === 'checking') {
    return (
      <div role="status">
        <EmptyState
          title={t('outcome.checking')}
          drawing={isTired ? undefined : <Spinner quiet label={t('outcome.checking')} />}
          action={isTired && <Button onClick={onLook}>{t('outcome.lookAgain')}</Button>}
        >
          <p>{t(isCaptureFailed ? 'outcome.captureFailed' : 'outcome.checkingText')}</p>
          <p>{t(isTired ? 'outcome.tired' : 'outcome.once')}</p>
        </EmptyState>
      </div>
    );
  }
  if ((step === 'paid' || step === 'granted') && email !== null) {
    return <PaidByEmail email={email} isNew={step === 'paid'} />;
  }
  if (step === 'paid') return <PaidNow state={state} />;
  if (step === 'granted') {
    const plan = purchase?.plan.name ?? '';
    const text =
      endsAt === null
        ? t('outcome.granted', { plan })
        : t('outcome.grantedUntil', { plan, end: dayText(endsAt) });
    return (
      <EmptyState title={t('outcome.paid')} action={plans}>
        {text}
      </EmptyState>
    );
  }
  if (step === 'refunded' || step === 'failed') {
    return (
      <EmptyState title={t(`outcome.${step}`)} action={plans}>
        {t(`outcome.${step}Text`)}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('outcome.unknown')} action={plans}>
      {t('outcome.unknownText')}
    </EmptyState>
  );
}

/** Paid in this page: one signs in again for the new plan (section 4), after a moment to read it. */
function PaidNow({ state: { order, purchase } }: Pick<CheckoutOutcomeProps, 'state'>) {
  const t = useTexts(texts);
  const href = routes.logout.href({ reason: 'paid' });
  useLeave(href);
  return (
    <div role="status">
      <EmptyState
        title={t('outcome.paid')}
        action={
          <ButtonLink variant="primary" href={href}>
            {t('outcome.signIn')}
          </ButtonLink>
        }
      >
        <p>{t('outcome.paidText')}</p>
        {/* A cheaper plan is not there yet after signing in. */}
        {order?.effect?.kind === 'follows' && purchase !== null && (
          <EffectSentence effect={order.effect} plan={purchase.plan.name} />
        )}
      </EmptyState>
    </div>
  );
}

/** The same for every address: it does not show whether it has an account. */
function PaidByEmail({ email, isNew }: { email: string; isNew: boolean }) {
  const t = useTexts(texts);
  const href = routes.logout.href({ reason: 'paid', email });
  useLeave(isNew ? href : null);
  return (
    <div role="status">
      <EmptyState
        title={t('outcome.paid')}
        action={
          <ButtonLink variant="primary" href={href}>
            {t('outcome.signIn')}
          </ButtonLink>
        }
      >
        <p className="bl-summary__email">{t('outcome.byEmail', { email })}</p>
        <p>{t('outcome.byEmailRefund')}</p>
      </EmptyState>
    </div>
  );
}

/** Leads to /logout after a moment to read (section 4); null stays. */
function useLeave(href: string | null): void {
  useEffect(() => {
    if (href === null) return undefined;
    // Messages that wait are sent meanwhile; what is left stays on the device for this account (reason `paid`).
    const timer = setTimeout(() => window.location.assign(href), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [href]);
}
