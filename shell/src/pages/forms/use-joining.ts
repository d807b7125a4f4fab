import { useEffect, useState } from 'react';
import type { SessionReply } from 'shared-contracts/calls/auth';
import { routes } from 'shared-contracts/platform/routes';
import { useLocation, useNavigate } from 'shared-contracts/router';
import { useAppServices } from '../../app-services-context.tsx';

/** Where somebody new goes on: to the guide of a first profile, past its first question, which the sign-up asked. */
export const NEW_MEMBER_HREF = routes.info.href({ first: '2' });

/**
 * Begins the session of somebody who has just confirmed. That they are new is noted in the history entry first, because
 * the page starts anew with the session and has to know then where to lead.
 */
export function useJoining() {
  const { session } = useAppServices();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const [entered, setEntered] = useState<SessionReply | null>(null);
  const isNew = typeof state === 'object' && state !== null && 'joined' in state;
  useEffect(() => {
    if (entered !== null && isNew) session.begin(entered);
  }, [entered, isNew, session]);
  const join = (reply: SessionReply) => {
    setEntered(reply);
    void navigate(pathname, { replace: true, state: { joined: true } });
  };
  return { isNew, join };
}
