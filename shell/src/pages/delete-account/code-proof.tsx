import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useTexts } from 'shared-contracts/host';
import { Button } from 'shared-contracts/ui/core';
import { deleteTexts } from '../../locales/en/account.ts';
import { AgainButton } from '../forms/again-button.tsx';
import { DemoMail } from '../forms/demo-mail.tsx';
import { SixDigitsForm } from '../forms/six-digits-form.tsx';
import type { useLeave } from './use-leave.ts';

/** Seconds until another code may be requested. */
const AGAIN_IN_S = 60;

interface Props {
  readonly email: string;
  readonly state: ReturnType<typeof useLeave>;
  /** Asks whether to delete, then does. */
  readonly onCode: (code: string) => void;
}

/** Has a code mailed, and takes it. */
export function CodeProof({ email, state: { leave, mail }, onCode }: Props) {
  const t = useTexts(deleteTexts);
  if (!mail.isSuccess && mail.submittedAt === 0)
    return (
      <>
        <p>{t('proof.codeText', { email })}</p>
        <div className="shell-ways">
          <Button onClick={() => mail.mutate()}>{t('proof.mail')}</Button>
        </div>
      </>
    );
  return (
    <>
      <p role="status">{mail.isPending ? t('proof.sending') : t('proof.sent', { email })}</p>
      <SixDigitsForm
        request={leave}
        label={t('proof.label')}
        wrong={t('proof.wrong')}
        refusal="account.codeWrong"
        submit={t('last.action')}
        danger
        onCode={onCode}
      />
      <ErrorBanner error={mail.error} />
      <div className="shell-confirm">
        <AgainButton
          key={mail.isSuccess ? mail.submittedAt : 0}
          from={mail.isSuccess ? AGAIN_IN_S : 0}
          busy={mail.isPending}
          onSend={() => mail.mutate()}
        />
      </div>
      <DemoMail />
    </>
  );
}
