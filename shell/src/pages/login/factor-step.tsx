import { useEffect, useState } from 'react';
import { signIn } from 'shared-contracts/calls/auth';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useTexts } from 'shared-contracts/host';
import { Button, TextField } from 'shared-contracts/ui/core';
import { loginTexts } from '../../locales/en/login.ts';

interface Props {
  /** The sign-in that takes the code along. */
  readonly request: { readonly error: unknown; readonly isPending: boolean };
  readonly onCode: (otp: string) => void;
  readonly onBack: () => void;
}

/** The second step of staff: a code of the authenticator app, or a recovery code. */
export function FactorStep({ request, onCode, onBack }: Props) {
  const t = useTexts(loginTexts);
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const form = useForm({
    start: { otp: '' },
    check: ({ otp }) => ({ otp: isCode(otp, way) ? undefined : t(MISSING[way]) }),
    request,
    fieldOfCode: { 'factor.codeWrong': 'otp' },
    onSubmit: ({ otp }) => onCode(otp),
  });
  const { ref: element } = form.formProps;
  useEffect(() => element.current?.querySelector('input')?.focus(), [element, way]);
  const change = () => {
    setWay(way === 'app' ? 'recovery' : 'app');
    form.reset();
  };
  return (
    <form {...form.formProps} className="shell-form">
      <p role="status">{t('factor.text')}</p>
      <TextField
        {...form.text('otp')}
        key={way}
        label={t(way === 'app' ? 'factor.code' : 'factor.recovery')}
        help={t(way === 'app' ? 'factor.codeHelp' : 'factor.recoveryHelp')}
        inputMode={way === 'app' ? 'numeric' : 'text'}
        autoComplete={way === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <ErrorBanner error={form.failure} general={form.general} />
      <Button type="submit" variant="primary" block loading={request.isPending}>
        {t('login.submit')}
      </Button>
      <Button variant="quiet" onClick={change}>
        {t(way === 'app' ? 'factor.useRecovery' : 'factor.useApp')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('factor.back')}
      </Button>
    </form>
  );
}

const MISSING = { app: 'factor.codeMissing', recovery: 'factor.recoveryMissing' } as const;

/** Whether this can be a code: digits as the app shows them, with a space where it has one. */
function isCode(typed: string, way: 'app' | 'recovery'): boolean {
  if (way === 'app') return /^\d{6}$/.test(typed.replaceAll(/[\s-]/g, ''));
  return signIn.body.shape.otp.safeParse(typed).success && typed.trim() !== '';
}
