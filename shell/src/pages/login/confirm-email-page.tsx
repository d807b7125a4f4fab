import { confirmEmail, type SessionReply } from 'shared-contracts/calls/auth';
import { isApiError } from 'shared-contracts/calls/client';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation } from 'shared-contracts/query';
import { Button, ButtonLink, EmptyState, Page } from 'shared-contracts/ui/core';
import { loginTexts } from '../../locales/en/login.ts';
import { pageTexts } from '../../locales/en/pages.ts';
import { sessionIn } from '../forms/session-in.ts';
import { ConfirmDrawing } from './confirm-drawing.tsx';
import type { HowConfirmed } from './confirmed.tsx';

interface Props {
  /** Of the sign-up mail's link. */
  readonly token: string;
  /** The address is confirmed; with a session on the browser that signed up. */
  readonly onDone: (session: SessionReply | HowConfirmed) => void;
}

/** Confirms an address when its owner says so, and not before: programs that look at mails open links too. */
export function ConfirmEmailPage({ token, onDone }: Props) {
  const t = useTexts(loginTexts);
  const { send } = useHost();
  const confirm = useMutation({
    mutationFn: () => send(confirmEmail, { body: { token } }),
    onSuccess: ({ data }) => onDone(sessionIn(data)),
  });
  const isTooOld = isApiError(confirm.error) && confirm.error.code === 'auth.linkExpired';
  return (
    <Page width="form">
      <EmptyState
        title={t('confirm.title')}
        level={1}
        drawing={<ConfirmDrawing />}
        action={
          <>
            <ErrorBanner error={confirm.error} />
            {isTooOld ? (
              <TooOld />
            ) : (
              <Button
                variant="primary"
                loading={confirm.isPending}
                onClick={() => confirm.mutate()}
              >
                {t('confirm.submit')}
              </Button>
            )}
          </>
        }
      >
        {t('confirm.text')}
      </EmptyState>
    </Page>
  );
}

/** The ways on from a link that is no longer good: it may have been used long ago. */
function TooOld() {
  const t = useTexts(loginTexts);
  const p = useTexts(pageTexts);
  if (useSession() !== null)
    return (
      <ButtonLink variant="primary" href={routes.profiles.href()}>
        {p('logout.browse')}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink variant="primary" href={routes.login.href()}>
        {t('login.title')}
      </ButtonLink>
      <ButtonLink href={routes.signup.href()}>{t('confirm.signup')}</ButtonLink>
    </>
  );
}
