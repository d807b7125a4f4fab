import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { signIn } from 'shared-contracts/calls/auth';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Button, PasswordField, TextField } from 'shared-contracts/ui/core';
import { useAppServices } from '../../app-services-context.tsx';
import { isEmail } from '../forms/email-rule.ts';
import { FailureBanner } from '../forms/failure-banner.tsx';
import { focusFirstWrong } from '../forms/focus-first-wrong.ts';
import { pageTexts } from '../texts.ts';
import { DemoAccounts, type Credentials } from './demo-accounts.tsx';
import { loginTexts } from './login-texts.ts';
import { OneTimeCode, useOneTimeCode } from './one-time-code.tsx';

interface Props {
  /** What is asked for beside the e-mail at first: a password, or nothing until a code was mailed. */
  readonly first: 'password' | 'nothing';
  /** Stand below the form. */
  readonly children: ReactNode;
}

/** E-mail with password or one-time code; what was typed stays whatever happens. */
export function LoginForm({ first, children }: Props) {
  const t = useTexts(loginTexts);
  const p = useTexts(pageTexts);
  const { send } = useHost();
  const page = useAppServices();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [secret, setSecret] = useState('');
  const [way, setWay] = useState<'password' | 'code' | 'nothing'>(first);
  const [tried, setTried] = useState<'nothing' | 'email' | 'all'>('nothing');

  const enter = useMutation({
    mutationFn: (credentials: Credentials) => send(signIn, { body: credentials }),
    onSuccess: ({ data }) => page.session.begin(data),
  });

  const code = useOneTimeCode(() => {
    setWay('code');
    setSecret('');
    setTried('nothing');
    enter.reset();
  });
  const askForCode = () => {
    if (isEmail(email)) return code.mutate(email);
    setTried('email');
    return focusFirstWrong(form.current);
  };

  const emailWrong = tried !== 'nothing' && !isEmail(email);
  const secretWrong = tried === 'all' && secret.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (enter.isPending || code.isPending) return;
    if (way === 'nothing') return askForCode();
    setTried('all');
    if (isEmail(email) && secret.trim() !== '') enter.mutate({ email, password: secret });
    else focusFirstWrong(form.current);
  };
  const secretProps = {
    name: 'password',
    value: secret,
    required: true,
    onChange: (event: { target: { value: string } }) => setSecret(event.target.value),
  };

  return (
    <>
      <form ref={form} className="shell-form" noValidate onSubmit={submit}>
        <TextField
          label={p('form.email')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={emailWrong ? p('form.emailWrong') : undefined}
        />
        {way === 'password' && (
          <PasswordField
            {...secretProps}
            label={p('form.password')}
            autoComplete="current-password"
            showLabel={p('form.showPassword')}
            hideLabel={p('form.hidePassword')}
            error={secretWrong ? p('form.passwordMissing') : undefined}
          />
        )}
        {way === 'code' && (
          <TextField
            {...secretProps}
            label={t('code.label')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={secretWrong ? t('code.missing') : undefined}
          />
        )}
        <FailureBanner error={enter.error} />
        {way !== 'nothing' && (
          <Button type="submit" variant="primary" block loading={enter.isPending}>
            {t('login.submit')}
          </Button>
        )}
        <OneTimeCode code={code} alone={way === 'nothing'} onAsk={askForCode} />
        {way !== 'password' && (
          <Button variant="quiet" onClick={() => setWay('password')}>
            {t('code.password')}
          </Button>
        )}
      </form>
      {children}
      <DemoAccounts busy={enter.isPending} onChoose={enter.mutate} />
    </>
  );
}
