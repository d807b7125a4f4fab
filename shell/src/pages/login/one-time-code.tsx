import { resetPassword } from 'shared-contracts/calls/auth';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Banner, Button } from 'shared-contracts/ui/core';
import { loginTexts } from './login-texts.ts';

/** Mails a code that signs in once, to the address that it is called with. */
export function useOneTimeCode(onMailed: () => void) {
  const { send } = useHost();
  return useMutation({
    mutationFn: (to: string) => send(resetPassword, { body: { user: { email: to } } }),
    onSuccess: onMailed,
  });
}

interface Props {
  readonly code: ReturnType<typeof useOneTimeCode>;
  /** It is the only way in, and not one beside the password. */
  readonly alone: boolean;
  /** A refusal stands above, in the place of the help. */
  readonly refused: boolean;
  readonly onAsk: () => void;
}

/** The way in by a mailed code; also for accounts without a password. */
export function OneTimeCode({ code, alone, refused, onAsk }: Props) {
  const t = useTexts(loginTexts);
  const isHelped = !code.isSuccess && !alone && !refused;
  return (
    <>
      {code.isSuccess && (
        <Banner role="status">{t('code.mailed', { email: code.variables })}</Banner>
      )}
      <ErrorBanner error={code.error} />
      {isHelped && <p className="shell-fine shell-code-help">{t('code.help')}</p>}
      <Button
        block
        {...(alone ? { variant: 'primary' as const } : {})}
        loading={code.isPending}
        onClick={onAsk}
      >
        {t(code.isSuccess ? 'code.again' : 'code.ask')}
      </Button>
    </>
  );
}
