import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, Banner } from 'shared-contracts/ui/core';
import { loginTexts } from '../../locales/en/login.ts';

/** Query parameter of the link in the sign-up mail. */
export const CONFIRM = 'confirm';

/** How the address came to be confirmed: just now, or before, by this link or another. */
export type HowConfirmed = 'now' | 'before';

/** What the history entry of /login has after an address was confirmed. */
export function confirmedState(how: HowConfirmed) {
  return { confirmed: how };
}

/** How a confirmation led to the sign-in page; null where none did. */
export function cameConfirmed(state: unknown): HowConfirmed | null {
  if (typeof state !== 'object' || state === null || !('confirmed' in state)) return null;
  return state.confirmed === 'before' ? 'before' : 'now';
}

/** Says that the address is confirmed and how to come in on a browser other than the one that signed up. */
export function Confirmed({ how }: { how: HowConfirmed }) {
  const t = useTexts(loginTexts);
  if (how === 'before') return <Banner role="status">{t('confirm.before')}</Banner>;
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
