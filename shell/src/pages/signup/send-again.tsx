import { useState } from 'react';
import { resetPassword } from 'shared-contracts/calls/auth';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Banner } from 'shared-contracts/ui/core';
import { useAppServices } from '../../app-services-context.tsx';
import { signupTexts } from '../../locales/en/signup.ts';
import { AgainButton, PATIENCE_S } from '../forms/again-button.tsx';
import { keptSignUp, type Kept } from '../forms/kept-in-tab.ts';
import type { useSignup } from './use-signup.ts';

type Join = ReturnType<typeof useSignup>['join'];

/** Sends the sign-up's mail once more by the call that sent it. */
export function SendAgain({ first, again }: { first: Join; again: Join }) {
  const t = useTexts(signupTexts);
  const values = first.variables;
  return (
    <Again
      from={PATIENCE_S}
      said={t('done.sentAgain')}
      request={again}
      wait={(again.data ?? first.data)?.data.again_in}
      onSend={(onSuccess) => values !== undefined && again.mutate(values, { onSuccess })}
    />
  );
}

/**
 * The same after a reload, when the form is gone: a request for a one-time code while a
 * sign-up waits for its code sends the mail of the sign-up. Its answer is the same for every address, and does not show
 * whether the mailbox has had enough.
 */
export function SendAgainTo({ text: email, at }: Kept) {
  const t = useTexts(signupTexts);
  const { send } = useHost();
  const { now } = useAppServices();
  const [from] = useState(() => Math.max(0, Math.ceil((at - now()) / 1000) + PATIENCE_S));
  const again = useMutation({
    mutationFn: () => send(resetPassword, { body: { user: { email } } }),
    onSuccess: () => keptSignUp.keep(email, now()),
  });
  return (
    <Again
      from={from}
      said={t('done.askedAgain')}
      request={again}
      wait={undefined}
      onSend={(onSuccess) => again.mutate(undefined, { onSuccess })}
    />
  );
}

interface AgainProps {
  /** Seconds until the first can be sent. */
  readonly from: number;
  /** The sentence once it was sent. */
  readonly said: string;
  readonly request: Pick<Join, 'error' | 'isPending' | 'isSuccess'>;
  /** Seconds until the server writes to the mailbox again; undefined while it does. */
  readonly wait: number | undefined;
  readonly onSend: (onSuccess: () => void) => void;
}

/** Another mail, after a while, or once the server writes to the mailbox again. */
function Again({ from, said, request, wait, onSend }: AgainProps) {
  const t = useTexts(signupTexts);
  const [sent, setSent] = useState(0);
  return (
    <>
      {wait !== undefined && <Banner role="status">{t('done.enough')}</Banner>}
      {wait === undefined && request.isSuccess && (
        <Banner kind="success" role="status">
          {said}
        </Banner>
      )}
      <ErrorBanner error={request.error} />
      <AgainButton
        key={sent}
        from={wait ?? (sent === 0 ? from : PATIENCE_S)}
        busy={request.isPending}
        onSend={() => onSend(() => setSent(sent + 1))}
      />
    </>
  );
}
