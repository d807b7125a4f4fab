import { confirmEmail, type SessionReply } from 'shared-contracts/calls/auth';
import { isApiError } from 'shared-contracts/calls/client';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation } from 'shared-contracts/query';
import { Button, ButtonLink, EmptyState, Page } from 'shared-contracts/ui/core';
import { sessionIn } from '../forms/session-in.ts';
import { ConfirmDrawing } from './confirm-drawing.tsx';
import { loginTexts } from './login-texts.ts';

interface Props {
  /** Of the sign-up mail's link. */
  readonly token: string;
  /** The address is confirmed; with a session on the browser that signed up. */
  readonly onDone: (session: SessionReply | null) => void;
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
              <ButtonLink variant="primary" href={routes.signup.href()}>
                {t('confirm.signup')}
              </ButtonLink>
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
