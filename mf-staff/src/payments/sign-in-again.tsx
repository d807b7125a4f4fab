import { isApiError } from 'shared-contracts/calls/client';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, Banner } from 'shared-contracts/ui/core';
import { paymentTexts } from '../locales/en/payments.ts';

/** Whether a refusal says that the sign-in is too old for this, of an account without a second factor. */
export function isTooOld(error: unknown): boolean {
  return isApiError(error) && error.code === 'payment.signInFresh';
}

/** Says so, with the way. */
export function SignInAgain() {
  const text = useTexts(paymentTexts);
  return (
    <Banner kind="warning" role="alert">
      <span>{text('refund.fresh')}</span>{' '}
      <Anchor href={routes.logout.href()}>{text('refund.signOut')}</Anchor>
    </Banner>
  );
}
