import { useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useLocation } from 'shared-contracts/router';
import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  Page,
  PageHeader,
  Stack,
} from 'shared-contracts/ui/core';
import '../forms/forms.css';
import { useStepFocus } from '../forms/use-step-focus.ts';
import { AskCodeForm } from './ask-code-form.tsx';
import { NewKeyDrawing } from './new-key-drawing.tsx';
import { resetTexts } from './reset-texts.ts';
import { SetPasswordForm } from './set-password-form.tsx';

type Step =
  | { readonly name: 'ask' }
  | { readonly name: 'set'; readonly token: string | null; readonly mailedTo: string | null }
  | { readonly name: 'done' };

/** A new password in two steps: ask for a code by mail, then set the password with it (or with `?token=`). */
export function ResetPasswordPage() {
  const t = useTexts(resetTexts);
  const token = new URLSearchParams(useLocation().search).get('token');
  const [step, setStep] = useState<Step>(
    token === null ? { name: 'ask' } : { name: 'set', token, mailedTo: null },
  );
  useStepFocus(step.name);
  if (step.name === 'done') return <Done />;
  if (step.name === 'ask') {
    return (
      <Page width="form">
        <PageHeader title={t('ask.title')} text={t('ask.text')} />
        <Stack>
          <AskCodeForm onMailed={(mailedTo) => setStep({ name: 'set', token: null, mailedTo })} />
          <Button
            variant="quiet"
            onClick={() => setStep({ name: 'set', token: null, mailedTo: null })}
          >
            {t('ask.haveCode')}
          </Button>
        </Stack>
      </Page>
    );
  }
  return (
    <Page width="form">
      <PageHeader title={t('set.title')} />
      <Stack>
        {step.mailedTo !== null && (
          <Banner role="status">{t('ask.mailed', { email: step.mailedTo })}</Banner>
        )}
        <SetPasswordForm token={step.token} onSaved={() => setStep({ name: 'done' })} />
        <Button variant="quiet" onClick={() => setStep({ name: 'ask' })}>
          {t('set.askAgain')}
        </Button>
      </Stack>
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
