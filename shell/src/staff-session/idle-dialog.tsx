import { useEffect, useRef, useState } from 'react';
import { ignore } from 'shared-contracts/behaviour/ignore';
import { signOut } from 'shared-contracts/calls/session';
import { useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { Button, Dialog } from 'shared-contracts/ui/core';
import { useAppServices } from '../app-services-context.tsx';
import { staffSessionTexts } from '../locales/en/desk.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { loginHref } from '../navigation/return-address.ts';
import type { NoticeQueue } from '../notices/notice-queue.ts';
import { finishWork, type WorkServices } from '../session/finish-work.ts';
import { createIdleWatch, type IdleState, type IdleWatch } from './idle-watch.ts';

/** Tabs of one browser report activity to each other on it. */
const CHANNEL = 'staff-active';

/** Signs of life. */
const SIGNS = ['keydown', 'pointerdown'] as const;

interface Props {
  readonly idleMs: number;
  /** Activity without a call for a while: the server should know. */
  readonly onAlive: () => void;
}

/** Warns a minute before an idle session ends, and ends it; draws nothing until then. */
export function IdleDialog({ idleMs, onAlive }: Props) {
  const t = useTexts(staffSessionTexts);
  const services = useAppServices();
  const cache = useQueryClient();
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  const watch = useRef<IdleWatch>(null);
  const alive = useRef(onAlive);
  useEffect(() => {
    alive.current = onAlive;
  });
  useEffect(() => {
    const others = new BroadcastChannel(CHANNEL);
    let reportedAt = services.now();
    const own = createIdleWatch({
      idleMs,
      now: services.now,
      onChange: setState,
      tellOthers: () => others.postMessage(null),
    });
    const active = () => {
      own.active();
      if (services.now() - reportedAt < idleMs / 6) return;
      reportedAt = services.now();
      alive.current();
    };
    watch.current = own;
    others.onmessage = own.stay;
    for (const sign of SIGNS) window.addEventListener(sign, active, { capture: true });
    document.addEventListener('visibilitychange', own.check);
    // What is sent counts as well, such as a recording on its way.
    const stopCalls = cache.getMutationCache().subscribe(({ type }) => {
      if (type === 'added') own.active();
    });
    return () => {
      own.stop();
      stopCalls();
      others.close();
      for (const sign of SIGNS) window.removeEventListener(sign, active, { capture: true });
      document.removeEventListener('visibilitychange', own.check);
    };
  }, [idleMs, services, cache]);
  useEffect(() => {
    if (state.kind === 'over') void signOutIdle(services);
  }, [state, services]);

  const stay = () => {
    watch.current?.stay();
    onAlive();
  };
  return (
    <Dialog
      open={state.kind !== 'active'}
      role="alertdialog"
      title={t('idle.title')}
      keepOnBackdrop
      onClose={stay}
      footer={
        <>
          <Button onClick={() => void signOutIdle(services)}>{t('idle.leave')}</Button>
          <Button variant="primary" autoFocus onClick={stay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      {t('idle.text')}
    </Dialog>
  );
}

interface SigningOutPage extends WorkServices {
  readonly notices: NoticeQueue;
  readonly navigation: Navigation;
}

/** Ends a session that was idle for a while; what is unsent is sent or kept first, and signing in leads back here. */
async function signOutIdle(services: SigningOutPage): Promise<void> {
  const token = services.session.current()?.token;
  await finishWork(services);
  // Signed out, or in as another, meanwhile.
  if (token === undefined || services.session.current()?.token !== token) return;
  services.session.expectEnd();
  void services
    .send(signOut, {})
    .catch(
      ignore('the session has ended here; the server refuses it by itself after the same time'),
    );
  // As one that was interrupted: what this device keeps for the account stays.
  services.session.end('expired');
  services.notices.show('auth.idle');
  services.navigation.go(loginHref(services.navigation.current()), { replace: true });
}
