import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, Banner } from 'shared-contracts/ui/core';
import { loginTexts } from './login-texts.ts';

/** Query parameter of the link in the sign-up mail. */
export const CONFIRM = 'confirm';

/** What /login finds in the history entry of somebody whose address was just confirmed. */
export const CONFIRMED = { confirmed: true } as const;

/** True on the sign-in page when a confirmation led there. */
export function cameConfirmed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'confirmed' in state;
}

/** Says that the address is confirmed and how to come in on a browser other than the one that signed up. */
export function Confirmed() {
  const t = useTexts(loginTexts);
  return (
    <>
      <Banner kind="success" role="status">
        {t('confirm.done')}
      </Banner>
      <p>
        <span>{t('confirm.next')}</span>{' '}
        <Anchor href={routes.resetPassword.href()}>{t('confirm.password')}</Anchor>
      </p>
    </>
  );
}
