import { useEffect, useState } from 'react';
import type { SessionReply } from 'shared-contracts/calls/auth';
import { routes } from 'shared-contracts/platform/routes';
import { useLocation, useNavigate } from 'shared-contracts/router';
import { useAppServices } from '../../app-services-context.tsx';

/** Where a new member goes on: to the guide of a first profile, past its first question, which the sign-up had. */
export const NEW_MEMBER_HREF = routes.info.href({ first: '2' });

/**
 * Begins the session of a member who has just confirmed. The history entry notes first that they are new, because the
 * page starts over with the session.
 */
export function useJoining() {
  const { session } = useAppServices();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [entered, setEntered] = useState<SessionReply | null>(null);
  const isNew = typeof state === 'object' && state !== null && 'joined' in state;
  useEffect(() => {
    if (entered !== null && isNew) session.begin(entered);
  }, [entered, isNew, session]);
  const join = (reply: SessionReply) => {
    setEntered(reply);
    void navigate(pathname + search, { replace: true, state: { joined: true } });
  };
  return { isNew, join };
}
