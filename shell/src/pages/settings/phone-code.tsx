import { useEffect, useRef, useState, type RefObject } from 'react';
import { confirmPhone, sendPhoneCode } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import type { CallReply } from 'shared-contracts/calls/call';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { IconCheck } from 'shared-contracts/ui/core';
import { AgainButton } from '../forms/again-button.tsx';
import { DemoMail } from '../forms/demo-mail.tsx';
import { OwnerForm } from '../forms/owner-form.tsx';
import { SixDigitsForm } from '../forms/six-digits-form.tsx';
import { settingsTexts } from './settings-texts.ts';

/** A number stands in one line. */
const NO_BREAK = '\u00a0';

type Account = CallReply<typeof getAccount>['data'];

interface Props {
  readonly account: Account;
  readonly phone: string;
  readonly code: NonNullable<Account['phone_code']>;
}

/** Confirms the number that is kept by a code that was sent to it, or says that it is confirmed. */
export function PhoneCode({ account, phone: written, code }: Props) {
  const t = useTexts(settingsTexts);
  const { locale } = useHost();
  const { ask, confirm, sent, askAnew } = useConfirmation(code.code_until);
  const head = useRef<HTMLHeadingElement>(null);
  const phone = written.replaceAll(' ', NO_BREAK);
  const step = code.confirmed_at !== null ? 'confirmed' : sent ? 'sent' : 'ask';
  useStepHead(head, step);
  if (!code.possible) return <p className="shell-fine">{t('phone.abroad')}</p>;
  if (code.confirmed_at !== null) {
    const day = dayText(code.confirmed_at.slice(0, 10), locale);
    return (
      <div className="shell-phone">
        <h3 ref={head} tabIndex={-1} className="shell-phone__done">
          <IconCheck />
          {t('phone.confirmed', { day })}
        </h3>
        <p className="shell-fine">{t('phone.confirmedText', { phone })}</p>
      </div>
    );
  }
  return (
    <div className="shell-phone">
      <h3 ref={head} tabIndex={-1}>
        {t('phone.title')}
      </h3>
      {sent ? (
        <>
          <p>{t('phone.sent', { phone })}</p>
          <SixDigitsForm
            request={confirm}
            label={t('phone.label')}
            wrong={t('phone.wrong')}
            refusal="phone.codeWrong"
            submit={t('phone.submit')}
            onCode={confirm.mutate}
          />
          <div className="shell-confirm">
            <AgainButton
              key={ask.submittedAt}
              from={ask.data?.data.again_in ?? 0}
              busy={ask.isPending}
              onSend={askAnew}
            />
          </div>
          <DemoMail kind="sms" />
        </>
      ) : (
        <>
          <p>{t('phone.text', { phone })}</p>
          <OwnerForm
            account={account}
            request={ask}
            label={t('phone.send')}
            help={t('phone.proofHelp')}
            signIn={t('phone.signIn')}
            onAsk={ask.mutate}
          />
        </>
      )}
    </div>
  );
}

/** A code is asked for, then typed; one that was sent before the page was opened anew is still asked for. */
function useConfirmation(until: string | null) {
  const { send } = useHost();
  const cache = useQueryClient();
  const [isAnew, setAnew] = useState(false);
  const readAgain = () => cache.invalidateQueries({ queryKey: keyOf(getAccount) });
  const ask = useMutation({
    mutationFn: (password: string | null) =>
      send(sendPhoneCode, { body: password === null ? {} : { current_password: password } }),
    onSuccess: () => setAnew(false),
    // That the sign-in is not fresh any more, for example.
    onError: () => void readAgain(),
  });
  const confirm = useMutation({
    mutationFn: (code: string) => send(confirmPhone, { body: { code } }),
    onSuccess: readAgain,
  });
  return {
    ask,
    confirm,
    sent: !isAnew && (ask.isSuccess || until !== null),
    /** The way to another code, with the password once more: nobody keeps it for that. */
    askAnew: () => {
      ask.reset();
      confirm.reset();
      setAnew(true);
    },
  };
}

/** Says each step but the first by its heading, where the fields of the last one were. */
function useStepHead(head: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    head.current?.focus();
  }, [head, step]);
}
