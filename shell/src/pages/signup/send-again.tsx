import { useState } from 'react';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useTexts } from 'shared-contracts/host';
import { Banner } from 'shared-contracts/ui/core';
import { AgainButton } from '../forms/again-button.tsx';
import { signupTexts } from './signup-texts.ts';
import type { useSignup } from './use-signup.ts';

/** Seconds until a mail that has not come is worth another. */
const PATIENCE_S = 60;

type Join = ReturnType<typeof useSignup>['join'];

/** Sends the sign-up's mail once more, after a while, or once the server writes to the mailbox again. */
export function SendAgain({ first, again }: { first: Join; again: Join }) {
  const t = useTexts(signupTexts);
  const [sent, setSent] = useState(0);
  const mailed = again.data ?? first.data;
  const wait = mailed?.data.again_in;
  const values = first.variables;
  const send = () => {
    if (values !== undefined) again.mutate(values, { onSuccess: () => setSent(sent + 1) });
  };
  return (
    <>
      {wait !== undefined && <Banner role="status">{t('done.enough')}</Banner>}
      {wait === undefined && again.isSuccess && (
        <Banner kind="success" role="status">
          {t('done.sentAgain')}
        </Banner>
      )}
      <ErrorBanner error={again.error} />
      <AgainButton key={sent} from={wait ?? PATIENCE_S} busy={again.isPending} onSend={send} />
    </>
  );
}
