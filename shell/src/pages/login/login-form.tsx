import { useState } from 'react';
import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { signIn } from 'shared-contracts/calls/auth';
import { isApiError } from 'shared-contracts/calls/client';
import { ErrorSummary } from 'shared-contracts/forms/error-summary';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation } from 'shared-contracts/query';
import { Link } from 'shared-contracts/router';
import {
  type Elements,
  Button,
  PasswordField,
  SkeletonText,
  TextField,
} from 'shared-contracts/ui/core';
import { useAppServices } from '../../app-services-context.tsx';
import { loginTexts } from '../../locales/en/login.ts';
import { pageTexts } from '../../locales/en/pages.ts';
import { isEmail } from '../forms/email-rule.ts';
import { keptCode } from '../forms/kept-in-tab.ts';
import { DemoAccounts, type Credentials } from './demo-accounts.tsx';
import { OneTimeCode, useOneTimeCode } from './one-time-code.tsx';

/** Fetched when staff need a code. */
const factorStep = lazyCode(() => import('./factor-step.tsx').then((m) => m.FactorStep));

interface Props {
  /** The first proof beside the e-mail: a password, or nothing until a code was mailed. */
  readonly first: 'password' | 'nothing';
  /** Stand below the form. */
  readonly children: Elements;
}

/** E-mail with password or one-time code; what was typed stays whatever happens. */
export function LoginForm({ first, children }: Props) {
  const t = useTexts(loginTexts);
  const p = useTexts(pageTexts);
  const { send } = useHost();
  const services = useAppServices();
  const [chosen, setWay] = useState<'password' | 'code' | null>(null);
  const enter = useMutation({
    mutationFn: (credentials: Credentials) => send(signIn, { body: credentials }),
    onSuccess({ data }) {
      keptCode.forget();
      services.session.begin(data);
    },
  });
  // What was right so far, once a second factor is needed.
  const [proven, setProven] = useState<Credentials | null>(null);
  const enterWith = (credentials: Credentials) =>
    enter.mutate(credentials, {
      onError: (error) => {
        if (!isApiError(error) || error.code !== 'auth.codeNeeded') return;
        setProven(credentials);
        enter.reset();
      },
    });
  const { request: code, ...mailing } = useOneTimeCode(() => {
    setWay('code');
    enter.reset();
  });
  const { mailed } = mailing;
  const way = chosen ?? (mailed === null ? first : 'code');
  const isMissing = (text: string) => text.trim() === '';
  const form = useForm({
    start: { email: mailed?.email ?? '', password: '', code: '' },
    fields: way === 'nothing' ? ['email'] : ['email', way],
    check: (typed) => ({
      email: isEmail(typed.email) ? undefined : p('form.emailWrong'),
      password: isMissing(typed.password) ? p('form.passwordMissing') : undefined,
      code: isMissing(typed.code) ? t('code.missing') : undefined,
    }),
    request: { error: enter.error, isPending: enter.isPending || code.isPending },
    onSubmit({ email, ...secrets }) {
      if (way === 'nothing') code.mutate(email);
      else enterWith({ email, password: secrets[way] });
    },
  });
  const askForCode = () => {
    if (!form.reveal(['email'])) return;
    // The code of an earlier mail is no longer good.
    code.mutate(form.values.email, { onSuccess: () => form.set('code', '') });
  };
  const toPassword = () => {
    mailing.forget();
    setWay('password');
  };

  if (proven !== null) {
    const back = () => {
      setProven(null);
      enter.reset();
    };
    return (
      <LazyPart
        code={factorStep}
        waiting={<SkeletonText lines={3} />}
        failed={(error, retry) => (
          <LoadFailed
            plain
            title={t('factor.failed')}
            error={error}
            retrying={false}
            onRetry={retry}
          />
        )}
      >
        {(FactorStep) => (
          <FactorStep
            request={enter}
            onCode={(otp) => enter.mutate({ ...proven, otp })}
            onBack={back}
          />
        )}
      </LazyPart>
    );
  }
  const errors = (
    <ErrorSummary form={form} lineOf={(field, text) => ({ id: fieldId(field), text })} />
  );
  // A reply comes late: below the button it moves no field.
  const isRefused = form.wrong.length === 0 && (form.failure !== null || form.general.length > 0);
  return (
    <>
      <form {...form.formProps} className="shell-form">
        {!isRefused && errors}
        <TextField
          {...form.text('email')}
          id={fieldId('email')}
          label={p('form.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {way === 'password' && (
          <div>
            <PasswordField
              {...form.text('password')}
              id={fieldId('password')}
              label={p('form.password')}
              required
              autoComplete="current-password"
              showLabel={p('form.showPassword')}
              hideLabel={p('form.hidePassword')}
            />
            <Link
              className="shell-forgot"
              to={routes.resetPassword.href()}
              state={{ email: form.values.email }}
            >
              {t('login.forgot')}
            </Link>
          </div>
        )}
        {way === 'code' && (
          <TextField
            {...form.text('code')}
            id={fieldId('code')}
            label={t('code.label')}
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        {way !== 'nothing' && (
          <Button type="submit" variant="primary" block loading={enter.isPending}>
            {t('login.submit')}
          </Button>
        )}
        {isRefused && <div className="shell-refused">{errors}</div>}
        <OneTimeCode
          request={code}
          mailed={mailed?.email === form.values.email ? mailed : null}
          alone={way === 'nothing'}
          refused={isRefused}
          onAsk={askForCode}
        />
        {way !== 'password' && (
          <Button variant="quiet" onClick={toPassword}>
            {t('code.password')}
          </Button>
        )}
      </form>
      {children}
      <DemoAccounts busy={enter.isPending} onChoose={enterWith} />
    </>
  );
}

function fieldId(field: 'email' | 'password' | 'code'): string {
  return `sign-in-${field}`;
}
