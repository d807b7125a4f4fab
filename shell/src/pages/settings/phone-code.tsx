import { useEffect, useRef, type RefObject, useState } from 'react';
import { confirmPhone, sendPhoneCode, stopPhoneCodes } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import type { CallReply } from 'shared-contracts/calls/call';
import { isApiError } from 'shared-contracts/calls/client';
import { keyOf } from 'shared-contracts/calls/query';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { Button, IconCheck } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { AgainButton } from '../forms/again-button.tsx';
import { DemoMail } from '../forms/demo-mail.tsx';
import { OwnerForm } from '../forms/owner-form.tsx';
import { SixDigitsForm } from '../forms/six-digits-form.tsx';

/** A number stands in one line. */
const NO_BREAK = '\u00a0';

type Account = CallReply<typeof getAccount>['data'];

interface Props {
  readonly account: Account;
  readonly phone: string;
  readonly code: NonNullable<Account['phone_code']>;
}

/** Confirms the number that is kept by a code that was sent to it, or says that it is confirmed. */
export function PhoneCode({ account, phone, code }: Props) {
  const t = useTexts(settingsTexts);
  const state = usePhoneCode(phone, code);
  const head = useRef<HTMLHeadingElement>(null);
  useStepHead(head, state.step);
  if (!code.possible) return <p className="shell-fine">{t('phone.abroad')}</p>;
  const shown = phone.replaceAll(' ', NO_BREAK);
  return (
    <div className="shell-phone">
      {code.confirmed_at !== null ? (
        <Confirmed head={head} state={state} since={code.confirmed_at} phone={shown} />
      ) : (
        <>
          <h3 ref={head} tabIndex={-1}>
            {t(code.lapsed === true ? 'phone.againTitle' : 'phone.title')}
          </h3>
          {state.step === 'sent' ? (
            <TypeCode state={state} phone={shown} isFresh={account.recently_signed_in} />
          ) : (
            <AskCode
              account={account}
              state={state}
              phone={shown}
              isLapsed={code.lapsed === true}
              isWaiting={code.code_until !== null}
            />
          )}
        </>
      )}
    </div>
  );
}

interface StepProps {
  readonly state: ReturnType<typeof usePhoneCode>;
  /** As it is shown. */
  readonly phone: string;
}

/** Asks for a code; where one still waits to be typed, there is a way back to it. */
function AskCode({
  account,
  state: { ask, typeIt },
  phone,
  isLapsed,
  isWaiting,
}: StepProps & { account: Account; isLapsed: boolean; isWaiting: boolean }) {
  const t = useTexts(settingsTexts);
  return (
    <>
      <p>{t(isLapsed ? 'phone.againText' : 'phone.text', { phone })}</p>
      <OwnerForm
        account={account}
        request={ask}
        label={t('phone.send')}
        help={t('phone.proofHelp')}
        signIn={t('phone.signIn')}
        onAsk={ask.mutate}
      />
      {isWaiting && (
        <div className="shell-ways">
          <Button variant="quiet" onClick={typeIt}>
            {t('phone.haveCode')}
          </Button>
        </div>
      )}
    </>
  );
}

function TypeCode({
  state: { ask, confirm, askAgain },
  phone,
  isFresh,
}: StepProps & { isFresh: boolean }) {
  const t = useTexts(settingsTexts);
  return (
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
      <ErrorBanner error={ask.error} />
      <div className="shell-confirm">
        <AgainButton
          key={ask.data === undefined ? 0 : ask.submittedAt}
          from={ask.data?.data.again_in ?? 0}
          busy={ask.isPending}
          onSend={isFresh ? () => ask.mutate(null) : askAgain}
        />
      </div>
      <DemoMail kind="sms" />
    </>
  );
}

function Confirmed({
  head,
  state: { stop },
  phone,
  since,
}: StepProps & { head: RefObject<HTMLHeadingElement | null>; since: string }) {
  const t = useTexts(settingsTexts);
  const { locale } = useHost();
  return (
    <>
      <h3 ref={head} tabIndex={-1} className="shell-phone__done">
        <IconCheck />
        <span>{t('phone.confirmed', { day: dayText(since.slice(0, 10), locale) })}</span>
      </h3>
      <p className="shell-fine">{t('phone.confirmedText', { phone })}</p>
      <ErrorBanner error={stop.error} />
      <div className="shell-ways">
        <Button loading={stop.isPending} onClick={() => stop.mutate()}>
          {t('phone.stop')}
        </Button>
      </div>
    </>
  );
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

interface Standing {
  /** ISO 8601; null before. */
  readonly confirmed_at: string | null;
  /** Until when the last code is good; null where none waits. */
  readonly code_until: string | null;
}

/**
 * Confirming one's number (`phone`, as it is shown): a code is requested, then typed, also one that was sent before a
 * reload.
 */
function usePhoneCode(phone: string, { confirmed_at, code_until }: Standing) {
  const { send } = useHost();
  const cache = useQueryClient();
  const [isAgain, setAgain] = useState(false);
  // After a failure too: a reply may be lost, the sign-in grown old, the number another one.
  const onSettled = () => cache.invalidateQueries({ queryKey: keyOf(getAccount) });
  const ask = useMutation({
    mutationFn: (current_password: string | null) =>
      send(sendPhoneCode, {
        body: { phone, ...(current_password !== null && { current_password }) },
      }),
    // What was sent before is still good where another one is refused.
    onSuccess: () => setAgain(false),
    onError: (error) => setAgain(isApiError(error) && error.status === 403),
    onSettled,
  });
  const confirm = useMutation({
    mutationFn: (code: string) => send(confirmPhone, { body: { code } }),
    onSettled,
  });
  const stop = useMutation({ mutationFn: () => send(stopPhoneCodes, {}), onSettled });
  const isSent = !isAgain && (ask.isSuccess || code_until !== null);
  return {
    ask,
    confirm,
    stop,
    step: confirmed_at !== null ? 'confirmed' : isSent ? 'sent' : 'ask',
    askAgain: () => {
      ask.reset();
      confirm.reset();
      setAgain(true);
    },
    typeIt: () => setAgain(false),
  };
}
