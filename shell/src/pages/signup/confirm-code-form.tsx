import { confirmEmail, type SessionReply } from 'shared-contracts/calls/auth';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation } from 'shared-contracts/query';
import { useNavigate } from 'shared-contracts/router';
import { Button, TextField } from 'shared-contracts/ui/core';
import { sessionIn } from '../forms/session-in.ts';
import { CONFIRMED } from '../login/confirmed.tsx';
import { signupTexts } from './signup-texts.ts';

const DIGITS = /^\d{3}[ -]?\d{3}$/;

interface Props {
  readonly email: string;
  readonly onEntered: (session: SessionReply) => void;
}

/** Takes the code of the sign-up mail on the device that signed up, whatever device the mail is read on. */
export function ConfirmCodeForm({ email, onEntered }: Props) {
  const t = useTexts(signupTexts);
  const { send } = useHost();
  const navigate = useNavigate();
  const confirm = useMutation({
    mutationFn: ({ code }: { code: string }) => send(confirmEmail, { body: { email, code } }),
    onSuccess: ({ data }) => {
      const entered = sessionIn(data);
      if (entered !== null) onEntered(entered);
      else void navigate(routes.login.href(), { state: CONFIRMED });
    },
  });
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: DIGITS.test(code.trim()) ? undefined : t('code.wrong') }),
    request: confirm,
    fieldOfCode: { 'auth.codeWrong': 'code' },
    onSubmit: confirm.mutate,
  });
  return (
    <form {...form.formProps} className="shell-form shell-confirm">
      <TextField
        {...form.text('code')}
        label={t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <ErrorBanner error={form.failure} general={form.general} />
      <Button type="submit" variant="primary" block loading={confirm.isPending}>
        {t('code.submit')}
      </Button>
    </form>
  );
}
