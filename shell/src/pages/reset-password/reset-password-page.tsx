import { useEffect, useState, type ReactNode } from 'react';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { useViewStart } from 'shared-contracts/behaviour/use-view-start';
import { resetPassword } from 'shared-contracts/calls/auth';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useTexts, useHost } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation } from 'shared-contracts/query';
import { useLocation, useNavigate } from 'shared-contracts/router';
import {
  BackButton,
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  Page,
  PageHeader,
  Stack,
  TextField,
} from 'shared-contracts/ui/core';
import { resetTexts } from '../../locales/en/login.ts';
import { pageTexts } from '../../locales/en/pages.ts';
import { DemoMail } from '../forms/demo-mail.tsx';
import { isEmail } from '../forms/email-rule.ts';
import '../forms/forms.css';
import { NewKeyDrawing } from './new-key-drawing.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

/** The second step has an entry of its own in the history: Back leads from it to the first, and a reload stays on it. */
const WITH_CODE = { code: true };

/** A new password in two steps: ask for a code by mail, then set the password with it (or with `?token=`). */
export function ResetPasswordPage() {
  const t = useTexts(resetTexts);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [token, setToken] = useLinkedToken();
  const hasCode = typeof state === 'object' && state !== null && 'code' in state;
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const step = isDone ? 'done' : token !== null || hasCode ? 'set' : 'ask';
  useViewStart(step);
  const open = (isWithCode: boolean, mailed: string | null) => {
    setMailedTo(mailed);
    setToken(null);
    void navigate(routes.resetPassword.href(), isWithCode ? { state: WITH_CODE } : {});
  };
  if (step === 'done') return <Done />;
  if (step === 'ask') {
    return (
      <Step title={t('ask.title')} text={t('ask.text')}>
        <AskCodeForm typed={typedEmail(state)} onMailed={(email) => open(true, email)} />
        <Button variant="quiet" onClick={() => open(true, null)}>
          {t('ask.haveCode')}
        </Button>
      </Step>
    );
  }
  return (
    <Step title={t('set.title')}>
      {mailedTo !== null && <Banner role="status">{t('ask.mailed', { email: mailedTo })}</Banner>}
      <SetPasswordForm token={token} onSaved={() => setDone(true)} />
      <Button variant="quiet" onClick={() => open(false, null)}>
        {t('set.askAgain')}
      </Button>
      {mailedTo !== null && <DemoMail />}
    </Step>
  );
}

/** The code of the mail's link, which leaves the address at once: a secret has no place in the history. */
function useLinkedToken() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const linked = new URLSearchParams(search).get('token');
  const [token, setToken] = useState(linked);
  useEffect(() => {
    if (linked === null) return;
    setToken(linked);
    const rest = new URLSearchParams(search);
    rest.delete('token');
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: WITH_CODE });
  }, [linked, navigate, pathname, search]);
  return [token, setToken] as const;
}

interface StepProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Step({ title, text, children }: StepProps) {
  const phrase = useTexts(phrases);
  const otherwise = routes.login.href();
  const back = useBack(otherwise);
  return (
    <Page width="form">
      <PageHeader
        title={title}
        text={text}
        back={<BackButton label={phrase('action.back')} href={otherwise} onBack={back} />}
      />
      <Stack>{children}</Stack>
    </Page>
  );
}

function Done() {
  const t = useTexts(resetTexts);
  return (
    <Page width="form">
      <EmptyState
        title={t('done.title')}
        level={1}
        drawing={<NewKeyDrawing />}
        action={
          <ButtonLink variant="primary" href={routes.login.href()}>
            {t('done.login')}
          </ButtonLink>
        }
      >
        {t('done.text')}
      </EmptyState>
    </Page>
  );
}

/** The e-mail that the sign-in form hands over with its link; '' where one comes from elsewhere. */
function typedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}

/** `typed` is the e-mail that was written where one comes from. */
interface AskCodeFormProps {
  readonly typed: string;
  readonly onMailed: (email: string) => void;
}

/** Asks for a code; the answer is the same whether the address is known or not. */
function AskCodeForm({ typed, onMailed }: AskCodeFormProps) {
  const t = useTexts(resetTexts);
  const p = useTexts(pageTexts);
  const { send } = useHost();
  const ask = useMutation({
    mutationFn: (user: { email: string }) => send(resetPassword, { body: { user } }),
    onSuccess: (_, { email }) => onMailed(email),
  });
  const form = useForm({
    start: { email: typed },
    check: ({ email }) => ({ email: isEmail(email) ? undefined : p('form.emailWrong') }),
    request: ask,
    onSubmit: ask.mutate,
  });
  return (
    <form {...form.formProps} className="shell-form">
      <TextField
        {...form.text('email')}
        label={p('form.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <ErrorBanner error={form.failure} general={form.general} />
      <Button type="submit" variant="primary" block loading={ask.isPending}>
        {t('ask.submit')}
      </Button>
    </form>
  );
}
