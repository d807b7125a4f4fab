import { useEffect } from 'react';
import { confirmEmail } from 'shared-contracts/calls/auth';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { useLocation, useNavigate } from 'shared-contracts/router';
import { routes } from 'shared-contracts/routes';
import { Banner, ButtonLink } from 'shared-contracts/ui/core';
import { FailureBanner } from '../forms/failure-banner.tsx';
import { loginTexts } from './login-texts.ts';

/** Query parameter of the link in the sign-up mail. */
export const CONFIRM = 'confirm';

/** Confirms the address whose token the sign-up mail's link carries, and says how that went. */
export function EmailConfirmation() {
  const t = useTexts(loginTexts);
  const { send } = useHost();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const token = new URLSearchParams(search).get(CONFIRM);
  const { mutate, status, error } = useMutation({
    mutationFn: (sent: string) => send(confirmEmail, { body: { token: sent } }),
  });

  useEffect(() => {
    if (token === null) return;
    mutate(token);
    // A secret has no place in the history.
    const rest = new URLSearchParams(search);
    rest.delete(CONFIRM);
    void navigate({ pathname, search: rest.toString() }, { replace: true });
  }, [token, mutate, navigate, pathname, search]);

  if (status === 'idle') return null;
  if (status === 'pending') return <Banner role="status">{t('confirm.working')}</Banner>;
  if (status === 'success') {
    return (
      <Banner kind="success" role="status">
        {t('confirm.done')}
      </Banner>
    );
  }
  return (
    <>
      <FailureBanner error={error} />
      <ButtonLink href={routes.signup.href()}>{t('confirm.signup')}</ButtonLink>
    </>
  );
}
