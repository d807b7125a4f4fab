import { useState } from 'react';
import { resetPassword } from 'shared-contracts/calls/auth';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Banner, Button } from 'shared-contracts/ui/core';
import { useAppServices } from '../../app-services-context.tsx';
import { loginTexts } from '../../locales/en/login.ts';
import { AgainButton, PATIENCE_S } from '../forms/again-button.tsx';
import { keptCode, type Kept } from '../forms/kept-in-tab.ts';

/**
 * Mails a code that signs in once, to the address that it is called with. Where it went outlives a reload of the tab, as
 * long as the code is good.
 */
export function useOneTimeCode(onMailed: () => void) {
  const { send } = useHost();
  const { now } = useAppServices();
  const [mailed, setMailed] = useState(() => mailedAt(keptCode.read(now()), now()));
  const request = useMutation({
    mutationFn: (to: string) => send(resetPassword, { body: { user: { email: to } } }),
    onSuccess(_, to) {
      keptCode.keep(to, now());
      setMailed(mailedAt({ text: to, at: now() }, now()));
      onMailed();
    },
  });
  const forget = () => {
    keptCode.forget();
    setMailed(null);
  };
  return { request, mailed, forget };
}

interface Props extends Pick<ReturnType<typeof useOneTimeCode>, 'request' | 'mailed'> {
  /** It is the only way in, and not one beside the password. */
  readonly alone: boolean;
  /** A refusal stands above, in the place of the help. */
  readonly refused: boolean;
  readonly onAsk: () => void;
}

/** The way in by a mailed code; also for accounts without a password. */
export function OneTimeCode({ request, mailed, alone, refused, onAsk }: Props) {
  const t = useTexts(loginTexts);
  const isHelped = mailed === null && !alone && !refused;
  return (
    <>
      {mailed !== null && (
        <Banner role="status">{t('code.mailed', { email: mailed.email })}</Banner>
      )}
      <ErrorBanner error={request.error} />
      {isHelped && <p className="shell-fine shell-code-help">{t('code.help')}</p>}
      {mailed === null ? (
        <Button
          block
          {...(alone ? { variant: 'primary' as const } : {})}
          loading={request.isPending}
          onClick={onAsk}
        >
          {t('code.ask')}
        </Button>
      ) : (
        <AgainButton key={mailed.at} from={mailed.waits} busy={request.isPending} onSend={onAsk} />
      )}
    </>
  );
}

/** Where a code went and when, and for how many seconds its reader waits before another. */
function mailedAt(kept: Kept | null, now: number) {
  if (kept === null) return null;
  const { text: email, at } = kept;
  return { email, at, waits: Math.max(0, PATIENCE_S - Math.floor((now - at) / 1000)) };
}
