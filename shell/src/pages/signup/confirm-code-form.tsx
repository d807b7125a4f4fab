import { useRef, useState, type FormEvent } from 'react';
import { confirmEmail } from 'shared-contracts/calls/auth';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { useNavigate } from 'shared-contracts/router';
import { routes } from 'shared-contracts/routes';
import { Button, TextField } from 'shared-contracts/ui/core';
import { useAppServices } from '../../app-services-context.tsx';
import { FailureBanner } from '../forms/failure-banner.tsx';
import { focusFirstWrong } from '../forms/focus-first-wrong.ts';
import { sessionIn } from '../forms/session-in.ts';
import { CONFIRMED } from '../login/confirmed.tsx';
import { signupTexts } from './signup-texts.ts';

const DIGITS = /^\d{3}[ -]?\d{3}$/;

/** Takes the code of the sign-up mail on the device that signed up, whatever device the mail is read on. */
export function ConfirmCodeForm({ email }: { email: string }) {
  const t = useTexts(signupTexts);
  const { send } = useHost();
  const { session } = useAppServices();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = useMutation({
    mutationFn: () => send(confirmEmail, { body: { email, code } }),
    onSuccess: ({ data }) => {
      const entered = sessionIn(data);
      if (entered !== null) session.begin(entered);
      else void navigate(routes.login.href(), { state: CONFIRMED });
    },
  });
  const isWrong = !DIGITS.test(code.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirm.isPending) return;
    setTried(true);
    if (isWrong) focusFirstWrong(form.current);
    else confirm.mutate();
  };
  return (
    <form ref={form} className="shell-form shell-confirm" noValidate onSubmit={submit}>
      <TextField
        label={t('code.label')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={tried && isWrong ? t('code.wrong') : undefined}
      />
      <FailureBanner error={confirm.error} />
      <Button type="submit" variant="primary" block loading={confirm.isPending}>
        {t('code.submit')}
      </Button>
    </form>
  );
}
