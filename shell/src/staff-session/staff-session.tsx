import { useEffect, useState } from 'react';
import { getStaffFactor, type StaffFactor } from 'shared-contracts/calls/staff-factor';
import { useHost } from 'shared-contracts/host';
import { matchRoute, routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { useLocation } from 'shared-contracts/router';
import { useAppServices } from '../app-services-context.tsx';
import { IdleDialog } from './idle-dialog.tsx';

/**
 * What a session of staff needs on every page: the way to the second factor where it lacks, and an end when it is idle.
 */
export function StaffSession() {
  const { query } = useHost();
  const state = useQuery(query(getStaffFactor, {}));
  const factor = state.data?.data;
  if (factor === undefined) return null;
  return (
    <>
      {isBarred(factor) && <ToSettings />}
      {factor.idle_ms !== null && (
        <IdleDialog
          key={factor.idle_ms}
          idleMs={factor.idle_ms}
          onAlive={() => void state.refetch()}
        />
      )}
    </>
  );
}

/** Whether the desk is closed to this session, as the server has it. */
function isBarred({ state, required, checked_at: checked }: StaffFactor): boolean {
  return state === 'on' ? checked === null : required;
}

/** Leads from the desk to where the second factor is set up or given. */
function ToSettings() {
  const { pathname } = useLocation();
  const { navigation, notices } = useAppServices();
  const isDesk = matchRoute(pathname)?.route.access === 'staff';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isDesk) return;
    if (!isShown) notices.show('factor.needed');
    setShown(true);
    navigation.go(routes.settingsPart.href({ part: 'factor' }), { replace: true });
  }, [isDesk, isShown, navigation, notices]);
  return null;
}
