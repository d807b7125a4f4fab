import { useState } from 'react';
import { getAccount } from 'shared-contracts/calls/auth';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { Button } from 'shared-contracts/ui/core';
import { deleteTexts } from '../../locales/en/account.ts';
import { OwnerForm } from '../forms/owner-form.tsx';
import { Section } from '../settings/section.tsx';
import { CodeProof } from './code-proof.tsx';
import { PaidPlanText, usePaidPlan } from './paid-plan.tsx';
import { isUnproven, useLeave, type Proof } from './use-leave.ts';

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
