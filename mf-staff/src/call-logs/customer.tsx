import type { CallLog } from 'shared-contracts/calls/staff';
import { fromPid } from 'shared-contracts/domain/pid';
import { routes } from 'shared-contracts/routes';
import { Anchor } from 'shared-contracts/ui/core';

/** Props of the person who was called; `tabIndex` is -1 where the keyboard shall pass. */
export interface CustomerProps {
  readonly log: CallLog;
  readonly tabIndex?: number;
}

/** Who was called, and below it the profile that the call was about. */
export function Customer({ log, tabIndex }: CustomerProps) {
  const userId = log.pid === null ? null : fromPid(log.pid);
  const profile = log.extra_data.pid_name;
  return (
    <>
      <span className="st-name">{log.customer_name}</span>
      {userId !== null && profile !== null && (
        <Anchor className="st-about" href={routes.profile.href({ userId })} tabIndex={tabIndex}>
          {profile}
        </Anchor>
      )}
    </>
  );
}
