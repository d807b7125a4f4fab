import { resetPassword } from 'shared-contracts/calls/auth';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Banner, Button } from 'shared-contracts/ui/core';
import { FailureBanner } from '../forms/failure-banner.tsx';
import { isEmail } from '../forms/email-rule.ts';
import { loginTexts } from './login-texts.ts';

interface Props {
  readonly email: string;
  /** The address is missing or wrong: the form marks it. */
  readonly onNeedEmail: () => void;
  readonly onMailed: () => void;
}

/** Mails a code that signs in once; also the way in for accounts without a password. */
export function OneTimeCode({ email, onNeedEmail, onMailed }: Props) {
  const t = useTexts(loginTexts);
  const { send } = useHost();
  const ask = useMutation({
    mutationFn: (to: string) => send(resetPassword, { body: { user: { email: to } } }),
    onSuccess: onMailed,
  });
  return (
    <>
      {ask.isSuccess && <Banner role="status">{t('code.mailed', { email: ask.variables })}</Banner>}
      <FailureBanner error={ask.error} />
      <div className="shell-code">
        {!ask.isSuccess && <p className="shell-fine">{t('code.help')}</p>}
        <Button
          block
          loading={ask.isPending}
          onClick={() => (isEmail(email) ? ask.mutate(email) : onNeedEmail())}
        >
          {t(ask.isSuccess ? 'code.again' : 'code.ask')}
        </Button>
      </div>
    </>
  );
}
