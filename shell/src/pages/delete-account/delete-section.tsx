import { useState } from 'react';
import { sendDeletionCode } from 'shared-contracts/calls/account';
import { getAccount, deleteAccount } from 'shared-contracts/calls/auth';
import { isApiError } from 'shared-contracts/calls/client';
import { keyOf } from 'shared-contracts/calls/query';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery, useMutation, useQueryClient } from 'shared-contracts/query';
import { Button } from 'shared-contracts/ui/core';
import { useAppServices } from '../../app-services-context.tsx';
import { deleteTexts } from '../../locales/en/account.ts';
import { AgainButton } from '../forms/again-button.tsx';
import { DemoMail } from '../forms/demo-mail.tsx';
import { OwnerForm } from '../forms/owner-form.tsx';
import { SixDigitsForm } from '../forms/six-digits-form.tsx';
import { Section } from '../settings/section.tsx';
import { PaidPlanText, usePaidPlan } from './paid-plan.tsx';

/** Names what is paid, wants a proof unless the sign-in is fresh, asks, and deletes. */
export function DeleteSection() {
  const t = useTexts(deleteTexts);
  const { confirm, query } = useHost();
  const found = usePaidPlan();
  const { paid } = found;
  const own = useQuery(query(getAccount, {})).data?.data;
  const state = useLeave();
  const [isByCode, setByCode] = useState(false);
  const ask = async (proof: Proof) => {
    const text = paid ? t('last.questionPaid', { ...paid }) : t('last.questionText');
    if (await confirm({ title: t('last.question'), text, danger: true })) state.leave.mutate(proof);
  };
  return (
    <Section title={t('last.title')}>
      <PaidPlanText found={found} />
      <p>{t('last.text')}</p>
      {/* What is paid is named before: until it is known nothing can be confirmed. */}
      {paid === undefined || own === undefined ? (
        <div className="shell-ways">
          <Button variant="danger" disabled>
            {t('last.action')}
          </Button>
        </div>
      ) : (
        <ProofForm
          account={own}
          state={state}
          isByCode={isByCode}
          setByCode={setByCode}
          onProof={(proof) => void ask(proof)}
        />
      )}
    </Section>
  );
}

interface ProofProps {
  readonly account: {
    readonly email: string;
    readonly has_password: boolean;
    readonly recently_signed_in: boolean;
  };
  readonly state: ReturnType<typeof useLeave>;
  readonly isByCode: boolean;
  readonly setByCode: (isByCode: boolean) => void;
  readonly onProof: (proof: Proof) => void;
}

/** The button alone just after signing in; later the password, or a mailed code. */
function ProofForm({ account, state, isByCode, setByCode, onProof }: ProofProps) {
  const t = useTexts(deleteTexts);
  const { leave } = state;
  const isFresh = account.recently_signed_in;
  const needsCode = !isFresh && (isByCode || !account.has_password);
  // What is to be done about it stands there already.
  const request = {
    isPending: leave.isPending,
    error: isUnproven(leave.error) ? null : leave.error,
  };
  const other = (way: boolean) => {
    leave.reset();
    setByCode(way);
  };
  return (
    <>
      {!isFresh && <p role="status">{t('proof.text')}</p>}
      {needsCode ? (
        <CodeProof email={account.email} state={state} onCode={(code) => onProof({ code })} />
      ) : (
        <OwnerForm
          account={account}
          request={request}
          label={t('last.action')}
          help={t('proof.help')}
          signIn={t('proof.text')}
          danger
          onAsk={(password) => onProof(password === null ? {} : { current_password: password })}
        />
      )}
      {!isFresh && account.has_password && (
        <div className="shell-ways">
          <Button variant="quiet" onClick={() => other(!isByCode)}>
            {t(isByCode ? 'proof.byPassword' : 'proof.byCode')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Seconds until another code may be requested. */
const AGAIN_IN_S = 60;

interface Props {
  readonly email: string;
  readonly state: ReturnType<typeof useLeave>;
  /** Asks whether to delete, then does. */
  readonly onCode: (code: string) => void;
}

/** Has a code mailed, and takes it. */
function CodeProof({ email, state: { leave, mail }, onCode }: Props) {
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

/** By what the owner is known; neither where the sign-in is fresh. */
interface Proof {
  readonly current_password?: string;
  readonly code?: string;
}

/** Having a code mailed, and deleting the account, which leads to /logout with the words of section 8. */
function useLeave() {
  const { send, notify } = useHost();
  const { navigation, session } = useAppServices();
  const cache = useQueryClient();
  const mail = useMutation({ mutationFn: () => send(sendDeletionCode, {}) });
  const leave = useMutation({
    mutationFn: async (proof: Proof) => {
      // Its socket is closed before the answer is here.
      const stays = session.expectEnd();
      try {
        return await send(deleteAccount, { body: proof });
      } catch (error) {
        stays();
        throw error;
      }
    },
    onSuccess: () => {
      // Here and not at /logout: no request may carry a token whose account is gone.
      session.end('deleted');
      notify('account.deleted');
      navigation.go(routes.logout.href({ reason: 'deleted' }), { replace: true });
    },
    onError: (error) => {
      // The sign-in has grown old while the page was open.
      if (isUnproven(error)) void cache.invalidateQueries({ queryKey: keyOf(getAccount) });
    },
  });
  return { leave, mail };
}

/** True where the server wants a proof in place of a fresh sign-in. */
function isUnproven(error: unknown): boolean {
  return isApiError(error) && error.code === 'auth.signInAgain';
}
